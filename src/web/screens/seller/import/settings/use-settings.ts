import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '../../../../browser-api.ts'
import { createDraft } from '../../../../parts/forms/draft/create-draft.ts'
import { inTurn, useAutosave } from '../../../../parts/forms/draft/use-autosave.ts'
import { fieldMessages } from '../../../../parts/forms/field-messages.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

export type Change = (change: Partial<ImportSettings>) => void

/** Settings while they are edited: they save themselves shortly after each change, so that a reload finds them. */
export function useSettings(companyId: number, view: ImportView, onView: (view: ImportView) => void) {
  const locale = useLocale()
  const [store] = useState(() => createDraft<ImportSettings, { saving: boolean }>(view.settings, { saving: false }))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const importId = view.id
  /** True when everything is saved. */
  const flush = useMemo(
    () =>
      inTurn(async () => {
        const { base, draft: sent } = store.read()
        // A space can be a separator: only what nobody touched is the same here.
        if (sent === base) return true
        store.set({ saving: true })
        try {
          const params = { id: companyId, importId }
          const saved = await api('PUT /api/companies/{id}/imports/{importId}/settings', { params, body: sent })
          const { draft: typed } = store.read()
          const draft = withColumns(typed, sent, saved.settings)
          store.set({ base: typed === sent ? draft : sent, draft, errors: {} })
          if (!gone.current) onView(saved)
          return typed === sent
        } catch (error) {
          store.set({ errors: fieldMessages(error) })
          if (!gone.current) showFailure(error, locale)
          return false
        } finally {
          store.set({ saving: false })
        }
      }),
    [store, companyId, importId, locale, onView],
  )
  useAutosave({ store, waitMs: 600, due: ({ base, draft }) => base !== draft, save: flush, atEnd: true })
  return { settings: state.draft, errors: state.errors, saving: state.saving, change: store.change as Change, flush }
}

/** When the file is read another way, columns and mapping are the server's again; what was typed meanwhile stays. */
function withColumns(typed: ImportSettings, sent: ImportSettings, saved: ImportSettings): ImportSettings {
  const isAsSent = (['reading', 'mapping'] as const).every(
    (part) => JSON.stringify(saved[part]) === JSON.stringify(sent[part]),
  )
  if (isAsSent) return typed
  const { reading, mapping, categories } = saved
  return typed === sent ? { ...typed, reading, mapping, categories } : { ...typed, mapping, categories }
}
