import { expect, test } from 'vitest'
import { flawless, saidFacts } from '../../../../test/factories/unit.ts'
import { GROUPS } from '../../units/rules/index.ts'
import { UNIT_CELLS } from '../exporting/unit-cells.ts'
import { emptyUnitRow, readDay, UNIT_READERS, unitsOfRow, wrongUnitRow } from './read-unit.ts'

const read = (cells: Record<string, string>) => {
  const row = emptyUnitRow()
  const codes = Object.entries(cells).flatMap(([field, text]) => UNIT_READERS[field]?.(text, row) ?? [])
  return { row, codes }
}
const IMEI = '490154203237518'

test.each([
  ['unitImei', IMEI, undefined],
  ['unitImei', '49-015420-323751-8', undefined],
  ['unitImei', `${IMEI} | 353918057329876; `, 'imei_invalid'],
  ['unitImei', '3.5E+14', 'number_rounded'],
  ['unitImei', '4,90154E+14', 'number_rounded'],
  ['unitSerial', '1.2E+11', 'number_rounded'],
  ['unitImei', '49015420323751', 'imei_check_missing'],
  ['unitImei', '10000000000008', 'imei_zero_lost'],
  ['unitImei', '490154203237519', 'imei_invalid'],
  ['unitImei', 'brak', 'imei_invalid'],
  ['unitSerial', 'PF-1A2B3C', undefined],
  ['unitSerial', 'x', 'serial_invalid'],
  ['unitCode', '7q2m 4x9z k1ab', undefined],
  ['unitCode', 'https://market.example/units/7Q2M4X9ZK1AB', undefined],
  ['unitCode', 'none', 'unit_not_found'],
  ['unitBattery', '83%', undefined],
  ['unitBattery', '101', 'not_a_number'],
  ['unitBattery', 'good', 'not_a_number'],
  ['unitBatteryDay', '31.02.2026', 'not_a_day'],
  ['unitTestsPassed', 'dotyk, klawiatura', undefined],
  ['unitTestsPassed', 'wszystko działa', 'facts_unclear'],
  ['unitTestsFailed', 'all', 'facts_unclear'],
  ['unitLocks', 'all', 'facts_unclear'],
  ['unitLocks', 'sim: maybe', 'facts_unclear'],
  ['unitWiped', 'perhaps', 'choice_unknown'],
  ['unitScreen', 'kiedyś pęknięty i naprawiony', 'facts_unclear'],
])('%s "%s": %s', (field, text, code) => expect(read({ [field]: text }).codes).toEqual(code ? [code] : []))

test.each([
  ['brak', { seen: 'none', count: 0 }],
  ['0', { seen: 'none', count: 0 }],
  ['20 cm', { seen: 'at20', count: 1 }],
  ['3 x 50 cm', { seen: 'at50', count: 3 }],
  ['at20 2', { seen: 'at20', count: 2 }],
  ['50 cm: 4', { seen: 'at50', count: 4 }],
  ['at50 20', { seen: 'at50', count: 20 }],
  ['Pęknięty', { seen: 'damaged', count: 1 }],
  ['damaged 2', { seen: 'damaged', count: 2 }],
])('marks "%s"', (text, marks) => expect(read({ unitBody: text }).row.said.body).toEqual(marks))

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02 00:00:00', '2026-11-02'],
  ['2.11.2026', '2026-11-02'],
  ['02/11/2026', '2026-11-02'],
  ['2026-02-29', undefined],
  ['11.2026', undefined],
])('day "%s"', (text, day) => expect(readDay(text)).toBe(day))

test('a battery without its day, a certificate without its tool, the same number twice and things without a number are said', () => {
  const wrong = (cells: Record<string, string>) => wrongUnitRow(read({ unitImei: IMEI, ...cells }).row)
  expect(wrong({})).toBeUndefined()
  expect(wrong({ unitBattery: '83' })).toEqual({ field: 'unitBatteryDay', code: 'battery_day_missing' })
  expect(wrong({ unitBatteryCycles: '83' })).toEqual({ field: 'unitBattery', code: 'required' })
  expect(wrong({ unitErasure: 'A/1', unitErasureDay: '2026-11-02' })).toMatchObject({ code: 'erasure_incomplete' })
  expect(wrong({ unitImei: `${IMEI}|${IMEI}` })).toMatchObject({ code: 'device_repeated' })
  expect(wrongUnitRow(read({ unitBody: '20 cm' }).row)).toMatchObject({ code: 'unit_key_missing' })
})

test('names that hold, and the others do not; of all that are told, what is named otherwise', () => {
  const facts = (cells: Record<string, string>) => saidFacts(read(cells).row.said, 'phones')
  expect(facts({ unitLocks: 'simlock' })).toMatchObject({ facts: { locks: { account: 'off', sim: 'on', mdm: 'off' } } })
  expect(facts({ unitLocks: 'brak' })).toMatchObject({ facts: { locks: { account: 'off', sim: 'off', mdm: 'off' } } })
  expect(facts({ unitLocks: 'account: off' })).toEqual({ facts: { group: 'phones', locks: { account: 'off' } } })
  expect(facts({ unitAccessories: 'ładowarka' })).toMatchObject({
    facts: { accessories: { charger: true, cable: false } },
  })
  const tests = facts({ unitTestsPassed: 'wszystkie', unitTestsFailed: 'mikrofon', unitTestsNotMade: 'face id' })
  expect(tests).toMatchObject({ facts: { tests: { power: 'passed', microphone: 'failed', biometrics: 'notTested' } } })
  expect(facts({ unitTestsPassed: 'dotyk', unitTestsFailed: 'drukowanie', unitCounter: '9' })).toEqual({
    columns: ['unitTestsFailed', 'unitCounter'],
  })
})

test.each(GROUPS)('what is known of %s is the same after it was written into a file and read', (group) => {
  const all = flawless(group)
  const [first = ''] = Object.keys(all.tests ?? {})
  const worn = { ...all, body: { seen: 'at50', count: 3 }, tests: { ...all.tests, [first]: 'failed' } } as typeof all
  for (const facts of [all, worn, { group, body: { seen: 'none', count: 0 } } as const]) {
    const unit = { code: '7Q2M4X9ZK1AB', facts }
    const cells = Object.entries(UNIT_CELLS).flatMap(([field, cell]) => {
      const text = cell(unit)
      return text === null ? [] : [[field, String(text)] as const]
    })
    const { row, codes } = read(Object.fromEntries(cells))
    expect(codes).toEqual([])
    const [thing] = unitsOfRow(row)
    const again = saidFacts(thing?.said ?? {}, group)
    const bare = (value: object) =>
      JSON.parse(
        JSON.stringify(value, (_, one) =>
          one && Object.keys(one).length === 0 && typeof one === 'object' ? undefined : one,
        ),
      )
    expect('facts' in again && bare(again.facts)).toEqual(bare(facts))
  }
})
