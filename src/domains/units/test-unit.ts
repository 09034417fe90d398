import { marketDay } from '../../values/days.ts'
import { must } from '../../values/must.ts'
import { appendEvents, type Changed } from './append-events.ts'
import { lockOwn } from './own-unit.ts'
import { canonicalJson } from './rules/canonical.ts'
import type { Facts } from './rules/facts.ts'
import { gradeOf } from './rules/grade-of.ts'
import { NEWEST_GRADE_RULES } from './rules/grade-rules.ts'
import type { SigningDeps } from './signer-of.ts'
import type { StoredUnit } from './store/units.ts'

/** What was measured of a unit. The grade follows by the newest rules. The same facts on the same day are the same test. */
export async function testUnit(
  deps: SigningDeps,
  given: { unitId: number; companyId: number; facts: Facts; note?: string | undefined },
): Promise<StoredUnit> {
  const unit = await lockOwn(deps, given)
  const tested = testedAs(unit, given, deps.now())
  if (!tested) return unit
  const [written] = await appendEvents(deps, [tested])
  return must(written, 'a tested unit')
}

/** What a test makes of a locked unit; undefined: nothing, it is known. */
export function testedAs(
  unit: StoredUnit,
  { companyId: by, facts, note }: { companyId: number; facts: Facts; note?: string | undefined },
  now: Date,
): Changed | undefined {
  const isSame = unit.facts !== null && canonicalJson(unit.facts) === canonicalJson(facts)
  if (isSame && unit.testedAt && marketDay(unit.testedAt) === marketDay(now)) return undefined
  const { grade } = gradeOf(facts, NEWEST_GRADE_RULES)
  return {
    unit: {
      ...unit,
      ...{ group: facts.group, facts, testedAt: now, grade, gradeRules: NEWEST_GRADE_RULES },
      ...{ gradeByHand: false, gradeProposed: null },
    },
    happened: [
      { kind: 'tested', by, data: { facts }, note },
      { kind: 'graded', by, data: { grade, rules: NEWEST_GRADE_RULES, byHand: false } },
    ],
  }
}
