import { expect, test } from 'vitest'
import { isEan as isImportedEan } from '../src/domains/imports/rules/ean.ts'
import { isEan } from '../src/domains/products/rules/ean.ts'

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
  expect([isEan(text), isImportedEan(text)]).toEqual([right, right])
})
