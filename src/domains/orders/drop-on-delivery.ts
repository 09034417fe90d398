import type { Deps } from '../../platform/deps.ts'
import { bookCommissions } from './book-commissions.ts'
import { letGo } from './end-orders.ts'
import { findAccepted } from './store/lock-orders.ts'

/**
 * All that follows when an accepted order that was to be paid on delivery is called off: the counterpart of `acceptOnDelivery`. Call it once
 * an order, in the transaction that writes `cancelled`, with the order locked.
 */
export async function dropOnDelivery(deps: Deps, orderId: number): Promise<void> {
  const order = await findAccepted(deps.db, orderId)
  await bookCommissions(deps, [orderId])
  await letGo(deps, [order], 'cancelled')
}
