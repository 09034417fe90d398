import { expect, test } from 'vitest'
import { rateText, readRateText } from './rate-text.ts'

test.each([
  ['4,2567', 4_256_700],
  ['4.25', 4_250_000],
  [' 17 ', 17_000_000],
  ['0,000001', 1],
  ['999999,999999', 999_999_999_999],
  ['0', undefined],
  ['0,0000001', undefined],
  ['', undefined],
  ['-4,25', undefined],
  ['4,2,5', undefined],
  ['1e3', undefined],
])('%s is %s', (text, rate) => {
  expect(readRateText(text)).toBe(rate)
})
test('a rate is written with its two currencies', () => {
  const rate = { of: 'PLN', currency: 'EUR', rate: 4_256_700 }
  expect([rateText(rate, 'pl-PL'), rateText(rate, 'en-US')]).toEqual(['1 EUR = 4,2567 PLN', '1 EUR = 4.2567 PLN'])
})
