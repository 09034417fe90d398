import { expect, test } from 'vitest'
import { BUYER_TABS, buyerTabStatuses } from './buyer-tabs.ts'
import { DEFAULT_ORDER_SETTINGS, waitedSince } from './order-clocks.ts'
import { toOrderFacts } from './order-facts.ts'
import { isReceived, ORDER_STATUSES } from './order-table.ts'
import { toOrderViews, toPartViews } from './shipment-view.ts'
import { isSamePieces, leftToSend } from './split-order.ts'
import { toldOf } from './told-step.ts'

test('R15 each status is on one list of the buyer', () => {
  expect(Object.fromEntries(BUYER_TABS.map((tab) => [tab, buyerTabStatuses(tab)]))).toEqual({
    toPay: ['pending'],
    underWay: ['confirmed', 'preparing', 'ready', 'partlyShipped', 'shipped'],
    delivered: ['delivered', 'completed', 'disputed'],
    ended: ['cancelled', 'expired', 'returned'],
  })
})

test('V09 only what came and stayed is received', () => {
  expect(ORDER_STATUSES.filter(isReceived)).toEqual(['delivered', 'completed'])
})

test('a step of one order is told by the mail of the table; what is of the whole purchase or of a case, or has none, is not', () => {
  expect(toldOf('confirmed', 'shipped', 'shipped')).toBe('shipped')
  expect(toldOf('partlyShipped', 'shipped', 'shipped')).toBe('shipped')
  // The mail about the money says so.
  expect(toldOf('partlyShipped', 'shipped', 'rest_given_up')).toBeNull()
  expect(toldOf('shipped', 'delivered', 'received')).toBe('delivered')
  expect(toldOf('delivered', 'disputed', 'disputed')).toBeNull()
  expect(toldOf('disputed', 'delivered', 'dispute_ended')).toBeNull()
  expect(toldOf('delivered', 'returned', 'returned')).toBeNull()
  expect(toldOf('pending', 'confirmed', 'paid')).toBeNull()
  expect(toldOf('confirmed', 'cancelled', 'by_seller')).toBeNull()
  expect(toldOf('pending', 'expired', 'hold_ended')).toBeNull()
  expect(toldOf('confirmed', 'preparing', 'preparing')).toBeNull()
  // No step of the table.
  expect(toldOf('cancelled', 'shipped', 'shipped')).toBeNull()
  expect(toldOf('shipped', 'shipped', 'tracking_corrected')).toBe('trackingCorrected')
  expect(toldOf('partlyShipped', 'partlyShipped', 'partly_shipped')).toBe('partlyShipped')
  expect(toldOf('shipped', 'shipped', 'shipped')).toBeNull()
})

test('clocks wait whole days, fourteen for the law', () => {
  expect(DEFAULT_ORDER_SETTINGS).toEqual({ collectionDays: 7, reminderDays: 2, arrivalDays: 14, withdrawalDays: 14 })
  expect(waitedSince(new Date('2026-11-23T10:00:00Z'), 14).toISOString()).toBe('2026-11-09T10:00:00.000Z')
})

test('E10 how it is paid and who brings it', () => {
  const stored = { addressCountry: 'DE', sellerCountry: 'PL', provider: 'stripe' } as const
  const order = { method: 'dpd_courier', cashOnDelivery: false, shipment: null } as const
  expect(toOrderFacts(order, stored)).toEqual({
    country: 'DE',
    carrier: 'dpd',
    paymentType: 'online',
    provider: 'stripe',
  })
  expect(toOrderFacts({ ...order, method: 'store_pickup' }, { ...stored, provider: 'bank-transfer' })).toEqual({
    country: 'PL',
    carrier: null,
    paymentType: 'transfer',
    provider: 'bank-transfer',
  })
})

test('all shipments and the whole history are shown, each with its pieces and moment', () => {
  const shippedAt = '2026-11-20T08:00:00+01:00'
  const items = [{ versionId: 7, quantity: 2 }]
  const part = { carrier: 'other', trackingNumber: null, shippedAt, id: 3, items } as never
  const shown = { id: 3, items, carrier: 'other', trackingNumber: null, shippedAt: '2026-11-20T07:00:00.000Z' }
  expect(toPartViews([part], {} as never)).toMatchObject([shown])
  const facts = { addressCountry: 'PL', sellerCountry: 'PL', provider: null }
  const history = [{ at: shippedAt, status: 'shipped' }]
  const order = { method: 'dpd_courier', cashOnDelivery: true, shipment: null, shipments: [part], facts, history }
  expect(toOrderViews([order as never], {} as never)).toMatchObject([
    { history: [{ at: '2026-11-20T07:00:00.000Z', status: 'shipped' }], shipments: [shown], shipment: null },
  ])
})

test('a line of which nothing is left is left out; the same number of other pieces is not the same', () => {
  const of = (...quantities: number[]) =>
    quantities.map((quantity, index) => ({ versionId: index + 1, quantity, givenUp: 0 }))
  expect(leftToSend(of(2, 1), [{ items: of(2) }])).toEqual([{ versionId: 2, quantity: 1 }])
  expect(isSamePieces(of(1, 2), of(1, 3))).toBe(false)
  expect(isSamePieces(of(1, 2), of(1, 2).toReversed())).toBe(true)
})
