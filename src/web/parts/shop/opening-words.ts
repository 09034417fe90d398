import type { Weekday } from '../../../domains/shops/contract.ts'
import type { OpeningState } from '../../../domains/shops/rules/opening-state.ts'
import { dateFormat } from '../../../values/dates.ts'
import { weekdayOf } from '../../../values/days.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Translate } from '../../texts/registry.ts'

export const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** A Monday, for names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

export function dayName(locale: Locale, day: Weekday): string {
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + WEEK.indexOf(day) * 86_400_000)
}

/** `24 grudnia 2026`, with its weekday. */
export function dateName(locale: Locale, date: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return dateFormat(locale, options).format(Date.parse(`${date}T12:00:00Z`))
}

/** `Otwarte do 18:00`, `Zamknięte, otwarcie: poniedziałek, 10:00`. */
export function openingWords(t: Translate<'place'>, locale: Locale, { open, until }: OpeningState): string {
  if (!until) return t(open ? 'openAlways' : 'closedNow')
  const { date, time, inDays } = until
  const day = inDays < 7 ? dayName(locale, weekdayOf(date)) : dateName(locale, date)
  if (open)
    return inDays === 0 || (inDays === 1 && time <= '06:00')
      ? t('openUntil', { time })
      : t('openUntilDay', { day, time })
  if (inDays === 0) return t('opensToday', { time })
  return inDays === 1 ? t('opensTomorrow', { time }) : t('opensDay', { day, time })
}
