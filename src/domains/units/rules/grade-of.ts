import { checkFacts } from './check-facts.ts'
import type { FactName, Facts, LockName, Result, TestName } from './facts.ts'
import { gradeRules } from './grade-rules.ts'
import { type Needs, UNIT_GRADES, type UnitGrade, type When } from './rule.ts'

/** Null: something is not known that A to D needs. `because`: the rules that set the grade, each with the facts it used. */
export type Graded = {
  grade: UnitGrade | null
  because: { rule: string; facts: FactName[] }[]
  missing: FactName[]
}

const rank = (grade: UnitGrade) => UNIT_GRADES.indexOf(grade)
/** A test that nobody noted was not made; undefined for facts that are no tests. */
const resultOf = (facts: Facts, name: FactName): Result | undefined =>
  name.startsWith('tests.') ? (facts.tests?.[name.slice('tests.'.length) as TestName] ?? 'notTested') : undefined

/** Data that are still there are as good as not known: such a thing must not go on. */
function isKnown(facts: Facts, name: FactName): boolean {
  const result = resultOf(facts, name)
  if (result !== undefined) return result !== 'notTested'
  if (name.startsWith('locks.')) return facts.locks?.[name.slice('locks.'.length) as LockName] !== undefined
  if (name === 'wiped') return facts.wiped !== undefined && facts.wiped !== 'none'
  return facts[name as 'screen'] !== undefined
}

/** The facts because of which a rule holds; none where it does not. In the order of the rules, whatever the order of the facts. */
function usedBy(when: Readonly<When>, facts: Facts, { needs, side }: Needs): FactName[] {
  const { group, battery, counter } = facts
  switch (when.of) {
    case 'always':
      return [...needs]
    case 'marks':
      return facts[when.on]?.seen === when.seen ? [when.on] : []
    case 'battery':
      return battery && battery.percent < when.below ? ['battery'] : []
    case 'counter':
      // What has no counter, or no limit, is never beyond it.
      return (counter ?? 0) > (when.over[group] ?? Number.POSITIVE_INFINITY) ? ['counter'] : []
    case 'tests': {
      const names: Record<typeof when.which, readonly FactName[]> = {
        power: ['tests.power'],
        core: needs,
        side: side.map((name) => `tests.${name}` as const),
      }
      return names[when.which].filter((name) => resultOf(facts, name) === when.are)
    }
    case 'lock':
      return facts.locks?.[when.lock] === 'on' ? [`locks.${when.lock}`] : []
    case 'wiped':
      return facts.wiped === when.how ? ['wiped'] : []
    case 'parts':
      return facts.parts === when.are ? ['parts'] : []
  }
}

/**
 * The grade that follows from facts by one version of the rules: the lowest that any rule sets. What is not known could only lower it, so that a
 * thing in need of repair is called that without the rest.
 */
export function gradeOf(facts: Facts, version: number): Graded {
  const { rules, groups } = gradeRules(version)
  const wrong = checkFacts(facts)
  if (wrong.length > 0) throw new Error(`no facts to grade: ${wrong.map(({ field }) => field).join(', ')}`)
  const needed = groups[facts.group]
  const holding = rules
    .map(({ id, atMost, when }) => ({ rule: id, atMost, facts: usedBy(when, facts, needed) }))
    .filter(({ facts: used }) => used.length > 0)
  const worst = Math.max(...holding.map(({ atMost }) => rank(atMost)))
  const missing = needed.needs.filter((name) => !isKnown(facts, name))
  if (missing.length > 0 && worst <= rank('D')) return { grade: null, because: [], missing }
  const because = holding.filter(({ atMost }) => rank(atMost) === worst)
  return {
    grade: UNIT_GRADES[worst] as UnitGrade,
    because: because.map(({ rule, facts: used }) => ({ rule, facts: used })),
    missing,
  }
}
