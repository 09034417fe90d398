import { expect, test } from 'vitest'
import type { PricedCart, SellerGroup } from '../../cart/rules/index.ts'
import { isAcceptedUnpaid, onlineTotal, pickupOf, promiseOf, termsOf } from './draft-orders.ts'
import { outcomeOf } from './payment-outcome.ts'

type Choice = NonNullable<SellerGroup['choice']>
const group = (total: number, choice: Partial<Choice> | null, shops: SellerGroup['pickupShops'] = []): SellerGroup => ({
  companyId: 1,
  seller: undefined,
  lines: [],
  goods: total,
  delivery: 0,
  total,
  methods: [],
  unreached: [],
  pickupShops: shops,
  deliverable: true,
  choice: choice && {
    companyId: 1,
    method: 'dpd_courier',
    cashOnDelivery: false,
    pickupPoint: null,
    shopId: null,
    ...choice,
  },
})
const online = group(100, {})
const cash = group(40, { cashOnDelivery: true })
const given = group(0, {})

test('V11 what is paid on delivery, or costs nothing, waits for no payment', () => {
  expect([online, cash, given, group(5, null)].map(isAcceptedUnpaid)).toEqual([false, true, true, false])
})

test('V11 an order begins as its payment and its buyer want it', () => {
  expect(termsOf(online, true)).toEqual({ status: 'pending', paymentStatus: 'unpaid' })
  expect(termsOf(online, false)).toEqual({ status: 'pending', paymentStatus: 'unpaid' })
  expect(termsOf(cash, true)).toEqual({ status: 'confirmed', paymentStatus: 'onDelivery' })
  // A guest follows the link in the mail first.
  expect(termsOf(cash, false)).toEqual({ status: 'pending', paymentStatus: 'onDelivery' })
  expect(termsOf(given, true)).toEqual({ status: 'confirmed', paymentStatus: 'paid' })
  expect(termsOf(given, false)).toEqual({ status: 'pending', paymentStatus: 'onDelivery' })
  expect(termsOf(group(0, null), true)).toEqual({ status: 'confirmed', paymentStatus: 'paid' })
})

test('V11 only what is not paid on delivery is paid online', () => {
  const cart = { groups: [online, cash, given, online] } as unknown as PricedCart
  expect(onlineTotal(cart)).toBe(200)
})

const points = [
  { method: 'inpost_locker', code: 'A1', name: 'A1', street: 'Prosta 1', city: 'Wola' },
  { method: 'dpd_pickup', code: 'A1', name: 'Żabka', street: 'Krzywa 2', city: 'Ochota' },
  { method: 'dpd_pickup', code: 'B2', name: 'Kiosk', street: 'Długa 3', city: 'Praga' },
]
const shops = [
  { id: 4, title: 'Sklep', street: 'Mała 4', city: 'Łódź' },
  { id: 5, title: 'Punkt', street: 'Duża 5', city: 'Opole' },
]

test('V11 an order keeps in words where it is collected', () => {
  expect(pickupOf(online, points)).toBeNull()
  expect(pickupOf(group(1, null), points)).toBeNull()
  expect(pickupOf(group(1, { method: 'dpd_pickup', pickupPoint: 'A1' }), points)).toEqual({
    code: 'A1',
    label: 'Żabka, Krzywa 2, Ochota',
  })
  expect(pickupOf(group(1, { method: 'store_pickup', shopId: 5 }, shops), points)).toEqual({
    code: null,
    shopId: 5,
    label: 'Punkt, Duża 5, Opole',
  })
})

test('a point or shop that is not there is an error, never an order without a place', () => {
  expect(() => pickupOf(group(1, { method: 'dpd_pickup', pickupPoint: 'C3' }), points)).toThrow('the point to collect')
  expect(() => pickupOf(group(1, { method: 'store_pickup', shopId: 6 }, shops), points)).toThrow('the shop to collect')
})

test('what was promised is kept: the days, and the parcels of the chosen way', () => {
  const arrives = { from: '2026-11-24', until: '2026-11-26' }
  const lines = [{ quantity: 3, offer: { parcelSize: 'medium' } }]
  const methods = [
    { method: 'inpost_locker', arrives: null },
    { method: 'dpd_courier', arrives },
  ]
  const promised = { ...group(1, {}), methods, lines } as unknown as SellerGroup
  const holds = { small: 0, medium: 2, large: 0 }
  expect(promiseOf(promised)).toEqual({
    arrives,
    parcels: [
      { size: 'large', count: 1, holds },
      { size: 'medium', count: 1, holds: { ...holds, medium: 1 } },
    ],
  })
  expect(() => promiseOf({ ...promised, methods: [] })).toThrow('the chosen way of delivery')
  expect(() => promiseOf({ ...promised, choice: null })).toThrow('the way of delivery')
})

test('T06 what the buyer is told of a payment', () => {
  const statuses = ['created', 'started', 'expired', 'paid', 'cancelled', 'failed', 'refundDue', 'refunded'] as const
  expect(statuses.map(outcomeOf)).toEqual([
    'incomplete',
    'incomplete',
    'incomplete',
    'success',
    'cancelled',
    'cancelled',
    'refunded',
    'refunded',
  ])
  expect(outcomeOf(undefined)).toBe('none')
})
