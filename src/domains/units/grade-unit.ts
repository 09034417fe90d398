import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { appendEvents } from './append-events.ts'
import { lockOwn } from './own-unit.ts'
import { gradeOf } from './rules/grade-of.ts'
import type { UnitGrade } from './rules/rule.ts'
import { tellsNumber, tellsPerson } from './rules/tells.ts'
import type { SigningDeps } from './signer-of.ts'
import type { StoredUnit } from './store/units.ts'
import { tellsOwnNumber } from './tells-own-number.ts'

/** Characters of a reason. */
export const SHORTEST_REASON = 10

/** A grade by hand, with a reason that everybody reads (`tells_person`); what the rules proposed is kept. `unit_not_tested`. */
export async function gradeUnit(
  deps: SigningDeps,
  given: { unitId: number; companyId: number; grade: UnitGrade; reason: string },
): Promise<StoredUnit> {
  const { grade, reason } = given
  if ([...reason].length < SHORTEST_REASON) throw invalidField('reason', 'too_short', { minimum: SHORTEST_REASON })
  if (tellsPerson(reason) || tellsNumber(reason)) throw invalidField('reason', 'tells_person')
  const unit = await lockOwn(deps, given)
  if (tellsOwnNumber(deps, unit, reason)) throw invalidField('reason', 'tells_person')
  if (!unit.facts || unit.gradeRules === null) throw new Failure('conflict', 'unit_not_tested')
  if (unit.grade === grade) return unit
  const proposed = gradeOf(unit.facts, unit.gradeRules).grade
  // What the rules say needs no hand.
  const byHand = grade !== proposed
  const [written] = await appendEvents(deps, [
    {
      unit: { ...unit, grade, gradeByHand: byHand, gradeProposed: byHand ? proposed : null },
      happened: [
        {
          kind: 'graded',
          by: given.companyId,
          data: { grade, rules: unit.gradeRules, byHand, proposed },
          note: reason,
        },
      ],
    },
  ])
  return must(written, 'a changed unit')
}
