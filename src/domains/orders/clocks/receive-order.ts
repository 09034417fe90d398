import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import type { PurchaseView } from '../contract.ts'
import { moveOrders } from '../move-orders.ts'
import { readPurchase, requirePurchase } from '../read-purchase.ts'
import { canBecome } from '../rules/order-table.ts'
import { lockOfPurchase } from './store.ts'

/**
 * The buyer has an order; what was to be paid on delivery is paid by that, as nobody hands goods over without. Again it changes nothing.
 * `purchase_not_found`, `order_not_found`, `order_not_under_way`.
 */
export async function receiveOrder(deps: Deps, key: string, number: string): Promise<PurchaseView> {
  const { id: purchaseId } = await requirePurchase(deps, key)
  await deps.db.transaction().execute(async (db) => {
    const order = await lockOfPurchase(db, purchaseId, number)
    if (!order) throw new Failure('notFound', 'order_not_found')
    if (order.status === 'delivered' || order.status === 'completed') return
    if (!canBecome(order.status, 'delivered', 'buyer')) throw new Failure('conflict', 'order_not_under_way')
    const isPaidNow = order.paymentStatus === 'onDelivery'
    await moveOrders({ ...deps, db }, 'buyer', [
      {
        id: order.id,
        from: order,
        to: { status: 'delivered', paymentStatus: isPaidNow ? 'paid' : order.paymentStatus },
        event: 'received',
        ...(isPaidNow && { amountPaid: order.total }),
      },
    ])
  })
  return readPurchase(deps, key)
}
