import { expect, test } from 'vitest'
import { isPublicGtin, itemCondition } from './json-ld.ts'

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
