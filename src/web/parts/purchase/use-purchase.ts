import { useCallback, useEffect, useState } from 'react'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { ApiProblem } from '../../api-problem.ts'
import { api } from '../../browser-api.ts'

export type PurchaseState = { state: 'loading' | 'missing' | 'failed' } | { state: 'ready'; purchase: PurchaseView }

/** A purchase by its key, loaded by the browser. `initial`: what the server rendered for those without scripts; such a page is kept nowhere. */
export function usePurchase(key: string | null | undefined, initial?: PurchaseView) {
  const [found, setFound] = useState<PurchaseState>(
    initial ? { state: 'ready', purchase: initial } : { state: 'loading' },
  )
  const show = useCallback((purchase: PurchaseView) => setFound({ state: 'ready', purchase }), [])

  const reload = useCallback(async () => {
    if (!key) {
      setFound({ state: 'missing' })
      return
    }
    try {
      show(await api('GET /api/purchases/{key}', { params: { key } }))
    } catch (error) {
      const missing =
        error instanceof ApiProblem && (error.status === 404 || error.status === 400 || error.status === 422)
      // What is on the page already stays there when a later look fails.
      setFound((current) => (current.state === 'ready' ? current : { state: missing ? 'missing' : 'failed' }))
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
