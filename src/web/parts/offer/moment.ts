import type { Locale } from '../../../values/locale.ts'

/** `2026-12-01T08:00:00Z` → `1 gru 2026, 09:00` in the time zone of whoever looks. */
export function moment(at: string | number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}

/** Time of day only. */
export function timeOfDay(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
}

/** What a date-and-time field holds (`2026-12-01T09:00`, local) as UTC; null: nothing, or no such time. */
export function utcOf(local: string): string | null {
  const at = new Date(local)
  return local && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}
