import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { formatMoney } from '../../values/money.ts'
import { mailed } from '../orders/index.ts'
import { transfers } from '../payments/index.ts'
import { transferOf } from './sections.ts'
import { timeOf } from './words.ts'
import { notify } from './write-once.ts'

/** `name`: the buyer is told once under it. */
export type TransferNews = { purchaseId: number; why: 'start' | 'reminder' | 'part'; name: string }

/**
 * Tells the buyer how to pay by transfer, that nothing came yet, or that a part did, as it stands by now. Nothing where the money is there, or
 * nothing waits for it any more.
 */
export function notifyTransfer(deps: Deps, { purchaseId, why, name: own }: TransferNews): Promise<void> {
  return notify(deps, purchaseId, async ({ deps: inside, news, locale, tell }) => {
    const instructions = await transfers.readInstructions(inside, purchaseId)
    if (!instructions || instructions.status === 'paid') return
    const { heldUntil } = news
    const { currency, received } = instructions
    const missing = instructions.amount - received
    if (missing <= 0) return
    const price = formatMoney(missing, currency, locale)
    const common = {
      link: pageAddress(inside, `/payment/transfer?order=${news.key}`, locale),
      sections: [transferOf({ ...instructions, missing, title: transfers.readableTitle(instructions.title) }, locale)],
    }
    const name = `transfer ${own}`
    // A part is told of also where the hold is over: the goods may be there still.
    if (why === 'part') {
      return tell(name, 'transferInPart', { ...common, price, received: formatMoney(received, currency, locale) })
    }
    if (heldUntil === null || mailed.dueOnline(news.orders) === 0) return
    const template = why === 'start' ? 'transferToSend' : 'transferReminder'
    return tell(name, template, { ...common, price, until: timeOf(heldUntil, locale) })
  })
}
