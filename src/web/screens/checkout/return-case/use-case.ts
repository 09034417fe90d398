import { useEffect, useState } from 'react'
import type { CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import type { LoadArgs } from '../../../loading.ts'
import { sendFilesOf } from '../../../parts/returns/buyer-files.ts'
import type { FilesWay } from '../../../parts/returns/files-way.ts'
import { usePlainAction } from '../../../parts/returns/plain-form.ts'

const FILES = '/api/purchases/{key}/cases/{caseId}/files'

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
  const params = { key, caseId }
  const say = async (words: string, files: number[]) =>
    show(await api('POST /api/purchases/{key}/cases/{caseId}/statements', { params, body: { words, files } }))
  const way: FilesWay = {
    send: sendFilesOf(params),
    get: ({ id: fileId }, preview) =>
      api(`GET ${FILES}/{fileId}`, { params: { ...params, fileId }, query: { preview } }),
    href: ({ id }) => `/api/purchases/${key}/cases/${caseId}/files/${id}`,
  }
  return { view, show, say, way, action: usePlainAction(`/order/${key}/cases/${caseId}`) }
}
