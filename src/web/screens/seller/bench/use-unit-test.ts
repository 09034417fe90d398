import { useEffect, useMemo, useRef, useState } from 'react'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import { api } from '../../../browser-api.ts'
import { useDraft } from '../../../parts/forms/draft/use-draft.ts'
import { type FactsForm, formOfFacts, readFacts } from '../../../parts/units/facts-form.ts'
import { type Photo, readWork, writeWork } from '../../../parts/units/kept-work.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** Milliseconds after the last change until the work is kept on this device. */
const WAIT = 400

type Options = { companyId: number; unit: OwnUnit; onSaved: (unit: OwnUnit) => void }

/**
 * Testing one unit: what is typed is kept on this device until the market has it, so that a lost connection or a closed page loses nothing. The same
 * save sent twice is one: it carries the same key until it is answered.
 */
export function useUnitTest({ companyId, unit, onSaved }: Options) {
  const t = useTexts('bench')
  const today = marketDay(new Date())
  const sent = useRef({ body: '', key: '' })
  const [photos, setPhotos] = useState<readonly Photo[]>(() => readWork(companyId, unit.code).photos)
  const draft = useDraft<OwnUnit, FactsForm>({
    loaded: unit,
    revision: ({ events }) => events.length,
    toDraft: ({ facts }) => formOfFacts(facts, today),
    check: (form) => Object.fromEntries(readFacts(form, unit.group).wrong.map((field) => [field, t('wrongValue')])),
    send: async (form) => {
      const { facts } = readFacts(form, unit.group)
      const note = form.note.trim()
      const body = { facts, ...(note && { note }) }
      const text = JSON.stringify(body)
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() }
      const params = { id: companyId, code: unit.code }
      const saved = await api('PUT /api/companies/{id}/units/{code}/facts', {
        params,
        body,
        idempotencyKey: sent.current.key,
      })
      sent.current = { body: '', key: '' }
      return saved
    },
    onSaved: (saved) => {
      writeWork(companyId, unit.code, { form: null })
      onSaved(saved)
    },
    words: { done: t('saved'), failed: t('notSaved'), wrong: t('somethingWrong') },
  })
  const { change, isChanged, draft: form } = draft
  const [found, setFound] = useState(() => readWork(companyId, unit.code).form)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isChanged) writeWork(companyId, unit.code, { form })
    }, WAIT)
    return () => clearTimeout(timer)
  }, [companyId, unit.code, form, isChanged])
  const read = useMemo(() => readFacts(form, unit.group), [form, unit.group])
  return {
    ...draft,
    today,
    facts: read.wrong.length > 0 ? null : read.facts,
    wrong: (field: string) => draft.errors[field],
    photos,
    setPhotos: (next: readonly Photo[]) => {
      setPhotos(next)
      writeWork(companyId, unit.code, { photos: next })
    },
    /** What an interrupted test has left on this device. */
    found,
    restore: () => {
      if (found) change(found)
      setFound(null)
    },
    discard: () => {
      writeWork(companyId, unit.code, { form: null })
      setFound(null)
    },
  }
}

export type UnitTest = ReturnType<typeof useUnitTest>
