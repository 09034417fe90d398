import { expect, test } from 'vitest'
import { priceText, readDecimal, readPrice, readWhole } from './read-number.ts'

test.each([
  ['1299', 129_900],
  ['1299,5', 129_950],
  ['1 299,00', 129_900],
  ['1\u00a0299,00 zł', 129_900],
  ['1.299,00', 129_900],
  ['1,299.00', 129_900],
  ['1.299', 129_900],
  ['0,99', 99],
  ['12.345.678,90', 1_234_567_890],
  ['', null],
  ['abc', null],
  ['-5', null],
  ['12,345,6,7', null],
  ['1,2345', null],
])('E07 a typed price %j is %j grosze', (typed, amount) => {
  expect(readPrice(typed)).toBe(amount)
})

test('E07 a price is typed as the language writes it, and read back the same', () => {
  expect(priceText(129_905, true)).toBe('1299,05')
  expect(priceText(129_905, false)).toBe('1299.05')
  expect(priceText(0, true)).toBe('')
  for (const amount of [1, 10, 99, 100, 123_456, 1_000_000_000]) expect(readPrice(priceText(amount, true))).toBe(amount)
})

test('pieces are whole, attributes may be decimal', () => {
  expect(readWhole('12')).toBe(12)
  expect(readWhole('1 200')).toBe(1200)
  expect(readWhole('1,5')).toBeNull()
  expect(readWhole('-1')).toBeNull()
  expect(readDecimal('15,6')).toBe(15.6)
  expect(readDecimal('−4.5')).toBe(-4.5)
  expect(readDecimal('15"')).toBeNull()
})
