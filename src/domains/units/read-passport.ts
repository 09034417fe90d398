import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { Passport } from './contract.ts'
import { presentPassport } from './present-unit.ts'
import { findUnitByCode } from './store/units.ts'

/** The public passport of a unit; `unit_not_found`. `origin`: public address of the market. */
export async function readPassport(deps: Pick<Deps, 'db'>, code: string, origin: string): Promise<Passport> {
  const unit = await findUnitByCode(deps.db, code)
  // What was only typed into a draft has no life yet.
  if (!unit || unit.seq === 0) throw new Failure('notFound', 'unit_not_found')
  return presentPassport(deps, unit, origin)
}
