import type { Deps } from '../../platform/deps.ts'
import { lengthenHolds } from './store/lengthen-holds.ts'

/**
 * Holds the stock of a purchase that waits for its money until a later moment, in the caller's transaction. False where nothing is held any
 * more, or as long already.
 */
export async function lengthenHold(deps: Deps, purchaseId: number, until: Date): Promise<boolean> {
  if (!(await lengthenHolds(deps.db, purchaseId, until))) return false
  await deps.addJob(deps.db, { name: 'orders.releaseHold', payload: { purchaseId }, runAt: until })
  return true
}
