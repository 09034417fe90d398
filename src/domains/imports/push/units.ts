import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember, requireVetted } from '../../companies/index.ts'
import { pushUnits, readPushedUnits, type UnitPush } from '../../product-sync/index.ts'
import { unitAddress } from '../../units/rules/index.ts'
import { PUSH_MAX_UNITS } from '../rules/import-limits.ts'
import { type PushAnswer, type PushedUnit, unitItem } from './contract.ts'
import { answer } from './push.ts'
import { eachForItself } from './read-items.ts'

/** What files call a column, programs call by its field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  unitImei: 'number',
  unitSerial: 'number',
  unitCode: 'code',
  unitErasure: 'erasure',
}

/** Things of many products at once, in one transaction; each item is accepted, unchanged or refused for itself. */
export async function setUnits(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  items: readonly unknown[],
): Promise<PushAnswer> {
  await requireVetted(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const work = async (read: UnitPush[]) =>
      (await pushUnits({ ...deps, db }, companyId, read)).map(({ field, ...one }) => ({
        ...one,
        ...(field && { field: FIELD_OF[field] ?? field }),
      }))
    return answer(await eachForItself(items, unitItem, work))
  })
}

/** Units of the company as its programs read them back. */
export async function readUnits(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { sold, after, origin }: { sold: boolean; after: number; origin: string },
): Promise<{ units: PushedUnit[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'products.view')
  const found = await readPushedUnits(deps, { companyId, sold, after, limit: PUSH_MAX_UNITS })
  return {
    units: found.map(({ numberKind, last4, testedAt, ...unit }) => ({
      ...{ code: unit.code, address: unitAddress(unit, origin), name: unit.name },
      ...{ erpCode: unit.erpCode, versionName: unit.versionName },
      number: numberKind && last4 !== null ? { kind: numberKind, last4 } : null,
      ...{
        state: unit.state,
        offered: unit.offered,
        facts: unit.facts,
        grade: unit.grade,
        gradeByHand: unit.gradeByHand,
      },
      testedAt: testedAt?.toISOString() ?? null,
    })),
    next: found.length < PUSH_MAX_UNITS ? null : (found.at(-1)?.id ?? null),
  }
}
