import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { saveDownload } from '../../../parts/files/save-download.ts'
import type { ImportProblem, ImportView } from '../../../parts/imports/import-types.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

export type Severity = 'all' | 'rejected' | 'warning'
type Found = { problems: ImportProblem[]; next: string | null }

/** What was wrong, page after page, and the whole of it as a file. */
export function useProblems(companyId: number, view: ImportView) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [severity, setSeverity] = useState<Severity>('all')
  const [found, setFound] = useState<Found | null>(null)
  const [busy, setBusy] = useState(false)
  const { id } = view

  const ask = useCallback(
    (after: string | null, signal?: AbortSignal) =>
      api('GET /api/companies/{id}/imports/{importId}/problems', {
        params: { id: companyId, importId: id },
        query: { ...(severity === 'all' ? {} : { severity }), ...(after === null ? {} : { after }) },
        ...(signal && { signal }),
      }),
    [companyId, id, severity],
  )
  useEffect(() => {
    const control = new AbortController()
    ask(null, control.signal)
      .then(setFound)
      .catch((error: unknown) => {
        if (!control.signal.aborted) showFailure(error, locale)
      })
    return () => control.abort()
  }, [ask, locale])

  const guarded = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    await act().catch((error: unknown) => showFailure(error, locale))
    setBusy(false)
  }
  const more = () =>
    guarded(async () => {
      if (!found?.next) return
      const { problems, next } = await ask(found.next)
      setFound({ problems: [...found.problems, ...problems], next })
    })
  const download = () =>
    guarded(async () => {
      const file = await api('GET /api/companies/{id}/imports/{importId}/problems.csv', {
        params: { id: companyId, importId: id },
        query: severity === 'all' ? {} : { severity },
      })
      saveDownload(file, `${t('reportName')}-${id}.csv`)
    })
  return { found, severity, setSeverity, busy, more, download }
}
