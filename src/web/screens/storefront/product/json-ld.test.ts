import { expect, test } from 'vitest'
import { flawless } from '../../../../domains/units/rules/examples.ts'
import { isPublicGtin, itemCondition, measuredProperties } from './json-ld.ts'

test.each([
  [{ state: 'new', grade: null, refurbished: false }, 'NewCondition'],
  [{ state: 'new', grade: 'openBox', refurbished: false }, 'UsedCondition'],
  [{ state: 'used', grade: 'A', refurbished: false }, 'UsedCondition'],
  [{ state: 'used', grade: 'A', refurbished: true }, 'RefurbishedCondition'],
  [{ state: 'damaged', grade: 'forParts', refurbished: false }, 'DamagedCondition'],
] as const)('R12 T07 %o is %s for search engines', (product, condition) => {
  expect(itemCondition(product)).toBe(`https://schema.org/${condition}`)
})

test('R12 E07 a number of the shop itself is not given out as a GTIN', () => {
  expect(isPublicGtin('5901234123457')).toBe(true)
  expect(isPublicGtin('2900010247908')).toBe(false)
  expect(isPublicGtin('12345678')).toBe(false)
  expect(isPublicGtin(null)).toBe(false)
})

test('R22 what was measured is told to search engines, of several as a range; of nothing measured nothing', () => {
  const unit = (percent: number, over = {}) => ({
    ...{
      code: '7Q2M4X9ZK1AB',
      versionId: null,
      testedAt: null,
      gradeRules: 1,
      gradeByHand: false,
      gradeProposed: null,
    },
    ...{ testedBefore: false, reason: null, because: [], erasure: null, grade: 'B' as const },
    facts: { ...flawless('phones'), battery: { percent, measuredOn: '2026-11-02' }, ...over },
  })
  const worn = unit(88, { body: { seen: 'at50', count: 1 }, tests: { speaker: 'failed' } })
  const told = measuredProperties({ count: 3, tested: 2, best: 'B', worst: 'C', units: [unit(83), worn] })
  expect(told.map((one) => Object.values(one).slice(2))).toEqual([
    ['grade', 'B–C'],
    ['batteryHealth', 83, 88, 'P1'],
    ['screenMarks', 'none'],
    ['bodyMarks', 'at50'],
    ['failedTests', 'speaker'],
    ['dataErasure', 'purge'],
  ])
  expect(measuredProperties(null)).toEqual([])
  expect(measuredProperties({ count: 1, tested: 0, best: null, worst: null, units: [] })).toEqual([])
})
