import { useEffect } from 'react'
import { cartState } from '../../../session/cart-state.ts'

/** Asks again when the cart may be another one: changed, ordered or given up in another tab, or ordered since this page was left. */
export function useCartElsewhere(reload: () => Promise<void>): void {
  useEffect(() => {
    // Back from the payment: the browser shows the page as it was.
    const again = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      cartState.restore()
      void reload()
    }
    // Null: all of the storage was emptied.
    const changed = ({ key }: StorageEvent) => {
      if (key?.startsWith('cart') === false) return
      cartState.restore()
      void reload()
    }
    window.addEventListener('pageshow', again)
    window.addEventListener('storage', changed)
    return () => {
      window.removeEventListener('pageshow', again)
      window.removeEventListener('storage', changed)
    }
  }, [reload])
}
