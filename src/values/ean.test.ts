import { expect, test } from 'vitest'
import { isEan } from './ean.ts'

test.each([
  ['5901234123457', true],
  ['96385074', true],
  ['036000291452', true],
  ['5901234123458', false],
  ['0000000000000', false],
  ['00000000', false],
  ['000000000000', false],
  ['59012341234', false],
])('E07 %s as an EAN, typed or imported: %s', (text, right) => {
  expect(isEan(text)).toBe(right)
})
