import { useCallback, useEffect, useState } from 'react'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { api } from '../../browser-api.ts'
import { isMissing } from './is-missing.ts'

export type PurchaseState = { state: 'loading' | 'missing' | 'failed' } | { state: 'ready'; purchase: PurchaseView }

/** A purchase by its key, loaded by the browser. `initial`: as the server rendered it for those without scripts; such a page is kept nowhere. */
export function usePurchase(key: string | null | undefined, initial?: PurchaseState | null) {
  const [found, setFound] = useState<PurchaseState>(initial ?? { state: 'loading' })
  const show = useCallback((purchase: PurchaseView) => setFound({ state: 'ready', purchase }), [])

  const reload = useCallback(async () => {
    if (!key) {
      setFound({ state: 'missing' })
      return
    }
    try {
      show(await api('GET /api/purchases/{key}', { params: { key } }))
    } catch (error) {
      // What is on the page already stays there when a later look fails.
      setFound((current) => (current.state === 'ready' ? current : { state: isMissing(error) ? 'missing' : 'failed' }))
    }
  }, [key, show])

  useEffect(() => {
    void reload()
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void reload()
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [reload])

  return { found, reload, show }
}
