import { useEffect, useState } from 'react'
import type { CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import type { LoadArgs } from '../../../loading.ts'
import { usePlainAction } from '../../../parts/returns/plain-form.ts'

/** A case as the server renders it for browsers without scripts. */
export type LoadedCase = CaseView | null
export const loadCase = ({ api: ask, params: { key = '', caseId = '' } }: LoadArgs): Promise<LoadedCase> =>
  ask('GET /api/purchases/{key}/cases/{caseId}', { params: { key, caseId: Number(caseId) } })

/** A case as the browser loads it: undefined while it does, null where there is none. `initial`: as the server rendered it. */
export function useCase(key: string, caseId: number, initial: LoadedCase) {
  const [view, show] = useState<CaseView | null | undefined>(initial ?? undefined)
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/purchases/{key}/cases/{caseId}', { params: { key, caseId }, signal: asked.signal }).then(
      show,
      // What is on the page already stays there when a later look fails.
      () => asked.signal.aborted || show((current) => current ?? null),
    )
    return () => asked.abort()
  }, [key, caseId])
  const say = async (words: string) =>
    show(await api('POST /api/purchases/{key}/cases/{caseId}/statements', { params: { key, caseId }, body: { words } }))
  return { view, show, say, action: usePlainAction(`/order/${key}/cases/${caseId}`) }
}
