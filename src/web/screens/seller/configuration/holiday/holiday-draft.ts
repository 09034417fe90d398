import type { HolidayBody } from '../../../../../domains/branding/contract.ts'
import { LOCALES } from '../../../../../values/locale.ts'

/** What is in the form, under the names by which the server refuses it. */
export type HolidayDraft = Readonly<Record<'from' | 'until' | `note.${(typeof LOCALES)[number]}`, string>>
export type HolidayState = 'none' | 'planned' | 'running'

/** Where a holiday stands on a day (`2026-12-24`); one that is over is none. */
export function holidayState(holiday: Pick<HolidayBody, 'from' | 'until'> | null, today: string): HolidayState {
  if (!holiday || holiday.until < today) return 'none'
  return holiday.from > today ? 'planned' : 'running'
}

/** A holiday that is over is no model for the next one. */
export function holidayDraft(holiday: HolidayBody | null, today: string): HolidayDraft {
  const kept = holidayState(holiday, today) === 'none' ? null : holiday
  const note = LOCALES.map((locale) => [`note.${locale}`, kept?.note?.[locale] ?? ''])
  return { from: kept?.from ?? today, until: kept?.until ?? '', ...Object.fromEntries(note) } as HolidayDraft
}

export function holidayBody({ from, until, ...notes }: HolidayDraft): HolidayBody {
  const given = LOCALES.map((locale) => [locale, notes[`note.${locale}`].trim()] as const).filter(([, text]) => text)
  return {
    from,
    until,
    note: given.length > 0 ? { 'pl-PL': '', ...Object.fromEntries(given) } : null,
  }
}

/** What the form itself finds wrong, by field. */
export function holidayProblems(
  { from, until }: HolidayDraft,
  today: string,
): { [F in 'from' | 'until']?: 'dateNeeded' | 'untilBeforeFrom' | 'untilPast' } {
  if (!from) return { from: 'dateNeeded' }
  if (!until) return { until: 'dateNeeded' }
  if (until < from) return { until: 'untilBeforeFrom' }
  return until < today ? { until: 'untilPast' } : {}
}
