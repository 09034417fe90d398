import type { Deps } from '../../../platform/deps.ts'
import { lockCompany } from '../../companies/index.ts'
import { moveInside } from '../move-company.ts'
import { findDue, findPlanned, type StoredEnd, setEnded } from '../store/ends.ts'
import { notifyOfEnd } from './notify-end.ts'

/** Companies that one job looks at. */
const BATCH = 50

/**
 * The company ceases to sell, in the caller's transaction, which has locked it: its offers leave the lists. What was ordered is still fulfilled, and
 * what is owed is still paid. `by`: null for the market's own clock.
 */
export async function endNow(deps: Deps, end: StoredEnd, by: string | null): Promise<void> {
  await setEnded(deps.db, end.id, deps.now())
  const { companyId, reasons } = end
  const company = await moveInside(deps, { userId: by }, { companyId, move: 'end', reason: reasons })
  await notifyOfEnd(deps, { step: 'ended', end, company })
}

/** Ends what was planned for a moment that has come, each in a transaction of its own: one that fails stands in no other's way, and is tried again. */
export async function endDue(deps: Deps): Promise<void> {
  const now = deps.now()
  const failed: unknown[] = []
  for (const companyId of await findDue(deps.db, now, BATCH)) {
    const ending = deps.db.transaction().execute(async (db) => {
      await lockCompany(db, companyId)
      // It may have been called off while this waited.
      const end = await findPlanned(db, companyId)
      if (end && end.endsAt <= now) await endNow({ ...deps, db }, end, null)
    })
    await ending.catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} contracts could not be ended`)
}
