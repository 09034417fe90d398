import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import type { ImportProblem, ImportView } from '../../../parts/imports/import-types.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

export type Severity = 'all' | ImportProblem['severity']
type Found = { problems: ImportProblem[]; next: string | null }

/** What was wrong, page after page, and the whole of it as a file. */
export function useProblems(companyId: number, view: ImportView) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [severity, setSeverity] = useState<Severity>('all')
  const [found, setFound] = useState<Found | null>(null)
  const { busy: asking, send } = useSending()
  const { busy: loading, download } = useDownload()
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

  const more = () =>
    send(async () => {
      if (!found?.next) return
      try {
        const { problems, next } = await ask(found.next)
        setFound({ problems: [...found.problems, ...problems], next })
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const report = () => {
    const call = { params: { id: companyId, importId: id }, query: severity === 'all' ? {} : { severity } }
    const name = `${t('reportName')}-${id}.csv`
    return download(() => api('GET /api/companies/{id}/imports/{importId}/problems.csv', call), name)
  }
  return { found, severity, setSeverity, busy: asking || loading, more, download: report }
}
