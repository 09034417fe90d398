import type { Deps } from '../../../platform/deps.ts'
import { adjustStock } from '../adjust-stock.ts'
import { MAX_STOCK } from '../store/stock.ts'
import { announceInParts } from './announce-in-parts.ts'
import { findPushed, type PushOutcome } from './find-pushed.ts'
import { lockByErpCode } from './store.ts'

/** What there is (`quantity`), or what to add (`delta`), in pieces. */
export type StockPush = { erpCode: string; versionName?: string | undefined } & (
  | { quantity: number; delta?: undefined }
  | { delta: number; quantity?: undefined }
)

/**
 * Sets or moves the stock of many versions of one company by ERP code, inside the caller's transaction. Each item stands for itself:
 * refused ones (`erp_code_unknown`, `version_not_found`, `version_unclear`, `item_twice`, `not_enough_stock`,
 * `stock_too_big`) leave the others.
 */
export async function pushStock(
  deps: Deps,
  companyId: number,
  items: readonly StockPush[],
  byUser: string | null,
): Promise<PushOutcome[]> {
  const codes = [...new Set(items.map((item) => item.erpCode))]
  const versions = await lockByErpCode(deps.db, companyId, codes)
  const moves: { versionId: number; delta: number }[] = []
  const outcomes = findPushed(items, versions, { single: true }).map(({ item, found, code }): PushOutcome => {
    const [version] = found
    if (code || !version) return { outcome: 'refused', code: code ?? 'version_not_found' }
    const delta = item.quantity === undefined ? item.delta : item.quantity - version.quantity
    if (delta === 0) return { outcome: 'unchanged' }
    if (version.quantity + delta < 0) return { outcome: 'refused', code: 'not_enough_stock' }
    if (version.quantity + delta > MAX_STOCK) return { outcome: 'refused', code: 'stock_too_big' }
    moves.push({ versionId: version.id, delta })
    return { outcome: 'accepted' }
  })
  const quiet: Deps = { ...deps, emit: async () => undefined }
  const moved = await adjustStock(quiet, companyId, moves, { reason: 'integration', byUser })
  await announceInParts(
    deps,
    'stock.changed',
    moved.map((row) => row.productId),
  )
  return outcomes
}
