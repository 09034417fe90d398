import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../../api-problem.ts'
import { api } from '../../../../browser-api.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

const WAIT_MS = 600
export type Change = (change: Partial<ImportSettings>) => void

/**
 * Settings while they are edited: saved by themselves shortly after each change, one save at a time, so that a reload finds them. When the
 * file is read another way, columns and mapping are the server's again.
 */
export function useSettings(companyId: number, view: ImportView, onView: (view: ImportView) => void) {
  const locale = useLocale()
  const [settings, setSettings] = useState(view.settings)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const latest = useRef(settings)
  const state = useRef({ dirty: false, failed: false, running: Promise.resolve(), timer: 0, gone: false })
  const importId = view.id

  const save = useCallback(async (): Promise<void> => {
    const now = state.current
    if (!now.dirty) return
    now.dirty = false
    if (!now.gone) setSaving(true)
    const sent = latest.current
    try {
      const params = { id: companyId, importId }
      const saved = await api('PUT /api/companies/{id}/imports/{importId}/settings', { params, body: sent })
      now.failed = false
      if (now.gone) return
      setErrors({})
      // Somebody may have typed on meanwhile: only what the server made of the columns is taken over.
      if (!sameColumns(saved.settings, sent) || !sameReading(saved.settings, sent)) {
        const { reading, mapping, categories } = saved.settings
        latest.current = now.dirty
          ? { ...latest.current, mapping, categories }
          : { ...sent, reading, mapping, categories }
        setSettings(latest.current)
      }
      onView(saved)
    } catch (error) {
      now.failed = true
      if (now.gone) return
      const fields = error instanceof ApiProblem ? error.errors : []
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      showFailure(error, locale)
    } finally {
      if (!now.gone) setSaving(false)
    }
  }, [companyId, importId, locale, onView])

  /** True when everything is saved. */
  const flush = useCallback(async (): Promise<boolean> => {
    const now = state.current
    clearTimeout(now.timer)
    now.running = now.running.then(save)
    await now.running
    return !now.failed && !now.dirty
  }, [save])

  const change: Change = (part) => {
    const now = state.current
    latest.current = { ...latest.current, ...part }
    now.dirty = true
    setSettings(latest.current)
    clearTimeout(now.timer)
    now.timer = window.setTimeout(() => void flush(), WAIT_MS)
  }
  useEffect(() => {
    const now = state.current
    now.gone = false
    return () => {
      now.gone = true
      void flush()
    }
  }, [flush])
  return { settings, errors, saving, change, flush }
}

const sameReading = (one: ImportSettings, other: ImportSettings) =>
  JSON.stringify(one.reading) === JSON.stringify(other.reading)
const sameColumns = (one: ImportSettings, other: ImportSettings) =>
  JSON.stringify(one.mapping) === JSON.stringify(other.mapping)
