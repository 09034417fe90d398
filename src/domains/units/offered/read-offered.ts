import type { Deps } from '../../../platform/deps.ts'
import { gradeOf } from '../rules/grade-of.ts'
import type { OfferedUnits } from './contract.ts'
import { findOfferedUnits, type StoredOffered } from './store.ts'

/** What everybody may know of the very things of these offers, by product; of others nothing is known. Reasons by the rules of their day. */
export async function readOfferedUnits(
  db: Deps['db'],
  productIds: readonly number[],
): Promise<Map<number, NonNullable<OfferedUnits>>> {
  if (productIds.length === 0) return new Map()
  const found = await findOfferedUnits(db, productIds)
  return new Map(
    found.map(({ productId, units, ...all }) => [
      productId,
      { ...all, units: units.map((unit) => ({ ...unit, because: reasonsOf(unit) })) },
    ]),
  )
}

function reasonsOf({ facts, gradeRules }: StoredOffered['units'][number]) {
  return facts && gradeRules !== null ? [...gradeOf(facts, gradeRules).because] : []
}
