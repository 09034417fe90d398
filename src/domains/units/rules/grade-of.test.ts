import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXAMPLES, flawless, TWO_REASONS } from './examples.ts'
import { type Facts, GROUPS, type Group, type Marks, MEASURED } from './facts.ts'
import { gradeOf } from './grade-of.ts'
import { gradeRules, NEWEST_GRADE_RULES } from './grade-rules.ts'
import { UNIT_GRADES } from './rule.ts'

const hashOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
const grade = (facts: Facts) => gradeOf(facts, 1)

/** Of each version: its data, and what comes out of many facts. */
const PUBLISHED: Record<number, [data: string, grades: string]> = {
  1: ['fe2c850b546ff6bf', '69f44669fa276827'],
}

/** Always the same facts, of what a version itself asks for: lists that grow later leave them alone. */
function sampleFor(version: number): Facts[] {
  let state = 13
  const pick = <T>(...choices: readonly T[]): T => {
    state = (state * 48_271) % 2_147_483_647
    return choices[state % choices.length] as T
  }
  const good: Marks = { seen: 'none', count: 0 }
  const look = () => pick<Marks>(good, good, good, { seen: pick('at20', 'at50', 'damaged'), count: 2 })
  return Object.entries(gradeRules(version).groups).flatMap(([group, { needs, side }]) =>
    Array.from({ length: 60 }, () => {
      const named = (prefix: string) => needs.filter((name) => name.startsWith(prefix)).map((name) => name.slice(6))
      const results = () => pick('passed', 'passed', 'passed', 'passed', 'passed', 'passed', 'notTested', 'failed')
      const facts = {
        group,
        body: look(),
        tests: Object.fromEntries([...named('tests.'), ...side].map((name) => [name, results()])),
        locks: Object.fromEntries(named('locks.').map((name) => [name, pick('off', 'off', 'off', 'off', 'on')])),
        screen: look(),
        battery: { percent: pick(96, 85, 84, 80, 79, 70, 69, 12), measuredOn: '2026-11-02' },
        wiped: pick('clear', 'purge', 'purge', 'clear', 'destroy', 'none'),
        parts: pick('none', 'none', 'original', 'other'),
        counter: pick(100, 18_000, 22_000, 31_000, 55_000, 190_000, 250_000),
      }
      const has = (name: string) =>
        ['group', 'body', 'tests', 'locks'].includes(name) || (needs as readonly string[]).includes(name)
      return Object.fromEntries(Object.entries(facts).filter(([name]) => has(name))) as unknown as Facts
    }),
  )
}

const marks = (mostly: 'none' | 'at20') =>
  fc.oneof(
    fc.constant({ seen: 'none' as const, count: 0 }),
    fc.record({
      seen: fc.constantFrom(mostly === 'none' ? 'at20' : mostly, 'at50', 'damaged'),
      count: fc.integer({ min: 1, max: 99 }),
    }),
  ) as fc.Arbitrary<NonNullable<Facts['body']>>
const listOf = (names: readonly string[], ...choices: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...choices)])), { requiredKeys: [] })

/** Any valid facts, with more good in them than bad: else nearly all would be for parts. */
const factsOf = (group: Group): fc.Arbitrary<Facts> => {
  const { screen, battery, parts, wiped, counter, tests, locks } = MEASURED[group]
  const good = flawless(group)
  const fields = {
    body: fc.oneof(fc.constant(good.body), marks('none')),
    tests: fc.oneof(
      fc.constant(good.tests),
      listOf(tests, 'passed', 'passed', 'passed', 'notTested', 'failed'),
      listOf(tests, 'passed'),
    ),
    locks: fc.oneof(fc.constant(good.locks), listOf(locks, 'off', 'off', 'on')),
    ...(screen && { screen: fc.oneof(fc.constant(good.screen), marks('none')) }),
    ...(battery && {
      battery: fc.record({
        percent: fc.oneof(fc.integer({ min: 60, max: 100 }), fc.integer({ min: 0, max: 100 })),
        measuredOn: fc.constant('2026-11-02'),
      }),
    }),
    ...(wiped && { wiped: fc.constantFrom('clear', 'purge', 'clear', 'destroy', 'none') }),
    ...(parts && { parts: fc.constantFrom('none', 'original', 'other') }),
    ...(counter && { counter: fc.integer({ min: 0, max: 300_000 }) }),
  }
  return fc.record(fields, { requiredKeys: [] }).map((facts) => ({ group, ...facts }) as Facts)
}
const anyFacts = fc.constantFrom(...GROUPS).chain(factsOf)

/** Every fact of these one step worse, one at a time. */
function worseOnes(facts: Facts): Facts[] {
  const { screen, body, battery, tests = {}, locks = {}, wiped, parts, counter } = facts
  const worse: Partial<Facts>[] = []
  const next = { none: 'at20', at20: 'at50', at50: 'damaged', damaged: 'damaged' } as const
  if (screen) worse.push({ screen: { seen: next[screen.seen], count: Math.max(1, screen.count) } })
  if (body) worse.push({ body: { seen: next[body.seen], count: Math.max(1, body.count) } })
  if (battery) worse.push({ battery: { ...battery, percent: Math.max(0, battery.percent - 7) } })
  const sinks = { passed: 'notTested', notTested: 'failed', failed: 'failed' } as const
  for (const [name, result] of Object.entries(tests)) worse.push({ tests: { ...tests, [name]: sinks[result] } })
  for (const name of Object.keys(locks)) worse.push({ locks: { ...locks, [name]: 'on' } })
  if (wiped === 'clear' || wiped === 'purge') worse.push({ wiped: 'destroy' }, { wiped: 'none' })
  if (parts) worse.push({ parts: parts === 'none' ? 'original' : 'other' })
  if (counter !== undefined) worse.push({ counter: counter + 30_000 })
  return worse.map((other) => ({ ...facts, ...other }))
}
/** No grade stands between D and what needs repair: more may be known, or it may turn out broken. */
const badness = (facts: Facts) => {
  const { grade: given } = grade(facts)
  return given === null ? 3.5 : UNIT_GRADES.indexOf(given)
}

test('E12 a published version of the rules is never changed, and neither is what it answers', () => {
  const versions = Array.from({ length: NEWEST_GRADE_RULES }, (_, index) => index + 1)
  const now = versions.map((version) => [
    version,
    [hashOf(gradeRules(version)), hashOf(sampleFor(version).map((facts) => gradeOf(facts, version)))],
  ])
  expect(Object.fromEntries(now)).toEqual(PUBLISHED)
})

test('a version that there is not, and facts that are none, are faults of the caller', () => {
  expect(() => gradeOf(flawless('phones'), 0)).toThrow('there is no version 0')
  expect(() => gradeOf(flawless('phones'), NEWEST_GRADE_RULES + 1)).toThrow('there is no version')
  expect(() => gradeOf({ group: 'printers', counter: -1, parts: 'none' }, 1)).toThrow('grade: parts, counter')
})

test('E12 every rule of the newest version has an example that it alone decides', () => {
  const { rules } = gradeRules(NEWEST_GRADE_RULES)
  expect(EXAMPLES.map(({ rule }) => rule)).toEqual(rules.map(({ id }) => id))
  for (const { id, atMost } of rules) {
    const facts = EXAMPLES.find(({ rule }) => rule === id)?.facts as Facts
    const graded = gradeOf(facts, NEWEST_GRADE_RULES)
    expect([graded.grade, graded.because.map(({ rule }) => rule)]).toEqual([atMost, [id]])
  }
})

test('E12 all reasons of a grade are named, with the facts they used', () => {
  expect(grade(TWO_REASONS)).toEqual({
    grade: 'B',
    because: [
      { rule: 'bodyAt20', facts: ['body'] },
      { rule: 'batteryB', facts: ['battery'] },
    ],
    missing: [],
  })
  const two = grade({ ...flawless('desktops'), tests: { power: 'passed', drive: 'failed', ports: 'failed' } })
  expect(two.because).toEqual([
    { rule: 'sideFailed', facts: ['tests.ports'] },
    { rule: 'coreFailed', facts: ['tests.drive'] },
  ])
  expect(grade(flawless('others')).because[0]?.facts).toEqual(['body', 'tests.power', 'tests.mainUse', 'locks.account'])
  expect(grade({ ...flawless('phones'), locks: { account: 'on', sim: 'on', mdm: 'off' } }).because).toEqual([
    { rule: 'accountLock', facts: ['locks.account'] },
  ])
})

test('without what it needs there is no grade, and what is missing is named', () => {
  expect(grade({ group: 'network' })).toEqual({
    grade: null,
    because: [],
    missing: ['body', 'tests.power', 'tests.ports', 'tests.management', 'locks.mdm', 'wiped'],
  })
  // Data that are still there, and a test that nobody made, are as good as not known.
  const left: Facts = { ...flawless('storage'), wiped: 'none', tests: { power: 'passed', smart: 'notTested' } }
  expect(grade(left)).toEqual({ grade: null, because: [], missing: ['tests.smart', 'tests.readWrite', 'wiped'] })
  // Broken is broken, whatever else is not known.
  expect(grade({ group: 'phones', tests: { power: 'failed' } }).grade).toBe('forParts')
  expect(grade({ group: 'phones', screen: { seen: 'damaged', count: 1 } })).toMatchObject({ grade: 'repairable' })
  expect(grade({ ...flawless('phones'), wiped: 'none', body: { seen: 'damaged', count: 1 } }).grade).toBe(null)
})

test.each([
  ['battery', 85, 'A'],
  ['battery', 84, 'B'],
  ['battery', 80, 'B'],
  ['battery', 79, 'C'],
  ['battery', 70, 'C'],
  ['battery', 69, 'D'],
  ['battery', 0, 'D'],
] as const)('a %s of %d in a hundred: %s', (_, percent, expected) => {
  const measured = { percent, measuredOn: '2026-11-02' }
  expect(grade({ ...flawless('phones'), battery: measured }).grade).toBe(expected)
})

test.each([
  ['storage', 20_000, 'A'],
  ['storage', 20_001, 'B'],
  ['storage', 40_000, 'B'],
  ['storage', 40_001, 'C'],
  ['monitors', 30_001, 'C'],
  ['printers', 50_001, 'B'],
  ['cameras', 150_000, 'B'],
] as const)('%s with a counter at %d: %s', (group, counter, expected) => {
  expect(grade({ ...flawless(group), counter }).grade).toBe(expected)
})

test.each(GROUPS)('what %s need and what is tested besides are all tests there are, each once', (group) => {
  const { needs, side } = gradeRules(NEWEST_GRADE_RULES).groups[group]
  const core = needs.filter((name) => name.startsWith('tests.')).map((name) => name.slice(6))
  expect([...core, ...side].sort()).toEqual([...MEASURED[group].tests].sort())
  expect(needs.filter((name) => name.startsWith('locks.')).map((name) => name.slice(6))).toEqual(MEASURED[group].locks)
  const plain = ['screen', 'battery', 'wiped', 'parts', 'counter'] as const
  expect(plain.filter((name) => needs.includes(name))).toEqual(plain.filter((name) => MEASURED[group][name]))
  expect(needs).toContain('tests.power')
})

test('E12 the same facts have the same grade, whatever their order; a reason is always given and holds', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const first = grade(facts)
      const turned = Object.fromEntries(Object.entries(facts.tests ?? {}).reverse())
      const again = grade({ ...facts, ...(facts.tests && { tests: turned }) })
      expect(again).toEqual(first)
      expect(first.because.length > 0).toBe(first.grade !== null)
      for (const { rule, facts: used } of first.because) {
        expect(gradeRules(1).rules.find(({ id }) => id === rule)?.atMost).toBe(first.grade)
        expect(used.length).toBeGreaterThan(0)
      }
      if (first.grade === null) expect(first.missing.length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

test('E12 a worse fact never gives a better grade', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const before = badness(facts)
      for (const worse of worseOnes(facts)) expect(badness(worse)).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: 500 },
  )
})

test('E12 what is locked to somebody, or does not do what it is for, is never of the grades A to D', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { needs } = gradeRules(1).groups[facts.group]
      const failed = needs.some(
        (name) => name.startsWith('tests.') && facts.tests?.[name.slice(6) as 'power'] === 'failed',
      )
      if (failed || facts.locks?.account === 'on') expect(['repairable', 'forParts']).toContain(grade(facts).grade)
    }),
    { numRuns: 500 },
  )
})
