import { isHoliday, timeZoneOf } from '../../platform/calendar/holidays.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Dispatch, dispatchOf } from '../../values/dispatch-day.ts'

/** When what is ordered now leaves, by the clock and the public holidays of the market's country. */
export function readDispatch(deps: Pick<Deps, 'now'>, owner: { country: string }, until: string): Dispatch {
  const country = owner.country || 'PL'
  return dispatchOf(deps.now(), {
    timeZone: timeZoneOf(country),
    until,
    isHoliday: (date) => isHoliday(country, date),
  })
}
