import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { readProductIdsOf } from '../products/index.ts'
import { refreshDocuments } from './refresh-documents.ts'

/** Products that one job takes up. */
const STEP = 1000

export type SellerToRefresh = {
  companyId: number
  /** The last product that was taken up. */
  after?: number
}

/**
 * Takes everything of a seller into or out of the lists after it began or ceased to sell, or changed its name or city. A step is one
 * short transaction and ends with the job of the next: however much a seller has, other work gets its turn between.
 */
export async function refreshSeller(
  deps: Deps,
  { companyId, after = 0 }: SellerToRefresh,
  signal?: AbortSignal,
): Promise<void> {
  // Pages that name the seller: there may be some even if it has no goods.
  if (after === 0) await invalidateTags(deps.db, [`company:${companyId}`, 'shops'])
  const ids = await readProductIdsOf(deps, companyId, after, STEP)
  await refreshDocuments(deps, ids, signal)
  const last = ids.at(-1)
  if (last === undefined || ids.length < STEP) return
  // Steps read how the seller stands when they run: two changes soon after each other may share them.
  const key = `search.refreshSeller ${companyId} ${last}`
  await deps.addJob(deps.db, { name: 'search.refreshSeller', payload: { companyId, after: last }, key })
}
