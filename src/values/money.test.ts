import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  formatMoney,
  LAW_CURRENCY,
  shareOf,
  splitMoney,
  toMajor,
  toMinor,
} from './money.ts'

describe('money', () => {
  test('B02 is shown with zł in every language', () => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    expect(plain(formatMoney(129_900, 'PLN', 'pl-PL'))).toBe('1 299,00 zł')
    expect(plain(formatMoney(129_900, 'PLN', 'en-US'))).toBe('zł 1,299.00')
    expect(plain(formatMoney(129_900, 'PLN', 'de-DE'))).toBe('1.299,00 zł')
  })
  test('odd grosze go to the largest remainder, the earlier part first', () => {
    expect(splitMoney(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitMoney(1, [1, 1, 1])).toEqual([1, 0, 0])
    expect(splitMoney(10_001, [3333, 3333, 3334])).toEqual([3333, 3333, 3335])
    expect(splitMoney(5, [0, 0])).toEqual([3, 2])
    expect(splitMoney(5, [])).toEqual([])
    // Remainders 1/7, 4/7, 2/7: one grosz to the second, none to whoever comes first.
    expect(splitMoney(1, [1, 4, 2])).toEqual([0, 1, 0])
    expect(splitMoney(2, [1, 4, 2])).toEqual([0, 1, 1])
    expect(splitMoney(3, [2, 2, 1, 2])).toEqual([1, 1, 0, 1])
  })
  test('a split sums to its whole, and no part strays from its share by a grosz', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.nat(2 ** 40), weights, (amount, parts) => {
        const split = splitMoney(amount, parts)
        const total = parts.reduce((sum, part) => sum + part, 0)
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount)
        if (total > 0) {
          for (const [index, part] of split.entries()) {
            expect(Math.abs(part - (amount * (parts[index] ?? 0)) / total)).toBeLessThan(1.001)
          }
        }
      }),
    )
  })
  test('twelve equal parts share their odd grosze from the first on', () => {
    expect(splitMoney(17, Array(12).fill(7))).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1])
  })
  test('an amount in the major unit is a hundredth, and back', () => {
    expect([toMinor(12.99), toMinor(0.29), toMajor(1299)]).toEqual([1299, 29, 12.99])
  })
  test('law and market count in the currency of Poland unless the operator says otherwise', () => {
    expect([DEFAULT_CURRENCY, LAW_CURRENCY, [...CURRENCIES]]).toEqual(['PLN', 'PLN', ['PLN', 'EUR', 'USD']])
  })
  test('a share rounds halves up', () => {
    expect([shareOf(25, 600), shareOf(24, 600), shareOf(129_999, 600)]).toEqual([2, 1, 7800])
  })
})
