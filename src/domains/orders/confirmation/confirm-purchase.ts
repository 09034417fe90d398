import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { acceptOnDelivery } from '../accept-on-delivery.ts'
import { isConfirmationToken } from '../confirmation-token.ts'
import type { PurchaseView } from '../contract.ts'
import { moveOrders } from '../move-orders.ts'
import { readPurchase, requirePurchase } from '../read-purchase.ts'
import { isSold } from '../rules/order-table.ts'
import { awaitsConfirmation } from '../rules/purchase-draft.ts'
import { lockOrders } from '../store/lock-orders.ts'

/**
 * A guest followed the link in the mail: what is paid on delivery counts from now on. Again it changes nothing. `confirmation_invalid` for
 * a link that was never sent, `confirmation_too_late` when the hold is over or the order was given up.
 */
export async function confirmPurchase(deps: Deps, key: string, token: string): Promise<PurchaseView> {
  const { id, heldUntil } = await requirePurchase(deps, key)
  if (!isConfirmationToken(deps, key, token)) throw new Failure('forbidden', 'confirmation_invalid')
  await deps.db.transaction().execute(async (tx) => {
    const orders = await lockOrders(tx, id)
    const waiting = orders.filter(awaitsConfirmation)
    const isOver = heldUntil !== null && heldUntil <= deps.now()
    if (waiting.length === 0 || isOver) {
      const done = orders.some((order) => order.paymentStatus !== 'unpaid' && isSold(order.status))
      if (done && waiting.length === 0) return
      throw new Failure('conflict', 'confirmation_too_late')
    }
    const inside = { ...deps, db: tx }
    await moveOrders(
      inside,
      'buyer',
      waiting.map((order) => ({
        id: order.id,
        from: order,
        to: { status: 'confirmed', paymentStatus: order.paymentStatus },
        event: 'confirmed_by_link',
      })),
    )
    await acceptOnDelivery(inside, id, waiting)
  })
  return readPurchase(deps, key)
}
