import { isHoliday } from '../../../platform/calendar/holidays.ts'
import type { Deps } from '../../../platform/deps.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import { wallTime } from '../../../values/days.ts'
import { must } from '../../../values/must.ts'
import { readCollecting } from '../../shipping/index.ts'
import { insertBound } from './insert-bound.ts'
import { readReady } from './read-collections.ts'
import { isTimeToCollect } from './rules/when-to-collect.ts'
import { beginDay } from './store.ts'

/** Orders couriers for companies that have it done by itself: once a day, for all that is ready at the cut-off hour. */
export async function collectByTimes(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = wallTime(deps.now(), MARKET_ZONE)
  for (const { companyId, times } of await readCollecting(deps)) {
    if (signal.aborted) return
    // The day may have begun.
    const [from = times.from] = [times.from, now.time].toSorted().slice(-1)
    if (!isTimeToCollect(times, now, (date) => isHoliday('PL', date))) continue
    await deps.db.transaction().execute(async (db) => {
      if (!(await beginDay(db, companyId, now.date))) return
      const inside = { ...deps, db }
      for (const group of await readReady(inside, companyId)) {
        const { carrier, consignment } = must(group[0], 'a label of a group')
        const when = { day: now.date, from, until: times.until }
        const given = { companyId, carrier, sender: consignment.sender, ...when, note: '', automatic: true }
        const ids = group.map(({ id }) => id)
        await insertBound(inside, { ...given, requestedBy: null, requestedAt: deps.now() }, ids)
      }
    })
  }
}
