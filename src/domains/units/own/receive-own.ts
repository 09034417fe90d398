import { translateFailure } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { findCategoryNames } from '../../categories/index.ts'
import { requireVetted } from '../../companies/index.ts'
import { appendEvents } from '../append-events.ts'
import type { NewUnit, UnitRow } from '../contract.ts'
import { presentRow } from '../present-unit.ts'
import { receiveEach } from '../receive-units.ts'
import { lockUnits } from '../store/units.ts'
import { testedAs } from '../test-unit.ts'

/** Each may be a hundred units. Of one person. */
const PER_PERSON = defineLimit({ name: 'units-received', attempts: 600, seconds: 3600 })

export type ReceiveResult = {
  unit: UnitRow | null
  continued: boolean
  /** Why it was not received, in the language of who asked. */
  failure: { field: string | null; code: string; message: string } | null
}

/** Receives units at the company and notes what was measured of them at once; what is refused says why and keeps no other from coming. */
export async function receiveOwn(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, units, locale }: { companyId: number; units: readonly NewUnit[]; locale: Locale },
): Promise<{ results: ReceiveResult[] }> {
  const member = await requireVetted(deps, actor, companyId, 'units.edit')
  await deps.limits.count(PER_PERSON, member.actor.userId)
  await requireCategories(deps, units)
  const items = units.map((unit) => ({ ...unit, categoryId: unit.categoryId ?? null, gtin: unit.gtin ?? null }))
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const outcomes = await receiveEach(inside, companyId, items)
    const measured = new Map(
      outcomes.flatMap((one, index) => {
        const given = units[index]
        if (!('unit' in one) || !given?.facts) return []
        return [[one.unit.id, { facts: given.facts, note: given.note }] as const]
      }),
    )
    const locked = await lockUnits(db, [...measured.keys()])
    const changed = locked.flatMap((unit) => {
      const test = measured.get(unit.id)
      return (test && testedAs(unit, { companyId, ...test }, deps.now())) ?? []
    })
    const tested = new Map((await appendEvents(inside, changed)).map((unit) => [unit.id, unit]))
    return {
      results: outcomes.map((one) =>
        'unit' in one
          ? { unit: presentRow(tested.get(one.unit.id) ?? one.unit), continued: one.continued, failure: null }
          : {
              unit: null,
              continued: false,
              failure: { field: one.field, code: one.code, message: translateFailure(locale, one.code, {}) },
            },
      ),
    }
  })
}

async function requireCategories(deps: Pick<Deps, 'db'>, units: readonly NewUnit[]): Promise<void> {
  const wanted = [...new Set(units.flatMap(({ categoryId }) => categoryId ?? []))]
  if (wanted.length === 0) return
  const known = await findCategoryNames(deps.db, wanted)
  const wrong = units.findIndex(({ categoryId }) => categoryId && !known.has(categoryId))
  if (wrong >= 0) throw invalidField(`units.${wrong}.categoryId`, 'invalid')
}
