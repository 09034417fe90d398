import { describe, expect, test } from 'vitest'
import { DISPLAY_CURRENCIES, exchanged, formatExchanged } from './exchange.ts'
import { CURRENCIES, MINOR_UNITS } from './money.ts'

describe('what a price comes to in another currency', () => {
  test.each([
    [129_900, 4_256_700, 30_517],
    [100, 4_000_000, 25],
    // Half a cent is rounded up, less than that down.
    [2, 4_000_000, 1],
    [1, 4_000_000, 0],
    [0, 4_256_700, 0],
    [9_999_999_999, 1, 9_999_999_999_000_000],
  ])('%i grosze at %i millionths are %i', (amount, rate, about) => {
    expect(exchanged(amount, rate)).toBe(about)
  })
  test('is never more than half a unit from the exact value, and grows with the amount', () => {
    let before = 0
    for (let amount = 0; amount < 5000; amount += 7) {
      const about = exchanged(amount, 4_256_700)
      expect(Math.abs(about - (amount * 1_000_000) / 4_256_700)).toBeLessThanOrEqual(0.5)
      expect(about).toBeGreaterThanOrEqual(before)
      before = about
    }
  })
  test.each([0, -1, 4.25, Number.NaN])('is nothing without a rate: %s', (rate) => {
    expect(() => exchanged(100, rate)).toThrow('no rate')
  })
  test('is written as the reader does, and said to be about that much', () => {
    const rate = { of: 'PLN', currency: 'EUR', rate: 4_256_700, day: '2026-11-20', source: 'NBP' } as const
    expect(formatExchanged(129_900, rate, 'pl-PL').replace(/\s/g, ' ')).toBe('≈ 305,17 €')
    expect(formatExchanged(129_900, rate, 'en-US')).toBe('≈ €305.17')
    expect(formatExchanged(129_900, rate, 'de-DE').replace(/\s/g, ' ')).toBe('≈ 305,17 €')
  })
})
test('all of them have two digits, and markets are priced in some of them', () => {
  for (const currency of DISPLAY_CURRENCIES) {
    const { maximumFractionDigits } = new Intl.NumberFormat('pl-PL', { style: 'currency', currency }).resolvedOptions()
    expect([currency, 10 ** (maximumFractionDigits ?? 0)]).toEqual([currency, MINOR_UNITS])
  }
  expect(CURRENCIES.filter((one) => !(DISPLAY_CURRENCIES as readonly string[]).includes(one))).toEqual([])
})
