import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf } from './commission.ts'

test('B04 commission of 6 % on 1299,00 zł is 77,94 zł net, 17,93 zł VAT', () => {
  expect(commissionOf([129_900], 600)).toEqual({
    rate: 600,
    base: 129_900,
    net: 7794,
    vat: 1793,
    gross: 9587,
    items: [{ base: 129_900, net: 7794, vat: 1793 }],
  })
})

test('B04 odd grosze: half a grosz rounds up, three equal items share what does not divide', () => {
  // 6 % of 10,25 zł is 61,5 grosza.
  expect(commissionOf([1025], 600).net).toBe(62)
  const shared = commissionOf([3334, 3334, 3334], 600)
  expect(shared.net).toBe(600)
  expect(commissionOf([3337, 3337, 3337], 600)).toMatchObject({ net: 601, vat: 138 })
  expect(commissionOf([3337, 3337, 3337], 600).items.map((item) => item.net)).toEqual([201, 200, 200])
})

test('B04 the commission of the items always sums to the commission of the order', () => {
  const totals = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(totals, fc.integer({ min: 0, max: 10_000 }), (lineTotals, rate) => {
      const { base, net, vat, gross, items } = commissionOf(lineTotals, rate)
      const sum = (key: 'base' | 'net' | 'vat') => items.reduce((total, item) => total + item[key], 0)
      expect([sum('base'), sum('net'), sum('vat')]).toEqual([base, net, vat])
      expect(gross).toBe(net + vat)
      expect(net).toBeLessThanOrEqual(base)
      for (const item of items) expect(Math.min(item.net, item.vat)).toBeGreaterThanOrEqual(0)
    }),
  )
})
