import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf } from './commission-of.ts'

const at = (rate: number, ...bases: number[]) => bases.map((base) => ({ base, rate }))

test('B04 commission of 6 % on 1299,00 zł is 77,94 zł net, 17,93 zł VAT', () => {
  expect(commissionOf(at(600, 129_900))).toEqual({
    rate: 600,
    base: 129_900,
    net: 7794,
    vat: 1793,
    gross: 9587,
    items: [{ rate: 600, base: 129_900, net: 7794, vat: 1793 }],
  })
})

test('B04 odd grosze: half a grosz rounds up, three equal items share what does not divide', () => {
  // 6 % of 10,25 zł is 61,5 grosza.
  expect(commissionOf(at(600, 1025))).toMatchObject({ net: 62, rate: 600 })
  expect(commissionOf(at(600, 1025, 8))).toMatchObject({ net: 62, rate: 600 })
  expect(commissionOf(at(600, 3334, 3334, 3334)).net).toBe(600)
  expect(commissionOf(at(600, 3337, 3337, 3337))).toMatchObject({ net: 601, vat: 138 })
  expect(commissionOf(at(600, 3337, 3337, 3337)).items.map((item) => item.net)).toEqual([201, 200, 200])
})

test('B04 one order may mix rates: each item carries its own, the whole says what they come to', () => {
  const mixed = commissionOf([
    { base: 100_000, rate: 600 },
    { base: 50_000, rate: 0 },
    { base: 50_000, rate: 1000 },
  ])
  expect(mixed).toMatchObject({ base: 200_000, net: 11_000, vat: 2530, gross: 13_530, rate: 550 })
  expect(mixed.items).toEqual([
    { rate: 600, base: 100_000, net: 6000, vat: 1380 },
    { rate: 0, base: 50_000, net: 0, vat: 0 },
    { rate: 1000, base: 50_000, net: 5000, vat: 1150 },
  ])
})

test('B04 goods given away cost no commission, whatever the rate', () => {
  expect(commissionOf(at(600, 0, 0))).toMatchObject({ rate: 600, base: 0, net: 0, vat: 0, gross: 0 })
  expect(commissionOf([...at(600, 0), ...at(500, 0)])).toMatchObject({ rate: 600, net: 0, vat: 0 })
})

const line = fc.record({ base: fc.integer({ min: 0, max: 99_999_999 }), rate: fc.integer({ min: 0, max: 3000 }) })
const fewRates = fc.record({ base: fc.integer({ min: 0, max: 99_999 }), rate: fc.constantFrom(0, 450, 600) })

test('B04 the commission of the items always sums to the commission of the order', () => {
  const orders = fc.oneof(
    fc.array(line, { minLength: 1, maxLength: 100 }),
    fc.array(fewRates, { minLength: 1, maxLength: 100 }),
  )
  fc.assert(
    fc.property(orders, (lines) => {
      const { base, net, vat, gross, items, rate } = commissionOf(lines)
      const sum = (key: 'base' | 'net' | 'vat') => items.reduce((total, item) => total + item[key], 0)
      expect([sum('base'), sum('net'), sum('vat')]).toEqual([base, net, vat])
      expect(items.map((item) => ({ base: item.base, rate: item.rate }))).toEqual(lines)
      expect(gross).toBe(net + vat)
      const rates = lines.map((one) => one.rate)
      // The net amount of each rate is rounded to a grosz: of very small sums that is much of the whole.
      const rounded = 1 + (base === 0 ? 0 : (new Set(rates).size * 5000) / base)
      expect(rate).toBeGreaterThanOrEqual(Math.min(...rates) - rounded)
      // A single odd grosz of goods may round far above its rate; the sum stays within half a grosz a rate.
      const exact = lines.reduce((total, one) => total + (one.base * one.rate) / 10_000, 0)
      expect(Math.abs(net - exact)).toBeLessThanOrEqual(new Set(rates).size / 2 + 1e-6)
      for (const item of items) {
        expect(Math.min(item.net, item.vat)).toBeGreaterThanOrEqual(0)
        if (item.rate === 0) expect([item.net, item.vat]).toEqual([0, 0])
      }
    }),
  )
})

test('an order without items has no commission: that is an error', () => {
  expect(() => commissionOf([])).toThrow('the first item')
})
