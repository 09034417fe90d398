import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { announceFallen } from './announce-fallen.ts'
import { reducePrice } from './rules/reduce-price.ts'
import { lockPricedVersions, writePrices } from './store/prices.ts'

/** `price` gross, grosze. `announce`: shown as a reduction where it is one, below the lowest price of the 30 days before. */
export type PriceChange = { versionId: number; price: number; announce: boolean }

/**
 * Changes prices of one company's versions, all or none, inside the caller's transaction, and announces the products. Versions whose
 * price stays are left alone, reductions with them; a version that was never offered has nothing to be reduced from. Refuses versions of
 * others with `version_not_found`. `byUser`: the person who did it, if one did. Returns the changed products.
 */
export async function changePrices(
  deps: Deps,
  companyId: number,
  changes: readonly PriceChange[],
  byUser: string | null = null,
): Promise<number[]> {
  if (changes.length === 0) return []
  const at = deps.now()
  const wanted = new Map(changes.map((change) => [change.versionId, change]))
  const versions = await lockPricedVersions(deps.db, companyId, [...wanted.keys()], at)
  if (versions.length < wanted.size) {
    const known = new Set(versions.map((version) => version.versionId))
    const fields = [...wanted.keys()]
      .filter((id) => !known.has(id))
      .map((id) => ({ field: `versions.${id}`, code: 'version_not_found' }))
    throw new Failure('notFound', 'version_not_found', { fields })
  }
  const moved = versions.flatMap((version) => {
    const change = wanted.get(version.versionId)
    if (!change || change.price === version.price) return []
    const before = { price: version.price, history: [...version.history, ...version.former] }
    return [{ ...version, ...reducePrice(before, change.price, change.announce, at) }]
  })
  if (moved.length === 0) return []
  await writePrices(
    deps.db,
    moved.map(({ versionId, price, wasPrice, lastPrice }) => ({ versionId, price, wasPrice, lastPrice })),
    at,
    byUser,
  )
  await announceFallen(deps, moved, new Map(versions.map((version) => [version.versionId, version])), at)
  const productIds = [...new Set(moved.map((version) => version.productId))]
  await deps.emit(deps.db, { name: 'product.changed', payload: { productIds } })
  return productIds
}
