import { useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
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
  const { busy: beginning, send } = useSending()
  const { busy: loading, download } = useDownload()
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

  const begin = (format: Export['format'], which: Which) =>
    send(async () => {
      try {
        const body = { format, status: which === 'all' ? null : which }
        const begun = await api('POST /api/companies/{id}/exports', { params, body })
        notify('good', t('exportStarted'))
        setExports((before) => [begun, ...before.filter(({ id }) => id !== begun.id)].slice(0, 10))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const take = (one: Export) => {
    const target = { params: { ...params, exportId: one.id } }
    return download(() => api('GET /api/companies/{id}/exports/{exportId}/file', target), one.name)
  }
  return { exports, busy: beginning || loading, begin, download: take }
}
