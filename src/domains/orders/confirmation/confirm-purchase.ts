import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { acceptOnDelivery } from '../accept-on-delivery.ts'
import { isConfirmationToken } from '../confirmation-token.ts'
import type { PurchaseView } from '../contract.ts'
import { readPurchase, requirePurchase } from '../read-purchase.ts'
import { awaitsConfirmation } from '../rules/purchase-draft.ts'
import { applyChanges, type LockedOrder, lockOrders } from '../store/transitions.ts'

const ACCEPTED: readonly LockedOrder['status'][] = ['confirmed', 'shipped', 'delivered']

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
      const done = orders.some((order) => order.paymentStatus !== 'unpaid' && ACCEPTED.includes(order.status))
      if (done && waiting.length === 0) return
      throw new Failure('conflict', 'confirmation_too_late')
    }
    await applyChanges(
      tx,
      deps.now(),
      waiting.map((order) => ({
        id: order.id,
        from: order.status,
        to: 'confirmed',
        paymentStatus: order.paymentStatus,
        amountPaid: 0,
        note: 'confirmed by link',
      })),
    )
    await acceptOnDelivery({ ...deps, db: tx }, id, waiting)
  })
  return readPurchase(deps, key)
}
