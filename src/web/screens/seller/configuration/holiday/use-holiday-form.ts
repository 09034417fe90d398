import { useState } from 'react'
import type { HolidayBody } from '../../../../../domains/branding/contract.ts'
import { marketDay } from '../../../../../values/days.ts'
import { ApiProblem } from '../../../../api-problem.ts'
import { api } from '../../../../browser-api.ts'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { type HolidayDraft, holidayBody, holidayDraft, holidayProblems } from './holiday-draft.ts'

export type HolidayFormProps = {
  companyId: number
  holiday: HolidayBody | null
  onSaved: (holiday: HolidayBody | null) => void
}

/** A holiday while its dates are typed and saved. */
export function useHolidayForm({ companyId, holiday, onSaved }: HolidayFormProps) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const { busy, send } = useSending()
  const today = marketDay(new Date())
  const [draft, setDraft] = useState(() => holidayDraft(holiday, today))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = (part: Partial<HolidayDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    setErrors({})
  }
  const refuse = (words: Readonly<Record<string, string>>) => {
    setErrors(words)
    const [first] = Object.keys(words)
    if (first) setTimeout(() => focusField(first))
  }
  const save = () =>
    send(async () => {
      const problems = Object.entries(holidayProblems(draft, today))
      if (problems.length > 0) return refuse(Object.fromEntries(problems.map(([field, code]) => [field, t(code)])))
      try {
        const call = { params: { id: companyId }, body: holidayBody(draft) }
        onSaved((await api('PUT /api/companies/{id}/holiday', call)).holiday)
        notify('good', t('holidaySaved'))
      } catch (error) {
        const wrong = error instanceof ApiProblem ? error.errors : []
        refuse(Object.fromEntries(wrong.map(({ field, message }) => [field.replace(/^body\./, ''), message])))
        if (wrong.length === 0) notify('danger', `${t('saveFailed')}. ${failureText(error, locale)}`)
      }
    })
  return { draft, change, errors, busy, save, today }
}
