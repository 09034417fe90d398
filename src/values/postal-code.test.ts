import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { isPostalCode, maskPostalCode, postalExample } from './postal-code.ts'

test('V14 the postal code is masked while typing', () => {
  expect(['3', '31', '310', '31-0', '31-0429', 'x31 042'].map((text) => maskPostalCode(text, 'PL'))).toEqual([
    '3',
    '31',
    '31-0',
    '31-0',
    '31-042',
    '31-042',
  ])
  expect(maskPostalCode('SW1A 1AA', 'GB')).toBe('SW1A 1AA')
})

test('V14 a Polish postal code has its form, others are taken as they are', () => {
  expect(['31-042', '31042', '3-1042', ''].map((text) => isPostalCode(text, 'PL'))).toEqual([true, false, false, false])
  expect(isPostalCode('SW1A 1AA', 'GB')).toBe(true)
})

test.each([
  ['DE', ['10115'], ['1011', '10-115-1', 'ABCDE', '101 15x']],
  ['GB', ['SW1A 1AA', 'm1 1ae', 'EC1A1BB'], ['12345', 'SW1A', 'SW1A 1A']],
  ['CZ', ['110 00', '11000'], ['1100', '110-000']],
  ['NL', ['1012 AB', '1012ab'], ['1012', '1012 A1']],
  ['LT', ['01100', 'LT-01100'], ['AB-01100', '011']],
  ['US', ['94103', '94103-1234'], ['9410', '94103-12']],
  ['IE', ['D02 AF30'], ['D02', '002 AF30']],
  // No table: anything that could be one.
  ['GH', ['GA-183-8164'], ['<script>', ' ', '\n', 'x'.repeat(16)]],
])('postal codes of %s', (country, right, wrong) => {
  expect(right.filter((text) => !isPostalCode(text, country))).toEqual([])
  expect(wrong.filter((text) => isPostalCode(text, country))).toEqual([])
})

test('B08 the example of every country is a code of it', () => {
  expect(COUNTRIES.filter((country) => !isPostalCode(postalExample(country), country))).toEqual([])
  expect(['PL', 'DE', 'GB', 'NL', 'IE', 'LT', 'GH'].map(postalExample)).toEqual([
    ...['12-345', '12345', 'A1 2BC', '1234 AB', 'A12 3456', '12345', '12345'],
  ])
})
