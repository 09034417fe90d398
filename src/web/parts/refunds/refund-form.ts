import type { OrderRefunds, RefundReason } from '../../../domains/refunds/contract.ts'
import type { RefundAsk } from '../../../domains/refunds/rules/plan-refund.ts'
import { must } from '../../../values/must.ts'
import { parseHundredths } from '../forms/hundredths.ts'

/** As it is typed. */
export type RefundForm = {
  kind: RefundAsk['kind']
  itemId: string
  quantity: string
  amount: string
  reason: RefundReason
  words: string
}

/** What the form asks for, once it is checked. */
export function askOf({ kind, itemId, quantity, amount }: RefundForm, { rest }: OrderRefunds): RefundAsk {
  if (kind === 'line') return { kind, itemId: Number(itemId), quantity: Number(quantity) }
  if (kind === 'amount') return { kind, amount: must(parseHundredths(amount), 'a checked amount') }
  if (kind === 'rest') return { kind, rest: must(rest, 'what was not sent') }
  return { kind }
}
