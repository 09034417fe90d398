import { isHoliday } from '../../src/platform/calendar/holidays.ts'
import { addDays, marketDay } from '../../src/values/days.ts'

/** After how many days a period of so many days ends that begins today: one that would end on a weekend or a holiday ends on the next working day. */
export function daysOfPeriod(days: number): number {
  for (let end = days; ; end += 1) {
    const day = addDays(marketDay(new Date()), end)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isHoliday('PL', day)) return end
  }
}
