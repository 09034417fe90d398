import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { correctOrder } from '../documents/index.ts'
import { findRefund, findRefundsOf, type StoredRefund } from './store/refunds.ts'

/** Corrects the documents of an order for a refund, once. Does nothing before they are issued: `correctIssued` follows then. */
export async function correctDocuments(deps: Deps, refundId: number): Promise<void> {
  await correct(deps, must(await findRefund(deps.db, refundId), `refund ${refundId}`))
}

/** The documents of an order are there: refunds that were decided before correct them. */
export async function correctIssued(deps: Deps, orderId: number): Promise<void> {
  for (const refund of await findRefundsOf(deps.db, [orderId])) await correct(deps, refund)
}

async function correct(deps: Deps, { id, orderId, parts, reason }: StoredRefund): Promise<void> {
  // Polish, as the law of the place has it. The words were written to the buyer alone.
  const words = translate(allTexts['pl-PL'].refunds, 'pl-PL', `refund_reason_${reason}`)
  await correctOrder(deps, { orderId, back: { parts }, reason: words, key: `refund:${id}` })
}
