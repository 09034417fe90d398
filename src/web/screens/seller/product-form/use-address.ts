import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OfferPage } from './load-offer.ts'
import { handOver } from './saving/hand-over.ts'
import type { OfferStore } from './saving/offer-store.ts'

/**
 * A new product gets its address with its first save: a reload, another language and the way back find it there. The form stays mounted
 * (`stays` tells the screen which one), with the focus where somebody types.
 */
export function useAddress(store: OfferStore, page: OfferPage, begun: string): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = useSyncExternalStore(
    store.subscribe,
    () => store.read().offer?.id,
    () => undefined,
  )
  // Whoever is on the way out is not held up.
  const leaving = useSyncExternalStore(
    store.subscribe,
    () => store.read().leaving,
    () => false,
  )
  const isNew = page.data.offer === null
  useEffect(() => {
    const { offer } = store.read()
    if (!isNew || leaving || !offer || offer.id !== id) return
    const pathname = `/products/${id}/edit`
    handOver(pathname, { ...page, data: { ...page.data, offer } })
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: { stays: begun } })
  }, [id, isNew, leaving, store, page, search, begun, navigate])
}
