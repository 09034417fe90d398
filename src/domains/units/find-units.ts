import type { Deps } from '../../platform/deps.ts'
import { findUnitsOf, type StoredUnit } from './store/units.ts'

/** Units of a product that are told one by one. */
const MOST_OF_PRODUCT = 200

/** Units that stand in these products, by id; of each product the first two hundred. */
export const findUnitsOfProducts = (db: Deps['db'], productIds: readonly number[]): Promise<StoredUnit[]> =>
  findUnitsOf(db, productIds, MOST_OF_PRODUCT)
