import { Failure } from '../../values/failure.ts'
import type { SigningDeps } from './signer-of.ts'
import { lockUnits, type StoredUnit } from './store/units.ts'

/** A unit that the company has, locked; of others `unit_not_found`, what it has sold is `unit_not_here`. */
export async function lockOwn(
  deps: Pick<SigningDeps, 'db'>,
  { unitId, companyId }: { unitId: number; companyId: number },
): Promise<StoredUnit> {
  const [unit] = await lockUnits(deps.db, [unitId])
  if (!unit) throw new Failure('notFound', 'unit_not_found')
  if (unit.companyId === companyId) return unit
  if (unit.state === 'sold' && unit.soldBy === companyId) throw new Failure('conflict', 'unit_not_here')
  throw new Failure('notFound', 'unit_not_found')
}
