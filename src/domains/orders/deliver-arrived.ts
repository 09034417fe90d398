import type { Deps } from '../../platform/deps.ts'
import { moveOrders } from './move-orders.ts'
import type { OrderPaymentStatus } from './rules/order-payment-table.ts'
import { lockShipped } from './store/followed.ts'

/** Where the money is known without anybody at the door: of what is paid there only the seller knows. */
const KNOWN: readonly OrderPaymentStatus[] = ['paid', 'refundDue', 'refunded']

/**
 * All that an order holds has arrived, as its carriers say: what is on its way counts as delivered. Anything else stays as it is, so that news
 * which come twice or late change nothing.
 */
export async function deliverArrived(deps: Deps, orderId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const order = await lockShipped(db, orderId)
    if (order?.status !== 'shipped' || !KNOWN.includes(order.paymentStatus)) return
    const to = { ...order, status: 'delivered' as const }
    await moveOrders({ ...deps, db }, 'system', [{ id: order.id, from: order, to, event: 'delivered_by_carrier' }])
  })
}

/**
 * A carrier reports that it has taken all that was to be paid on delivery: who paid has the goods. What is on its way counts as delivered and paid;
 * anything else stays as it is, so that a report that comes twice or late changes nothing.
 */
export async function deliverCollected(deps: Deps, orderId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const order = await lockShipped(db, orderId)
    if (order?.status !== 'shipped' || order.paymentStatus !== 'onDelivery') return
    const to = { status: 'delivered' as const, paymentStatus: 'paid' as const }
    // The report is the seller's, of its own contract: the money is with it, as when it says so itself.
    await moveOrders({ ...deps, db }, 'seller', [
      { id: order.id, from: order, to, event: 'delivered_by_carrier', amountPaid: order.total },
    ])
  })
}
