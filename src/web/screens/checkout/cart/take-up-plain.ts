import { api } from '../../../browser-api.ts'
import { cartState } from '../../../session/cart-state.ts'
import { session } from '../../../session/session.ts'
import { takeOverCart } from '../../../session/take-over-cart.ts'

/**
 * The cart that this browser has from before its scripts were there is the one it goes on with, and what another holds flows into it; a person's
 * takes it in. A failure stops nobody: the cart is still there the next time.
 */
export async function takeUpPlain({ id, quantity }: { id: string; quantity: number }): Promise<void> {
  if (session.read()) return takeOverCart(api, id)
  const own = cartState.read().id
  if (own === id) return
  if (!own) return cartState.remember({ id, quantity })
  try {
    cartState.remember(await api('POST /api/carts/{cartId}/take-in', { params: { cartId: id }, body: { from: own } }))
  } catch {
    // The cart of before is shown.
  }
}
