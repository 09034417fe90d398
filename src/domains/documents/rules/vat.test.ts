import { expect, test } from 'vitest'
import { TREATMENTS, vatWithin } from './vat.ts'

test('the tax within a gross amount: 23 of 123, to the nearest grosz', () => {
  expect(vatWithin(12_300, 'vat23')).toBe(2300)
  expect(vatWithin(0, 'vat23')).toBe(0)
  // 18.7, 20.6, 2.99, 3.2, 0.2, 0.4 and 0.6 of a grosz.
  expect([100, 110, 16, 17, 1, 2, 3].map((gross) => vatWithin(gross, 'vat23'))).toEqual([19, 21, 3, 3, 0, 0, 1])
})

test('margin shows no tax; what is exempt or taxed elsewhere has none', () => {
  expect(Object.fromEntries(TREATMENTS.map((one) => [one, vatWithin(12_300, one)]))).toEqual({
    vat23: 2300,
    margin: null,
    exempt: 0,
    reverseCharge: 0,
    outside: 0,
  })
})

test('what is no amount has no tax', () => {
  for (const gross of [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => vatWithin(gross, 'vat23')).toThrow(`no gross amount: ${gross}`)
  }
})
