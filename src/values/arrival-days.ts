import type { Arrival } from './arrival.ts'
import { dateFormat } from './dates.ts'
import type { Locale } from './locale.ts'

type Weekday = 'long' | 'short'

/** Both ends in words; the first names its month only where the other has another one. Lists have room for short weekdays alone. */
export function arrivalDays(locale: Locale, { from, until }: Arrival, weekday: Weekday = 'long'): Arrival {
  const sameMonth = from.slice(0, 7) === until.slice(0, 7)
  return {
    from: dayInWords(locale, from, { weekday, withMonth: !sameMonth }),
    until: dayInWords(locale, until, { weekday, withMonth: true }),
  }
}

/** `Tuesday 24 November`, in the order that people say it: days of the calendar have no time zone. */
function dayInWords(
  locale: Locale,
  date: string,
  { weekday, withMonth }: { weekday: Weekday; withMonth: boolean },
): string {
  const at = new Date(`${date}T12:00:00Z`)
  const zone = { timeZone: 'UTC' } as const
  const name = dateFormat(locale, { ...zone, weekday }).format(at)
  const day = String(Number(date.slice(8)))
  const month = withMonth
    ? dateFormat(locale, { ...zone, day: 'numeric', month: 'long' })
        .formatToParts(at)
        .find(({ type }) => type === 'month')?.value
    : undefined
  if (locale === 'en-US') return [name, day, month].filter(Boolean).join(' ')
  return [`${name},`, locale === 'de-DE' ? `${day}.` : day, month].filter(Boolean).join(' ')
}
