import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import { remindUntil } from '../rules/origin-clock.ts'
import { claimLate, claimReminders } from '../store/origin-requests.ts'
import { notifyLate, notifySeller } from './notify.ts'

/** Requests looked at in one run. */
const STEP = 50

/** Reminds sellers a week before the last day, and tells the operator of what is late: each once. */
export async function remindOrigins(deps: Deps): Promise<void> {
  const at = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    for (const one of await claimReminders(db, { until: remindUntil(at), at, limit: STEP })) {
      await notifySeller(inside, one, 'originDue')
    }
    for (const one of await claimLate(db, { today: marketDay(at), at, limit: STEP })) await notifyLate(inside, one)
  })
}
