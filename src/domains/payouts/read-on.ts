import type { Deps } from '../../platform/deps.ts'
import { sellerMoney } from '../ledger/index.ts'
import { findProgress, insertEntries, lockProgress } from './store/progress.ts'

/** Transactions of the ledger read at once. */
const STRETCH = 2000

/**
 * Reads on in the ledger to its end, in the caller's transaction, and keeps whoever else would do so, draw up or approve waiting until that
 * ends: what counts as open afterwards is all there is.
 */
export async function readToEnd(deps: Pick<Deps, 'db'>): Promise<void> {
  let readTo = await lockProgress(deps.db)
  const newest = await sellerMoney.findNewest(deps.db)
  while (readTo < newest) {
    const next = Math.min(readTo + STRETCH, newest)
    await insertEntries(deps.db, await sellerMoney.findSellerEntries(deps.db, readTo + 1, next), next)
    readTo = next
  }
}

/** The same in a transaction of its own, and only where there is something to be read. */
export async function readOn(deps: Deps): Promise<void> {
  if ((await findProgress(deps.db)) >= (await sellerMoney.findNewest(deps.db))) return
  await deps.db.transaction().execute((db) => readToEnd({ db }))
}
