import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { cartState } from '../../../session/cart-state.ts'
import { currentSession } from '../../../session/current-session.ts'
import type { PlainPage } from './plain/plain-page.ts'
import { takeUpPlain } from './take-up-plain.ts'
import { useCartElsewhere } from './use-cart-elsewhere.ts'

/** Changes the cart on the server and takes over the answer. Calls wait for each other, so no older answer wins. */
export type RunOnCart = (call: (cartId: string) => Promise<Cart>) => Promise<void>

function isGone(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.code === 'cart_not_found' || error.errors.some((e) => e.field.endsWith('cartId'))
}

/** Whether what the server drew is what this browser has: then nothing is asked for again. */
function isOurs({ id, quantity }: Cart): boolean {
  const own = cartState.read()
  return !currentSession.read() && own.id === id && own.quantity === quantity
}

/** A guest's browser whose cart the server did not know gets its cookie, so that the next page is drawn with it. */
async function nameCart(page: PlainPage | null): Promise<void> {
  const { id, quantity } = cartState.read()
  if (!page || !id || id === page.cart?.id || quantity === 0 || currentSession.read()) return
  await api('POST /api/carts/{cartId}/name', { params: { cartId: id } }).catch(() => undefined)
}

/** The visitor's cart. `cart` is undefined while it loads and null when there is none. `page`: what the server drew. */
export function useCart(page: PlainPage | null) {
  const [cart, setCart] = useState<Cart | null | undefined>((!page?.isPlain && page?.cart) || undefined)
  const [failed, setFailed] = useState(false)
  const [running, setRunning] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const run: RunOnCart = useCallback((call) => {
    setRunning((count) => count + 1)
    const turn = queue.current.then(async () => {
      try {
        const id = cartState.read().id
        const next = id ? await call(id) : null
        if (next) cartState.remember(next)
        setCart(next)
        setFailed(false)
      } catch (error) {
        if (!isGone(error)) throw error
        cartState.clear()
        setCart(null)
      } finally {
        setRunning((count) => count - 1)
      }
    })
    queue.current = turn.catch(() => undefined)
    return turn
  }, [])

  const reload = useCallback(
    () => run((cartId) => api('GET /api/carts/{cartId}', { params: { cartId } })).catch(() => setFailed(true)),
    [run],
  )

  // Before all that begins with the page: what is done to the cart waits until it is this browser's.
  useLayoutEffect(() => {
    const found = page?.cart
    if (found && !page.isPlain && isOurs(found)) return
    if (found) queue.current = takeUpPlain(found)
    void reload().then(() => nameCart(page))
  }, [reload, page])
  useCartElsewhere(reload)

  return { cart, failed, settled: running === 0, run, reload }
}
