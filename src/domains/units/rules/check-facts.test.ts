import { expect, test } from 'vitest'
import { checkFacts } from './check-facts.ts'
import { flawless } from './examples.ts'
import { type Facts, GROUPS, MEASURED } from './facts.ts'

const wrong = (facts: object) => checkFacts({ group: 'phones', ...facts } as Facts).map(({ field }) => field)
const battery = { percent: 80, measuredOn: '2026-11-02' }

test.each(GROUPS)('facts of %s that say everything are in order, and those that say nothing too', (group) => {
  expect(checkFacts(flawless(group))).toEqual([])
  expect(checkFacts({ group })).toEqual([])
})

test.each(GROUPS)('each thing that %s do not have is refused by its name', (group) => {
  const { screen, battery: cell, wiped, parts, counter } = MEASURED[group]
  const facts = { screen: { seen: 'none', count: 0 }, battery, wiped: 'clear', parts: 'none', counter: 1 } as const
  const refused = Object.entries({ screen, battery: cell, wiped, parts, counter })
    .filter(([, has]) => !has)
    .map(([field]) => field)
  expect(wrong({ ...facts, group })).toEqual(refused)
})

test('a fault names its field and its code', () => {
  expect(checkFacts({ group: 'phones', counter: 1 })).toEqual([{ field: 'counter', code: 'invalid' }])
  expect(checkFacts({ group: 'toString' as 'phones' })).toEqual([{ field: 'group', code: 'invalid' }])
})

test.each([
  [{ seen: 'none', count: 0 }, true],
  [{ seen: 'none', count: 1 }, false],
  [{ seen: 'at20', count: 0 }, false],
  [{ seen: 'at20', count: 1 }, true],
  [{ seen: 'at50', count: 99 }, true],
  [{ seen: 'damaged', count: 100 }, false],
  [{ seen: 'damaged', count: 2 }, true],
  [{ seen: 'at20', count: 1.5 }, false],
  [{ seen: 'at20', count: -1 }, false],
  [{ seen: 'far', count: 1 }, false],
])('marks %j: %s', (marks, fits) => {
  expect(wrong({ screen: marks })).toEqual(fits ? [] : ['screen'])
  expect(wrong({ body: marks })).toEqual(fits ? [] : ['body'])
})

test.each([
  [{}, []],
  [{ percent: 0 }, []],
  [{ percent: 100 }, []],
  [{ percent: 101 }, ['battery.percent']],
  [{ percent: -1 }, ['battery.percent']],
  [{ percent: 80.5 }, ['battery.percent']],
  [{ cycles: 0 }, []],
  [{ cycles: 10_000 }, []],
  [{ cycles: 10_001 }, ['battery.cycles']],
  [{ measuredOn: '2028-02-29' }, []],
  [{ measuredOn: '2026-02-29' }, ['battery.measuredOn']],
  [{ measuredOn: 'yesterday' }, ['battery.measuredOn']],
  [{ measuredOn: '2026-11' }, ['battery.measuredOn']],
])('battery %j', (other, fields) => {
  expect(wrong({ battery: { ...battery, ...other } })).toEqual(fields)
})

test('a test, a lock or an accessory is one of the group’s, with one of the answers', () => {
  const tests = { power: 'passed', touch: 'failed', calls: 'notTested', printing: 'passed', charging: 'perhaps' }
  expect(wrong({ tests })).toEqual(['tests.printing', 'tests.charging'])
  expect(wrong({ locks: { account: 'on', sim: 'off', bios: 'off', mdm: 'unknown' } })).toEqual([
    'locks.bios',
    'locks.mdm',
  ])
  expect(wrong({ accessories: { charger: true, cable: false, stand: true } })).toEqual(['accessories.stand'])
  expect(wrong({ accessories: { charger: 'yes' } })).toEqual(['accessories.charger'])
})

test('at what is flawless nothing lacks', () => {
  expect(flawless('monitors').accessories).toEqual({ powerCable: true, stand: true })
})

test('choices and counters', () => {
  for (const wiped of ['clear', 'purge', 'destroy', 'none']) expect(wrong({ wiped })).toEqual([])
  for (const parts of ['none', 'original', 'other']) expect(wrong({ parts })).toEqual([])
  expect(wrong({ wiped: 'maybe', parts: 'new' })).toEqual(['wiped', 'parts'])
  const counted = (counter: number) => wrong({ group: 'cameras', counter })
  expect([0, 100_000_000].map(counted)).toEqual([[], []])
  expect([-1, 0.5, 100_000_001].map(counted)).toEqual([['counter'], ['counter'], ['counter']])
})
