import type { Deps } from '../../platform/deps.ts'
import { findUnitsByCodes, findUnitsByIds, type StoredUnit } from './store/units.ts'

/** Units by their codes; those that do not exist are left out. */
export async function readUnitsByCode(db: Deps['db'], codes: readonly string[]): Promise<Map<string, StoredUnit>> {
  if (codes.length === 0) return new Map()
  return new Map((await findUnitsByCodes(db, codes)).map((unit) => [unit.code, unit]))
}

/** Units by their ids, whoever has them. */
export async function readUnitsById(db: Deps['db'], ids: readonly number[]): Promise<Map<number, StoredUnit>> {
  if (ids.length === 0) return new Map()
  return new Map((await findUnitsByIds(db, ids)).map((unit) => [unit.id, unit]))
}
