import { useEffect, useState } from 'react'
import type { CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'

/** A case as the browser loads it: undefined while it does, null where there is none. */
export function useCase(key: string, caseId: number) {
  const [view, show] = useState<CaseView | null | undefined>(undefined)
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/purchases/{key}/cases/{caseId}', { params: { key, caseId }, signal: asked.signal }).then(
      show,
      () => asked.signal.aborted || show(null),
    )
    return () => asked.abort()
  }, [key, caseId])
  return { view, show }
}
