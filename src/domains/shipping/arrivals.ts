import { isHoliday } from '../../platform/calendar/holidays.ts'
import type { Deps } from '../../platform/deps.ts'
import { arrivalAfter } from '../../values/arrival.ts'
import { dispatchOf } from '../../values/dispatch-day.ts'
import { readDispatchRules } from '../settings/index.ts'
import type { Arrivals } from './rules/arrivals.ts'
import { transitOf } from './rules/methods.ts'
import { HOME_COUNTRY } from './rules/reach.ts'

/** When everything asked at this moment arrives, and until when (ms) the answers hold: they turn with the hour of dispatch and at midnight. */
export async function readArrivals(deps: Deps): Promise<{ arrives: Arrivals; changesAt: number }> {
  const rules = await readDispatchRules(deps)
  const dispatch = dispatchOf(deps.now(), rules)
  const arrives: Arrivals = ({ method, dispatchDays, transitDays, country, holiday }) => {
    const { late } = transitOf(method)
    return arrivalAfter(
      dispatch,
      {
        isHoliday: rules.isHoliday,
        rests: (date) => holiday !== null && holiday.from <= date && date <= holiday.until,
        closed: (date) => method !== 'store_pickup' && country !== HOME_COUNTRY && isHoliday(country, date),
      },
      // Over a border one day more may pass.
      { dispatchDays, transitDays, late: late > 0 && country !== HOME_COUNTRY ? late + 1 : late },
    )
  }
  return { arrives, changesAt: dispatch.changesAt }
}
