import type { Deps } from '../../platform/deps.ts'
import { type Cancellation, refundable } from '../orders/index.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { requireOrder } from './order-refunds.ts'
import { requireWords } from './pay-back.ts'

/**
 * Calls off any order whose goods have not left, for the operator: what was paid goes back. Again it changes nothing. `order_not_found`,
 * `order_not_cancellable`, `paid_order_not_cancellable`, `refund_words_required`.
 */
export async function cancelAsOperator(
  deps: Deps,
  number: string,
  { byUser }: { byUser: string },
  why: Cancellation,
): Promise<void> {
  requireWords(why)
  const order = await requireOrder(deps, { number })
  const isDone = await refundable.callOffUnpaid(deps, order, { by: 'operator', byUser, cancelled: why })
  if (!isDone) await cancelPaidOrder(deps, { number }, { by: 'operator', byUser }, why)
}
