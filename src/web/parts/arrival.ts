import type { Arrival } from '../../values/arrival.ts'
import { arrivalDays } from '../../values/arrival-days.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'

/** When it comes, in words: `between Tuesday 24 and Thursday 26 November`, or the one day; in lists `between Tue 24 and Thu 26 November`. */
export function useArrivalText(weekday: 'long' | 'short' = 'long'): (arrival: Arrival) => string {
  const t = useTexts('shell')
  const locale = useLocale()
  return (arrival) => {
    const { from, until } = arrivalDays(locale, arrival, weekday)
    return arrival.from === arrival.until ? until : t('arrivesBetween', { from, until })
  }
}
