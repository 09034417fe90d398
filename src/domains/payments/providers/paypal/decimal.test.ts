import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDecimal, toDecimal } from './decimal.ts'

test('grosze become decimals and the same grosze again', () => {
  expect([0, 5, 10, 99, 100, 12_345].map(toDecimal)).toEqual(['0.00', '0.05', '0.10', '0.99', '1.00', '123.45'])
  fc.assert(fc.property(fc.nat(99_999_999_999), (amount) => fromDecimal(toDecimal(amount)) === amount))
})

test('whole amounts are read, everything inexact is refused', () => {
  expect(fromDecimal('17')).toBe(1700)
  for (const wrong of ['', '1.5', '1.234', '-1.00', '1,00', '1e3', ' 1.00', '1.00 ', '.50', 'NaN', '1234567890123.00'])
    expect(() => fromDecimal(wrong)).toThrow(RangeError)
  for (const wrong of [-1, 1.5, Number.NaN, 2 ** 60]) expect(() => toDecimal(wrong)).toThrow(RangeError)
})
