import type { Deps } from '../../platform/deps.ts'
import { type Promised, setDelta } from '../stock/contract.ts'
import { adjustStock, findPromised, MAX_STOCK } from '../stock/index.ts'
import { announceInParts } from './announce-in-parts.ts'
import { findPushed, type PushOutcome } from './find-pushed.ts'
import { lockByErpCode } from './store.ts'

/**
 * What a quantity counts: all that lies on the shelf, sold pieces that are not shipped yet included (`shelf`), or only what is not sold
 * (`unsold`), where a program takes off paid orders by itself. Pieces held for a payment lie there either way.
 */
export type Counts = 'shelf' | 'unsold'

const taken = { shelf: ({ all }: Promised) => all, unsold: ({ held }: Promised) => held }

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
  counts: Counts = 'shelf',
): Promise<PushOutcome[]> {
  const codes = [...new Set(items.map((item) => item.erpCode))]
  const versions = await lockByErpCode(deps.db, companyId, codes)
  const ids = versions.map((version) => version.id)
  const promisedOf = await findPromised(deps.db, companyId, ids)
  const moves: { versionId: number; delta: number }[] = []
  const sets: typeof moves = []
  const outcomes = findPushed(items, versions, { single: true }).map(({ item, found, code }): PushOutcome => {
    const [version] = found
    if (code || !version) return { outcome: 'refused', code: code ?? 'version_not_found' }
    const isSet = item.quantity !== undefined
    const promised = promisedOf(version.id)
    const delta = isSet ? setDelta(item.quantity, version, promised, taken[counts](promised)) : item.delta
    if (delta === 0) return { outcome: 'unchanged' }
    if (!isSet && version.quantity + delta < 0) return { outcome: 'refused', code: 'not_enough_stock' }
    if (version.quantity + delta > MAX_STOCK) return { outcome: 'refused', code: 'stock_too_big' }
    const list = isSet ? sets : moves
    list.push({ versionId: version.id, delta })
    return { outcome: 'accepted' }
  })
  const quiet: Deps = { ...deps, emit: async () => undefined }
  const moved = await adjustStock(quiet, companyId, moves, { reason: 'integration', byUser })
  moved.push(...(await adjustStock(quiet, companyId, sets, { reason: 'integration', byUser, counted: true })))
  await announceInParts(
    deps,
    'stock.changed',
    moved.map((row) => row.productId),
  )
  return outcomes
}
