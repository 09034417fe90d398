import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../../../values/countries.ts'
import { DELIVERY_METHODS, reachOf } from './methods.ts'
import { countriesOf, type PriceByCountry, priceTo, sizedAreas } from './reach.ts'

const courier: PriceByCountry = {
  method: 'dpd_courier',
  price: 1999,
  codPrice: 2599,
  freeFrom: 30_000,
  transitDays: 1,
  sizePrices: { small: 1499, large: 3999 },
  areas: [{ countries: ['DE', 'CZ'], price: 4900, freeFrom: null, transitDays: 3 }],
}

test('V11 abroad a price of its own, without cash on delivery; a size costs as much more as at home', () => {
  const { areas: _, ...home } = courier
  expect(priceTo(courier, 'PL')).toEqual(home)
  expect(priceTo(courier, 'DE')).toEqual({
    ...home,
    price: 4900,
    codPrice: null,
    freeFrom: null,
    transitDays: 3,
    sizePrices: { small: 4400, large: 6900 },
  })
  expect(priceTo(courier, 'FR')).toBeUndefined()
  expect(priceTo({ ...courier, method: 'store_pickup' }, 'JP')).toEqual({ ...home, method: 'store_pickup' })
  // What the seller named and the carrier left.
  expect(priceTo({ ...courier, method: 'inpost_locker' }, 'DE')).toBeUndefined()
  expect(countriesOf([courier, { ...courier, method: 'inpost_locker' }])).toEqual(['PL', 'CZ', 'DE'])
})

test('points and lockers stay where the carrier has them, and every country is one that an address may name', () => {
  expect(DELIVERY_METHODS.filter((method) => reachOf(method).length > 0)).toEqual(['dpd_courier', 'gls_courier'])
  for (const method of DELIVERY_METHODS) expect(COUNTRIES).toEqual(expect.arrayContaining([...reachOf(method)]))
  expect(DELIVERY_METHODS.flatMap(reachOf)).not.toContain('PL')
})

test('no price abroad is below nothing, whatever sizes cost at home', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, (price, small, there) => {
      const areas = [{ countries: ['DE'], price: there, freeFrom: null, transitDays: 3 }]
      const found = priceTo({ ...courier, price, sizePrices: { small }, areas }, 'DE')
      expect(found?.sizePrices.small).toBeGreaterThanOrEqual(0)
      expect(found?.price).toBe(there)
    }),
  )
})

test('V11 groups of countries are shown at the price of the parcel, without those that the carrier left', () => {
  const areas = [
    { countries: ['DE', 'JP'], price: 4900, freeFrom: 50_000, transitDays: 3 },
    { countries: ['JP'], price: 9900, freeFrom: null, transitDays: 9 },
  ]
  expect(sizedAreas({ ...courier, areas }, 'large')).toEqual([{ ...areas[0], countries: ['DE'], price: 6900 }])
  expect(sizedAreas({ ...courier, areas }, 'medium')).toEqual([{ ...areas[0], countries: ['DE'], price: 4900 }])
  expect(countriesOf([{ ...courier, areas }])).toEqual(['PL', 'DE'])
})
