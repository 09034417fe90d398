import { holidaysOf } from '../../../platform/calendar/holidays.ts'
import type { Deps } from '../../../platform/deps.ts'
import { addDays, marketDay } from '../../../values/days.ts'
import type { Locale } from '../../../values/locale.ts'

type Holiday = { date: string; name: string; names: Record<Locale, string> }

/** Public holidays from today (in Poland) on for twelve months, in date order. */
export function readHolidays(deps: Deps, country: string, locale: Locale): { holidays: Holiday[] } {
  const from = marketDay(deps.now())
  const holidays = holidaysOf(country, from, addDays(from, 366))
  return { holidays: holidays.map(({ date, names }) => ({ date, name: names[locale], names })) }
}
