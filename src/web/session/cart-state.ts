import type { Cart } from '../../domains/cart/contract.ts'
import { ApiProblem } from '../api-problem.ts'
import type { Api } from '../api-types.ts'
import { readItem, writeItem } from './storage.ts'
import { createStore, useStore } from './store.ts'

const ID_KEY = 'cart'
const COUNT_KEY = 'cartQuantity'

/** `quantity` is remembered beside the id, so that the badge needs no call on each page. */
export type CartState = { id: string | null; quantity: number }
const EMPTY: CartState = { id: null, quantity: 0 }
const store = createStore<CartState>(EMPTY)

/** The guest's cart: its unguessable id is kept on this device, its content on the server. */
export const cartState = {
  read: store.read,
  subscribe: store.subscribe,
  restore(): void {
    const id = readItem('localStorage', ID_KEY)
    store.write(id ? { id, quantity: Number(readItem('localStorage', COUNT_KEY)) || 0 } : EMPTY)
  },
  /** Call with every cart the server answers. */
  remember(cart: Pick<Cart, 'id' | 'quantity'>): void {
    writeItem('localStorage', ID_KEY, cart.id)
    writeItem('localStorage', COUNT_KEY, String(cart.quantity))
    store.write({ id: cart.id, quantity: cart.quantity })
  },
  clear(): void {
    writeItem('localStorage', ID_KEY, null)
    writeItem('localStorage', COUNT_KEY, null)
    store.write(EMPTY)
  },
}

/** Puts a version in; makes a cart when there is none yet or the old one is gone. Throws `ApiProblem` (`not_enough_stock`, …). */
export async function addToCart(api: Api, versionId: number, quantity = 1): Promise<Cart> {
  const put = async (cartId: string) => {
    const cart = await api('POST /api/carts/{cartId}/lines', { params: { cartId }, body: { versionId, quantity } })
    cartState.remember(cart)
    return cart
  }
  const known = store.read().id
  if (known) {
    try {
      return await put(known)
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'cart_not_found') throw error
    }
  }
  return put((await api('POST /api/carts')).id)
}

export function useCartState(): CartState {
  return useStore(store, EMPTY)
}
