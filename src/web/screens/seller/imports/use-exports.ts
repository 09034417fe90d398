import { useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { saveDownload } from '../../../parts/files/save-download.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { Exports } from './load-imports.ts'

const ASK_MS = 1500
type Export = Exports[number]
export type Which = 'all' | 'published' | 'draft' | 'paused'

/** Exports of the company: begun, watched until they are ready, downloaded. */
export function useExports(companyId: number, known: Exports) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [exports, setExports] = useState(known)
  const [busy, setBusy] = useState(false)
  const waits = exports.some(({ status }) => status === 'running')
  const params = { id: companyId }

  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => {
      void api('GET /api/companies/{id}/exports', { params: { id: companyId } })
        .then((now) => {
          const before = exports.find(({ status }) => status === 'running')
          const ready = now.exports.find(({ id, status }) => id === before?.id && status === 'done')
          if (ready) notify('good', t('exportReady', { name: ready.name }))
          setExports(now.exports)
        })
        // The next turn asks again.
        .catch(() => undefined)
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [waits, companyId, exports, t])

  const guarded = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    await act().catch((error: unknown) => showFailure(error, locale))
    setBusy(false)
  }
  const begin = (format: Export['format'], which: Which) =>
    guarded(async () => {
      const body = { format, status: which === 'all' ? null : which }
      const begun = await api('POST /api/companies/{id}/exports', { params, body })
      notify('good', t('exportStarted'))
      setExports((before) => [begun, ...before.filter(({ id }) => id !== begun.id)].slice(0, 10))
    })
  const download = (one: Export) =>
    guarded(async () => {
      const target = { params: { ...params, exportId: one.id } }
      saveDownload(await api('GET /api/companies/{id}/exports/{exportId}/file', target), one.name)
    })
  return { exports, busy, begin, download }
}
