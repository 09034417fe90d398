import type { Deps } from '../../platform/deps.ts'
import { addDays, marketDay } from '../../values/days.ts'
import { deleteDaysBefore } from './store/views.ts'

/** A year to compare with, and a month of grace. */
const KEPT_DAYS = 400
const AT_ONCE = 20

/** Deletes the views of long ago, some companies' days at a time. Again it finds nothing; a stop in between loses nothing. */
export async function purgeViews(deps: Deps): Promise<void> {
  const first = addDays(marketDay(deps.now()), -KEPT_DAYS)
  while ((await deleteDaysBefore(deps.db, first, AT_ONCE)) === AT_ONCE);
}
