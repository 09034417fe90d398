import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { Minor } from '../../values/money.ts'
import { type Cancellation, dropOnDelivery, moveOrders, refundable } from '../orders/index.ts'
import { lockToPayBack, payBack, type RefundWay, requireWords } from './pay-back.ts'
import type { LockedToPayBack } from './refund-case.ts'
import { endsByWithdrawal, mayCallOff } from './rules/may-refund.ts'
import { leftOf, planRefund, sumOfParts, takenBeside } from './rules/plan-refund.ts'
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
  const found = await refundable.readOrderToRefund(deps, name)
  if (!found) throw new Failure('notFound', 'order_not_found')
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const locked = await lockToPayBack(inside, found)
    const { order } = locked
    const earlier = await findRefundsOf(tx, [order.id])
    if (earlier.some(({ kind }) => kind === 'cancel')) return
    if (!mayCallOff(decider.by, order)) throw new Failure('conflict', 'paid_order_not_cancellable')
    await callOff(inside, locked, earlier, decider, why)
  })
}

const WITHDRAWN = { by: 'buyer', byUser: null, event: 'withdrawn' } as const
const WHY = { reason: 'buyerAsked', words: null } as const

/**
 * Ends a locked order whose goods have not left, as its buyer withdraws from the contract, in the caller's transaction: stock returns once, and all
 * the money that is left goes back with the delivery; what was to be paid at the door is not. The withdrawal's own mails tell of it. `amount`
 * (grosze): what goes back, and how; null for nothing. `return_not_sent_yet`, `order_not_refundable`.
 */
export async function endWithdrawn(
  inside: Deps,
  locked: LockedToPayBack,
): Promise<{ amount: Minor; way: RefundWay | null }> {
  const { order } = locked
  if (!endsByWithdrawal(order)) throw new Failure('conflict', 'return_not_sent_yet')
  if (order.paymentStatus !== 'paid') {
    const to = { status: 'cancelled', paymentStatus: order.paymentStatus } as const
    const { by, byUser, event } = WITHDRAWN
    await moveOrders(inside, by, [{ id: order.id, from: order, to, event, byUser, detail: WHY }])
    await dropOnDelivery(inside, order.id)
    return { amount: 0, way: null }
  }
  return callOff(inside, locked, await findRefundsOf(inside.db, [order.id]), WITHDRAWN, WHY)
}

async function callOff(
  inside: Deps,
  locked: LockedToPayBack,
  earlier: Awaited<ReturnType<typeof findRefundsOf>>,
  decider: refundable.Decider,
  why: Cancellation,
): Promise<{ amount: Minor; way: RefundWay }> {
  const { order } = locked
  const { by, byUser, event } = decider
  const given = earlier.flatMap((one) => one.parts)
  const parts = planRefund(leftOf(order, given, takenBeside(order.givenBack, earlier)), { kind: 'whole' })
  if (!Array.isArray(parts)) throw new Failure('conflict', 'paid_order_not_cancellable')
  const isToldElsewhere = event === 'withdrawn'
  const way = await payBack(inside, locked, { kind: 'cancel', parts, ...why, by, byUser, isToldElsewhere })
  await refundable.callOffPaid(inside, order, { ...decider, cancelled: why })
  return { amount: sumOfParts(parts), way }
}
