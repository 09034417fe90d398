import Holidays from 'date-holidays'
import { MARKET_ZONE } from '../../values/dates.ts'
import { eachLocale, LOCALES, type Locale, languageOf } from '../../values/locale.ts'

export type NamedDay = { date: string; names: Record<Locale, string> }

/** Public holidays of a country between two dates, both included; none for a country that the calendar does not know. */
export function holidaysOf(country: string, from: string, to: string): NamedDay[] {
  const calendar = new Holidays(country)
  if (!calendar.getRules().length) return []
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
  const days = new Map<string, NamedDay>()
  for (const locale of LOCALES) {
    for (const { date, name, type } of years.flatMap((year) => calendar.getHolidays(year, languageOf(locale)))) {
      const day = date.slice(0, 10)
      if (type !== 'public' || day < from || day > to) continue
      const known = days.get(day) ?? { date: day, names: eachLocale(() => name) }
      known.names[locale] = name
      days.set(day, known)
    }
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** The clock of a country's (first) time zone; the market's for a country the calendar does not know. */
export function timeZoneOf(country: string): string {
  return calendarOf(country).getTimezones()?.[0] ?? MARKET_ZONE
}

const calendars = new Map<string, Holidays>()
const years = new Map<string, ReadonlySet<string>>()

function calendarOf(country: string): Holidays {
  const calendar = calendars.get(country) ?? new Holidays(country)
  calendars.set(country, calendar)
  return calendar
}

/** Whether a date (YYYY-MM-DD) is a public holiday of a country. */
export function isHoliday(country: string, date: string): boolean {
  const year = date.slice(0, 4)
  const key = `${country} ${year}`
  let days = years.get(key)
  if (!days) {
    const known = calendarOf(country).getRules()?.length ? calendarOf(country).getHolidays(Number(year)) : []
    days = new Set(known.filter(({ type }) => type === 'public').map((one) => one.date.slice(0, 10)))
    years.set(key, days)
  }
  return days.has(date)
}
