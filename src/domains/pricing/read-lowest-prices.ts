import type { Deps } from '../../platform/deps.ts'
import { lowestPriceBefore } from './rules/lowest-price.ts'
import { findPricedVersions } from './store/prices.ts'

/** What a reduction announced now would be measured against, grosze, by version; those that were not on offer are left out. */
export async function readLowestPrices(
  deps: Deps,
  companyId: number,
  versionIds: readonly number[],
): Promise<Map<number, number>> {
  const now = deps.now()
  const versions = await findPricedVersions(deps.db, companyId, versionIds, now)
  return new Map(
    versions.flatMap(({ versionId, history, former }) => {
      const lowest = lowestPriceBefore(now, [...history, ...former])
      return lowest === null ? [] : [[versionId, lowest] as const]
    }),
  )
}
