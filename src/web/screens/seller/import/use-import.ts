import { useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { type ImportView, isBusy } from '../../../parts/imports/import-types.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

const ASK_MS = 1200
type Act = 'dry-run' | 'run' | 'cancel'

/** An import as the server has it: asked again while it works, and what a person does with it. */
export function useImport(companyId: number, known: ImportView) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [view, setView] = useState(known)
  const [busy, setBusy] = useState(false)
  const { id } = known
  const works = isBusy(view)

  useEffect(() => {
    if (!works) return
    const control = new AbortController()
    const timer = setInterval(() => {
      void api('GET /api/companies/{id}/imports/{importId}', {
        params: { id: companyId, importId: id },
        signal: control.signal,
      })
        .then(setView)
        // No answer this time; the next turn asks again.
        .catch(() => undefined)
    }, ASK_MS)
    return () => {
      clearInterval(timer)
      control.abort()
    }
  }, [works, companyId, id])

  const act = async (what: Act): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      const params = { id: companyId, importId: id }
      setView(await api(`POST /api/companies/{id}/imports/{importId}/${what}`, { params }))
      if (what === 'run') notify('good', t('started'))
      if (what === 'cancel') notify('good', t('cancelled'))
      return true
    } catch (error) {
      showFailure(error, locale)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { view, setView, busy, act }
}
