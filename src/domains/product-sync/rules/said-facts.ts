import { checkFacts, type Facts, type Group, MEASURED } from '../../units/rules/index.ts'
import type { UnitSaid } from '../contract.ts'

/** Columns by the beginnings of facts. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  screen: 'unitScreen',
  body: 'unitBody',
  battery: 'unitBattery',
  locks: 'unitLocks',
  accessories: 'unitAccessories',
  wiped: 'unitWiped',
  parts: 'unitParts',
  counter: 'unitCounter',
}

/** Facts of a thing of a group from what a table says, or the columns that say something that such things do not have. */
export function saidFacts(said: UnitSaid, group: Group): { facts: Facts } | { columns: string[] } {
  const { tests, locks, accessories } = MEASURED[group]
  const { tests: done, locks: locked, accessories: there, ...plain } = said
  const fill = <T>(names: readonly string[], named: Record<string, T>, others: T | null) => ({
    ...(others === null ? {} : Object.fromEntries(names.map((name) => [name, others]))),
    ...named,
  })
  const facts = {
    group,
    ...plain,
    ...(done && { tests: testsOf(done, tests) }),
    ...(locked && { locks: fill(locks, locked.named, locked.others) }),
    ...(there && { accessories: fill(accessories, there.named, there.others) }),
  } as Facts
  const columns = checkFacts(facts).map(({ field }) => {
    const [first = '', name = ''] = field.split('.')
    if (first !== 'tests') return COLUMN_OF[first] ?? first
    return done?.failed.includes(name)
      ? 'unitTestsFailed'
      : done?.notTested.includes(name)
        ? 'unitTestsNotMade'
        : 'unitTestsPassed'
  })
  return columns.length > 0 ? { columns: [...new Set(columns)] } : { facts }
}

function testsOf({ passed, failed, notTested }: NonNullable<UnitSaid['tests']>, all: readonly string[]): object {
  const as = (names: readonly string[], result: string) => names.map((name) => [name, result])
  return Object.fromEntries([
    ...as(passed === 'all' ? all : passed, 'passed'),
    ...as(notTested, 'notTested'),
    // Of a test that is said to have passed and failed, the failure counts.
    ...as(failed, 'failed'),
  ])
}
