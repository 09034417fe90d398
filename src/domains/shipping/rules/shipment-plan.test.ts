import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PARCEL_SIZES, PIECE_WEIGHT, STACK_HEIGHT } from '../../../values/parcel-size.ts'
import { DELIVERY_METHODS } from './methods.ts'
import {
  countPieces,
  countShipments,
  planFor,
  planShipments,
  priceForPlan,
  type ShipmentKind,
} from './shipment-plan.ts'

const limits = { height: 41, weight: 25 }
const words = (small: number, medium: number, large: number) =>
  planShipments({ small, medium, large }, limits)?.map(({ size, count }) => `${count} ${size}`)

test('what fits one parcel goes in one, what does not in two', () => {
  expect(words(0, 0, 0)).toEqual([])
  expect(words(1, 0, 0)).toEqual(['1 small'])
  expect(words(2, 0, 0)).toEqual(['1 medium'])
  expect(words(5, 0, 0)).toEqual(['1 large'])
  expect(words(6, 0, 0)).toEqual(['1 large', '1 small'])
  expect(words(0, 1, 0)).toEqual(['1 medium'])
  expect(words(0, 2, 0)).toEqual(['1 large'])
  expect(words(2, 1, 0)).toEqual(['1 large'])
  expect(words(0, 3, 0)).toEqual(['1 large', '1 medium'])
  expect(words(1, 0, 1)).toEqual(['1 large', '1 small'])
  expect(words(0, 0, 999)).toEqual(['999 large'])
  expect(words(0, 0, 0)).toEqual([])
})

test('a piece beyond the limits of a way is not sent that way; who collects needs no parcel', () => {
  expect(planShipments({ small: 1, medium: 0, large: 1 }, { height: 20, weight: 25 })).toBeNull()
  expect(planShipments({ small: 0, medium: 0, large: 1 }, { height: 41, weight: 20 })).toBeNull()
  // What is higher than the largest box is priced as the largest.
  expect(planShipments({ small: 0, medium: 0, large: 2 }, { height: 82, weight: 50 })).toEqual([
    { size: 'large', count: 1, holds: { small: 0, medium: 0, large: 2 } },
  ])
  expect(planFor('store_pickup', { small: 0, medium: 0, large: 9 })).toEqual([])
  expect(DELIVERY_METHODS.filter((method) => planFor(method, { small: 0, medium: 3, large: 0 })?.length === 2)).toEqual(
    DELIVERY_METHODS.filter((method) => method !== 'store_pickup'),
  )
})

const pieces = fc.record({
  small: fc.integer({ min: 0, max: 9999 }),
  medium: fc.integer({ min: 0, max: 9999 }),
  large: fc.integer({ min: 0, max: 9999 }),
})
const sum = (plan: readonly ShipmentKind[], of: (parcels: ShipmentKind) => number) =>
  plan.reduce((total, parcels) => total + parcels.count * of(parcels), 0)

test('nothing is lost, no parcel is beyond the limits or its box, and none is empty', () => {
  const height = fc.integer({ min: 41, max: 120 })
  fc.assert(
    fc.property(pieces, height, fc.integer({ min: 25, max: 60 }), (all, most, weight) => {
      const plan = planShipments(all, { height: most, weight })
      if (!plan) throw new Error('nothing planned')
      for (const size of PARCEL_SIZES) expect(sum(plan, ({ holds }) => holds[size])).toBe(all[size])
      for (const { size, count, holds } of plan) {
        const of = (measure: Record<string, number>) =>
          PARCEL_SIZES.reduce((total, one) => total + holds[one] * (measure[one] ?? Number.NaN), 0)
        expect(count).toBeGreaterThan(0)
        expect(of(STACK_HEIGHT)).toBeGreaterThan(0)
        expect(of(STACK_HEIGHT)).toBeLessThanOrEqual(most)
        expect(of(PIECE_WEIGHT)).toBeLessThanOrEqual(weight)
        if (most === 41) expect(of(STACK_HEIGHT)).toBeLessThanOrEqual(STACK_HEIGHT[size])
      }
      expect(plan.length).toBeLessThanOrEqual(6)
    }),
  )
})

test('what is sent costs the sum of its parcels, each at the price of its size; cash is taken once', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(pieces, amount, amount, amount, (all, small, large, extra) => {
      const plan = planFor('dpd_courier', all)
      if (!plan) throw new Error('nothing planned')
      fc.pre(plan.length > 0)
      const price = { price: 1000, codPrice: 1000 + extra, sizePrices: { small, large } }
      const each = { small, medium: 1000, large }
      const total = sum(plan, ({ size }) => each[size])
      expect(priceForPlan(price, plan)).toEqual({ price: total, codPrice: total + extra })
      expect(priceForPlan({ ...price, codPrice: null }, plan).codPrice).toBeNull()
      expect(countShipments(plan)).toBe(sum(plan, () => 1))
    }),
  )
  // What is collected has no parcels, and may cost something.
  expect(priceForPlan({ price: 500, codPrice: null, sizePrices: {} }, [])).toEqual({ price: 500, codPrice: null })
  expect(
    countPieces([
      { parcelSize: 'small', quantity: 2 },
      { parcelSize: 'small', quantity: 1 },
    ]),
  ).toEqual({
    ...{ small: 3, medium: 0, large: 0 },
  })
})
