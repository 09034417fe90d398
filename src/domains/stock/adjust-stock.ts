import type { Deps } from '../../platform/deps.ts'
import { Failure, type FieldError } from '../../values/failure.ts'
import { announceMoved } from './announce-moved.ts'
import type { StockReason } from './contract.ts'
import { MAX_STOCK, moveStockOfCompany } from './store/stock.ts'

/** `delta` in pieces, never a new quantity: two people who change at once both count. */
export type StockAdjustment = { versionId: number; delta: number; note?: string | null }

/**
 * Moves stock of one company's versions, all or none, inside the caller's transaction, with its reason and who did it. Refuses what would
 * go below zero with `not_enough_stock`, beyond 100 million pieces with `stock_too_big`, and versions of others with `version_not_found`, naming each (`versions.<id>`).
 */
export async function adjustStock(
  deps: Deps,
  companyId: number,
  changes: readonly StockAdjustment[],
  why: {
    reason: StockReason | 'initial' | 'import' | 'integration' | 'undo' | 'returned' | 'exchanged'
    /** The deltas lead to what was counted (see `setDelta`): orders may be promised more than that. */
    counted?: boolean
    byUser: string | null
    reference?: string | null
  },
): Promise<{ versionId: number; productId: number; quantity: number }[]> {
  const moving = changes.filter((change) => change.delta !== 0)
  if (moving.length === 0) return []
  const { moved, known, overfull } = await moveStockOfCompany(deps.db, companyId, moving, {
    reason: why.reason,
    byUser: why.byUser,
    reference: why.reference ?? null,
    counted: why.counted ?? false,
    at: deps.now(),
  })
  const done = new Set(moved.map((row) => row.versionId))
  const missing = [...new Set(moving.map((change) => change.versionId))].filter((id) => !done.has(id))
  if (missing.length > 0) {
    const fields = missing.map((id): FieldError => {
      const field = `versions.${id}`
      if (!known.has(id)) return { field, code: 'version_not_found' }
      return overfull.has(id)
        ? { field, code: 'stock_too_big', params: { maximum: MAX_STOCK } }
        : { field, code: 'not_enough_stock' }
    })
    throw refusal(fields)
  }
  await announceMoved(deps, moved)
  return moved
}

function refusal(fields: FieldError[]): Failure {
  const has = (code: string) => fields.some((field) => field.code === code)
  if (has('version_not_found')) return new Failure('notFound', 'version_not_found', { fields })
  if (has('not_enough_stock')) return new Failure('conflict', 'not_enough_stock', { fields })
  return new Failure('invalid', 'stock_too_big', { fields, params: { maximum: MAX_STOCK } })
}
