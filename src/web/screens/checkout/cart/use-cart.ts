import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { cartState } from '../../../session/cart-state.ts'
import { takeUpPlain } from './take-up-plain.ts'

/** Changes the cart on the server and takes over the answer. Calls wait for each other, so no older answer wins. */
export type RunOnCart = (call: (cartId: string) => Promise<Cart>) => Promise<void>

function isGone(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.code === 'cart_not_found' || error.errors.some((e) => e.field.endsWith('cartId'))
}

/** The visitor's cart. `cart` is undefined while it loads and null when there is none. `found`: one from before scripts were there. */
export function useCart(found: Pick<Cart, 'id' | 'quantity'> | null) {
  const [cart, setCart] = useState<Cart | null>()
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

  useEffect(() => {
    if (found) queue.current = takeUpPlain(found)
    void reload()
    // Back from the payment: the browser shows the page as it was, the cart may be ordered by now.
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void reload()
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [reload, found])

  return { cart, failed, settled: running === 0, run, reload }
}
