import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { letGo } from './end-orders.ts'
import { moveOrders } from './move-orders.ts'
import type { Cancellation } from './rules/cancel-reasons.ts'
import { OPEN_PAYMENTS } from './rules/order-payment-table.ts'
import { canBecome, isReceived, mayGiveUp } from './rules/order-table.ts'
import { findAccepted } from './store/lock-orders.ts'
import { findOrderToRefund, lockOrder, type OrderToRefund } from './store/order-to-refund.ts'

/**
 * The operator knows that an order arrived, and from where (`words`, for the log); what was to be paid on delivery is paid by that, as by the
 * buyer's word. Again it changes nothing. `order_not_found`, `order_not_under_way`.
 */
export async function deliverAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  number: string,
  words: string,
): Promise<void> {
  const { userId: byUser } = requireOperator(actor)
  const found = await findOrderToRefund(deps.db, { number })
  if (!found) throw new Failure('notFound', 'order_not_found')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await lockAnew(inside, found)
    if (isReceived(order.status)) return
    // A dispute ends by its decision alone, though it may go back to what was delivered.
    const isUnderWay = order.status !== 'disputed' && canBecome(order.status, 'delivered', 'operator')
    if (!isUnderWay) throw new Failure('conflict', 'order_not_under_way')
    const isPaidNow = order.paymentStatus === 'onDelivery'
    await moveOrders(inside, 'operator', [
      {
        id: order.id,
        from: order,
        to: { status: 'delivered', paymentStatus: isPaidNow ? 'paid' : order.paymentStatus },
        event: 'delivered_by_operator',
        byUser,
        ...(isPaidNow && { amountPaid: order.total }),
      },
    ])
    await note(inside, 'orderDeliveredByOperator', byUser, order, { words })
  })
}

/**
 * Calls off an order that nobody has paid, for the operator until its goods have left, for the buyer until its seller begins: stock returns once;
 * money that comes all the same goes back by itself. False where it is paid, or its money has come meanwhile. Again it changes nothing. `order_not_cancellable`.
 */
export function callOffUnpaid(
  deps: Deps,
  found: OrderToRefund,
  { by, byUser, cancelled }: { by: 'buyer' | 'operator'; byUser: string | null; cancelled: Cancellation },
): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await lockAnew(inside, found)
    if (!OPEN_PAYMENTS.includes(order.paymentStatus)) return false
    if (order.status === 'cancelled') return true
    const may = by === 'buyer' ? mayGiveUp(order.status) : canBecome(order.status, 'cancelled', by)
    if (!may) throw new Failure('conflict', 'order_not_cancellable')
    await moveOrders(inside, by, [
      {
        id: order.id,
        from: order,
        to: { status: 'cancelled', paymentStatus: order.paymentStatus },
        event: by === 'buyer' ? 'by_buyer' : 'by_operator',
        byUser,
        detail: cancelled,
      },
    ])
    await letGo(inside, [await findAccepted(db, order.id)], 'cancelled')
    if (by === 'operator') await note(inside, 'orderCalledOffByOperator', byUser, order, cancelled)
    return true
  })
}

/** As it stands once nobody else holds it. */
async function lockAnew({ db }: Pick<Deps, 'db'>, { id, number }: OrderToRefund): Promise<OrderToRefund> {
  await lockOrder(db, id)
  return must(await findOrderToRefund(db, { number }), `order ${number}`)
}

function note(
  deps: Deps,
  action: 'orderDeliveredByOperator' | 'orderCalledOffByOperator',
  actorId: string | null,
  { companyId, number }: OrderToRefund,
  why: { words: string | null; reason?: string },
): Promise<void> {
  const subjectId = String(companyId)
  return recordAudit(deps, { actorId, action, subjectKind: 'company', subjectId, detail: { number, ...why } })
}
