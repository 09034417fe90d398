import type { Deps } from '../../platform/deps.ts'
import { addDays, marketDay } from '../../values/days.ts'
import { readSoldVersions } from '../fulfilment/index.ts'
import { sellerGoods } from '../products/index.ts'
import type { Dashboard } from './contract.ts'

const DAYS = 30
const FEW_PIECES = 2
const LOOKED_AT = 500
const SHOWN = 8

/** What was sold within 30 days and is nearly gone, the most sold first. A used piece that nobody bought yet is no shortage. */
export async function readRunningOut(deps: Deps, companyId: number): Promise<Dashboard['lowStock']> {
  const since = addDays(marketDay(deps.now()), 1 - DAYS)
  const sold = await readSoldVersions(deps, companyId, since, LOOKED_AT)
  if (sold.length === 0) return []
  const pieces = new Map(sold.map((one) => [one.versionId, one.pieces]))
  const low = await sellerGoods.readLowStock(deps, companyId, {
    versionIds: [...pieces.keys()],
    pieces: FEW_PIECES,
    limit: SHOWN,
  })
  return low.map((one) => ({ ...one, sold: pieces.get(one.versionId) ?? 0 }))
}
