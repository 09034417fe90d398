import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { StockReason } from './offers/contract.ts'
import { moveStockOfCompany } from './store/stock.ts'

/** `delta` in pieces, never a new quantity: two people who change at once both count. */
export type StockAdjustment = { versionId: number; delta: number; note?: string | null }

/**
 * Moves stock of one company's versions, all or none, inside the caller's transaction, with its reason and who did it. Refuses what would
 * go below zero with `not_enough_stock` and versions of others with `version_not_found`, naming each (`versions.<id>`).
 */
export async function adjustStock(
  deps: Deps,
  companyId: number,
  changes: readonly StockAdjustment[],
  why: { reason: StockReason | 'import' | 'integration' | 'undo'; byUser: string | null; reference?: string | null },
): Promise<{ versionId: number; productId: number; quantity: number }[]> {
  const moving = changes.filter((change) => change.delta !== 0)
  if (moving.length === 0) return []
  const { moved, known } = await moveStockOfCompany(deps.db, companyId, moving, {
    reason: why.reason,
    byUser: why.byUser,
    reference: why.reference ?? null,
    at: deps.now(),
  })
  const done = new Set(moved.map((row) => row.versionId))
  const missing = [...new Set(moving.map((change) => change.versionId))].filter((id) => !done.has(id))
  if (missing.length > 0) {
    const fields = missing.map((id) => ({
      field: `versions.${id}`,
      code: known.has(id) ? 'not_enough_stock' : 'version_not_found',
    }))
    const unknown = fields.some(({ code }) => code === 'version_not_found')
    throw new Failure(unknown ? 'notFound' : 'conflict', unknown ? 'version_not_found' : 'not_enough_stock', { fields })
  }
  const productIds = [...new Set(moved.map((row) => row.productId))]
  await deps.emit(deps.db, { name: 'stock.changed', payload: { productIds } })
  return moved
}
