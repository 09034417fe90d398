import { isHoliday, timeZoneOf } from '../../platform/calendar/holidays.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Dispatch, type DispatchRules, dispatchOf } from '../../values/dispatch-day.ts'

/** By which clock and which public holidays what is ordered leaves: those of the market's country. */
export function dispatchRules(owner: { country: string }, until: string): DispatchRules {
  const country = owner.country || 'PL'
  return { timeZone: timeZoneOf(country), until, isHoliday: (date) => isHoliday(country, date) }
}

/** When what is ordered now leaves. */
export function readDispatch(deps: Pick<Deps, 'now'>, owner: { country: string }, until: string): Dispatch {
  return dispatchOf(deps.now(), dispatchRules(owner, until))
}
