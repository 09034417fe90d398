import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { type Cancellation, refundable } from '../orders/index.ts'
import { lockToPayBack, payBack, requireWords } from './pay-back.ts'
import { mayCallOff } from './rules/may-refund.ts'
import { leftOf, planRefund, takenBeside } from './rules/plan-refund.ts'
import { findRefundsOf } from './store/refunds.ts'

/**
 * Calls off a paid order whose goods have not left: stock returns once, and all the money that is left goes back. Again it changes nothing,
 * whoever asks. By the buyer only until the seller has begun (`mayCallOff`). `order_not_found`, `paid_order_not_cancellable`,
 * `refund_words_required`.
 */
export async function cancelPaidOrder(
  deps: Deps,
  name: refundable.OrderName,
  decider: refundable.Decider,
  why: Cancellation,
): Promise<void> {
  requireWords(why)
  const { by, byUser } = decider
  const found = await refundable.readOrderToRefund(deps, name)
  if (!found) throw new Failure('notFound', 'order_not_found')
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const locked = await lockToPayBack(inside, found)
    const { order } = locked
    const earlier = await findRefundsOf(tx, [order.id])
    if (earlier.some(({ kind }) => kind === 'cancel')) return
    if (!mayCallOff(by, order)) throw new Failure('conflict', 'paid_order_not_cancellable')
    const parts = planRefund(
      leftOf(
        order,
        earlier.flatMap((one) => one.parts),
        takenBeside(order.givenBack, earlier),
      ),
      { kind: 'whole' },
    )
    if (!Array.isArray(parts)) throw new Failure('conflict', 'paid_order_not_cancellable')
    await payBack(inside, locked, { kind: 'cancel', parts, ...why, by, byUser })
    await refundable.callOffPaid(inside, order, { ...decider, cancelled: why })
  })
}
