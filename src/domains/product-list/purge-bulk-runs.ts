import type { Deps } from '../../platform/deps.ts'
import { deleteOldRuns } from './store/bulk-runs.ts'

const DAYS = 90

/** What was done to each product of a run is kept for a quarter. */
export async function purgeBulkRuns(deps: Deps): Promise<void> {
  await deleteOldRuns(deps.db, new Date(deps.now().getTime() - DAYS * 86_400_000))
}
