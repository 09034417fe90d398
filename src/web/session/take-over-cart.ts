import type { Api } from '../api-types.ts'
import { cartState } from './cart-state.ts'

/** The cart of whoever is signed in, on this device from now on; a guest's cart flows into it. A failure stops nobody. */
export async function takeOverCart(api: Api, cartId: string | null): Promise<void> {
  try {
    cartState.remember(await api('POST /api/carts/merge', { body: cartId ? { cartId } : {} }))
  } catch {
    // The guest's cart stays as it is; the next start tries again.
  }
}
