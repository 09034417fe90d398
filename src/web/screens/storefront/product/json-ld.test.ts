import { expect, test } from 'vitest'
import { itemCondition } from './json-ld.ts'

test.each([
  [{ state: 'new', grade: null, refurbished: false }, 'NewCondition'],
  [{ state: 'new', grade: 'openBox', refurbished: false }, 'UsedCondition'],
  [{ state: 'used', grade: 'A', refurbished: false }, 'UsedCondition'],
  [{ state: 'used', grade: 'A', refurbished: true }, 'RefurbishedCondition'],
  [{ state: 'damaged', grade: 'forParts', refurbished: false }, 'DamagedCondition'],
] as const)('R12 T07 %o is %s for search engines', (product, condition) => {
  expect(itemCondition(product)).toBe(`https://schema.org/${condition}`)
})
