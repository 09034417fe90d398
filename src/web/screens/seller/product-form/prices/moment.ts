import { dateFormat } from '../../../../../values/dates.ts'
import type { Locale } from '../../../../../values/locale.ts'

/** `2026-12-01T08:00:00Z` → `1 gru 2026, 09:00`, as the clocks show it in Poland. */
export function moment(at: string | number, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}

/** Time of day only. */
export function timeOfDay(at: number, locale: Locale): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
}

/** What a date-and-time field holds, as the market takes it: the time on the clocks in Poland, wherever one sits. Null: no such time. */
export function momentOf(typed: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) && !Number.isNaN(Date.parse(`${typed}Z`)) ? typed : null
}
