import type { HolidayBody } from '../../../../../domains/branding/contract.ts'
import { marketDay } from '../../../../../values/days.ts'
import { api } from '../../../../browser-api.ts'
import { useDraft } from '../../../../parts/forms/draft/use-draft.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { type HolidayDraft, holidayBody, holidayDraft, holidayProblems } from './holiday-draft.ts'

export type HolidayFormProps = {
  companyId: number
  holiday: HolidayBody | null
  onSaved: (holiday: HolidayBody | null) => void
}

/** A holiday while its dates are typed and saved. */
export function useHolidayForm({ companyId, holiday, onSaved }: HolidayFormProps) {
  const t = useTexts('configuration')
  const today = marketDay(new Date())
  const form = useDraft<HolidayBody | null, HolidayDraft>({
    loaded: holiday,
    toDraft: (one) => holidayDraft(one, today),
    check: (draft) =>
      Object.fromEntries(Object.entries(holidayProblems(draft, today)).map(([field, code]) => [field, t(code)])),
    async send(draft) {
      const call = { params: { id: companyId }, body: holidayBody(draft) }
      return (await api('PUT /api/companies/{id}/holiday', call)).holiday
    },
    onSaved,
    words: { done: t('holidaySaved'), failed: t('saveFailed') },
  })
  return {
    ...form,
    today,
    change(part: Partial<HolidayDraft>) {
      form.change(part)
      // The two dates are wrong together.
      form.mend(() => true)
    },
  }
}
