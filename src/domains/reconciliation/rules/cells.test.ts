import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readDay } from './cells.ts'

test.each([
  ['1 234,56', 123_456],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['-12,00 PLN', -1_200],
  ['\u2212 5,10', -510],
  ['(7,00)', -700],
  ['7,00-', -700],
  ['12', 1_200],
  ['0,5', 50],
  ['1,234', 123_400],
  ['12,3456', undefined],
  ['1.2.3', undefined],
  ['', undefined],
  ['PLN', undefined],
  ['1e5', undefined],
  ['99999999999999999999,00', undefined],
])('%s', (text, minor) => expect(readAmount(text)).toBe(minor))

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01 12:30:11', '2026-03-01'],
  ['01.03.2026', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['03.01.26', '2026-01-03'],
  ['26-01-03', undefined],
  ['2026-02-30', undefined],
  ['31.13.2026', undefined],
  ['1234567890', undefined],
])('%s', (text, day) => expect(readDay(text)).toBe(day))

test('an amount survives every way of writing it', () => {
  const amounts = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 })
  fc.assert(
    fc.property(amounts, (amount) => {
      const cents = String(Math.abs(amount)).padStart(3, '0')
      const [whole, part] = [cents.slice(0, -2), cents.slice(-2)]
      const sign = amount < 0 ? '-' : ''
      for (const [gap, mark] of [' .', ' ,', '.,', ',.', '\u00a0,'].map((pair) => [...pair])) {
        const text = `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, gap ?? '')}${mark}${part}`
        expect([text, readAmount(text)]).toEqual([text, amount])
      }
    }),
  )
})
