import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember, requireVetted } from '../../companies/index.ts'
import type { OwnUnit } from '../contract.ts'
import { presentOwn } from '../present-unit.ts'
import { isOwn } from '../rules/refused-to.ts'
import { findUnitByCode, type StoredUnit } from '../store/units.ts'

/** Changes of one unit by its company: each may stay in its passport for ever. */
const CHANGES = defineLimit({ name: 'unit-changes', attempts: 60, seconds: 86_400 })

/** Events of a chain after which only sales and returns go on: whoever opens a passport reads all of it. */
const LONGEST_CHAIN = 400

/** A unit of a company, asked for by its code. `origin`: public address of the market. */
export type OfUnit = { companyId: number; code: string; origin: string }

/** A unit that the company has or sold last; those of others are `unit_not_found`. */
export async function requireOwn(
  deps: Pick<Deps, 'db'>,
  { companyId, code }: Pick<OfUnit, 'companyId' | 'code'>,
): Promise<StoredUnit> {
  const unit = await findUnitByCode(deps.db, code)
  if (!unit || !isOwn(companyId, unit)) throw new Failure('notFound', 'unit_not_found')
  return unit
}

export async function readOwn(deps: Deps, actor: Actor | undefined, asked: OfUnit): Promise<OwnUnit> {
  requireMember(deps, actor, asked.companyId, 'products.view')
  return presentOwn(deps, await requireOwn(deps, asked), asked)
}

/** Runs a verb on a unit of the company, in a transaction, and shows the unit as it is then. */
export async function changeOwn(
  deps: Deps,
  actor: Actor | undefined,
  asked: OfUnit,
  verb: (inside: Deps, unit: { unitId: number; companyId: number }) => Promise<unknown>,
): Promise<OwnUnit> {
  const { companyId } = asked
  await requireVetted(deps, actor, companyId, 'units.edit')
  const { id: unitId, productId, seq } = await requireOwn(deps, asked)
  if (seq >= LONGEST_CHAIN) throw new Failure('conflict', 'unit_chain_full', { params: { count: LONGEST_CHAIN } })
  await deps.limits.count(CHANGES, `${companyId} ${asked.code}`)
  await deps.db.transaction().execute(async (db) => {
    await verb({ ...deps, db }, { unitId, companyId })
    if (productId !== null) await deps.emit(db, { name: 'unit.changed', payload: { productId } })
  })
  return presentOwn(deps, await requireOwn(deps, asked), asked)
}
