import type { Deps } from '../../platform/deps.ts'
import { compareOrders } from './compare-orders.ts'
import { findCompanyOf, findOverdue, lockCash } from './store/dues.ts'

const AT_ONCE = 200

/** Money of which no report has told in time is named, order by order; twice changes nothing. */
export async function findMissed(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const orderId of await findOverdue(deps.db, deps.now(), AT_ONCE)) {
    if (signal.aborted) return
    const companyId = await findCompanyOf(deps.db, orderId)
    if (companyId === undefined) continue
    await deps.db.transaction().execute(async (db) => {
      await lockCash(db, companyId)
      await compareOrders({ ...deps, db }, [orderId])
    })
  }
}
