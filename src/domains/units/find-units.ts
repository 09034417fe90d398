import type { Deps } from '../../platform/deps.ts'
import { findUnitsByIds, findUnitsOf, type StoredUnit } from './store/units.ts'

/** Units of a product that are told one by one. */
const MOST_OF_PRODUCT = 200

/** Units that stand in these products, by id; of each product the first two hundred. */
export const findUnitsOfProducts = (db: Deps['db'], productIds: readonly number[]): Promise<StoredUnit[]> =>
  findUnitsOf(db, productIds, MOST_OF_PRODUCT)

/** Those of these units that the company has, or sold last. */
export async function findUnits(
  db: Deps['db'],
  { companyId, ids }: { companyId: number; ids: readonly number[] },
): Promise<StoredUnit[]> {
  return (await findUnitsByIds(db, ids)).filter(
    (unit) => unit.companyId === companyId || (unit.state === 'sold' && unit.soldBy === companyId),
  )
}
