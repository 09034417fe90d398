import type { Deps } from '../../platform/deps.ts'
import type { PurchaseView } from '../orders/contract.ts'
import { requireOpen } from '../settings/index.ts'
import type { PlaceOrderBody } from './contract.ts'
import { queued } from './order-queue.ts'
import { type Buyer, placeOrder } from './place-order.ts'

/** An order from outside, by the API or by a plain form: while the market is open, and in its turn where many want the same. */
export async function takeOrder(deps: Deps, body: PlaceOrderBody, buyer: Buyer): Promise<PurchaseView> {
  await requireOpen(deps)
  return queued(deps, body.cartId, () => placeOrder(deps, body, buyer))
}
