import { expect, test } from 'vitest'
import { marksOf, plainEmail, plainPhone } from './buyer-marks.ts'
import { CANCEL_REASONS } from './cancel-reasons.ts'
import { daysOpen, exceededLimit, limitOf, MARK_KINDS, mostOfVersion } from './order-limits.ts'
import { requireMove, wasGivenUp } from './order-moves.ts'
import {
  OPEN_PAYMENTS,
  ORDER_PAYMENT_STATUSES,
  ORDER_PAYMENT_TABLE,
  paymentCanBecome,
  RETURNED_PAYMENTS,
} from './order-payment-table.ts'
import {
  canBecome,
  ENDED,
  HELD,
  isEnded,
  isHeld,
  isSold,
  ORDER_STATUSES,
  ORDER_TABLE,
  PROMISED,
  requireFirst,
  SOLD,
  TO_SEND,
} from './order-table.ts'
import { awaitsConfirmation, dueOnline } from './purchase-draft.ts'
import { toPurchaseView } from './purchase-view.ts'
import { toOrderViews, toShipmentView } from './shipment-view.ts'

test('one person’s address is one, however it is written', () => {
  expect(['Jan.Nowak+x@GMail.com', ' jannowak@googlemail.com '].map(plainEmail)).toEqual(
    Array(2).fill('jannowak@gmail.com'),
  )
  // Elsewhere dots tell people apart.
  expect(plainEmail('Jan.Nowak+shop@example.com')).toBe('jan.nowak@example.com')
  expect(plainEmail('+x@example.com')).toBe('+x@example.com')
  expect(plainEmail('nobody')).toBe('nobody@')
})

test('one phone is one by its last nine digits', () => {
  expect(['+48 600-700-800', '0048600700800', '600 700 800'].map(plainPhone)).toEqual(Array(3).fill('600700800'))
  expect([plainPhone('123 456'), plainPhone('1234567')]).toEqual([undefined, '1234567'])
})

test('a guest is known by the network, too; whoever is signed in by the wide one alone', () => {
  const buyer = { userId: null, email: 'a@example.com', phone: '600700800', network: '2001:db8:1:2' }
  expect(marksOf(buyer)).toEqual([
    { kind: 'email', value: 'a@example.com' },
    { kind: 'phone', value: '600700800' },
    { kind: 'network', value: '2001:db8:1:2' },
    { kind: 'wide', value: '2001:db8:1' },
  ])
  expect(marksOf({ ...buyer, userId: 'u1', network: '192.0.2.7' })).toEqual([
    { kind: 'account', value: 'u1' },
    { kind: 'email', value: 'a@example.com' },
    { kind: 'phone', value: '600700800' },
    { kind: 'wide', value: '192.0.2.7' },
  ])
  expect(marksOf({ ...buyer, phone: '12', network: undefined })).toEqual([{ kind: 'email', value: 'a@example.com' }])
})

test('how much may be open at once', () => {
  expect(MARK_KINDS.map((kind) => [kind, limitOf(kind, true), limitOf(kind, false), daysOpen(kind)])).toEqual([
    ['account', { open: 12, pieces: 300, ended: 30 }, { open: 8, pieces: 60, ended: 20 }, 14],
    ['email', { open: 12, pieces: 300, ended: 30 }, { open: 8, pieces: 60, ended: 20 }, 14],
    ['phone', { open: 12, pieces: 300, ended: 30 }, { open: 8, pieces: 60, ended: 20 }, 14],
    ['network', { open: 10, pieces: 60, ended: 40 }, { open: 10, pieces: 60, ended: 40 }, 1],
    ['wide', { open: 40, pieces: 400, ended: 160 }, { open: 40, pieces: 400, ended: 160 }, 1],
  ])
  expect([mostOfVersion(true), mostOfVersion(false)]).toEqual([100, 20])
})

test('a limit is reached by one purchase, one piece or one that came to nothing too many', () => {
  const known = (more: object) => ({ kind: 'email' as const, open: 0, pieces: 0, ended: 0, ...more })
  const of = (more: object, pieces = 1) => exceededLimit([known(more)], pieces, false)
  expect([of({ open: 7 }), of({ open: 8 })]).toEqual([undefined, 'email'])
  expect([of({ pieces: 50 }, 10), of({ pieces: 50 }, 11)]).toEqual([undefined, 'email'])
  expect([of({ ended: 19 }), of({ ended: 20 })]).toEqual([undefined, 'email'])
  expect(exceededLimit([known({ open: 11 })], 1, true)).toBeUndefined()
  // The person's own comes first, in whatever order they are known.
  const both = [known({ kind: 'wide', open: 99 }), known({ open: 99 })]
  expect(exceededLimit(both, 1, false)).toBe('email')
  expect(exceededLimit([], 999, false)).toBeUndefined()
})

test('E10 the money of an order moves by whom the table names', () => {
  const steps = (['buyer', 'seller', 'operator', 'system'] as const).map((by) => [
    by,
    ORDER_PAYMENT_STATUSES.flatMap((from) =>
      ORDER_PAYMENT_STATUSES.filter((to) => paymentCanBecome(from, to, by)).map((to) => `${from} → ${to}`),
    ),
  ])
  expect(Object.fromEntries(steps)).toEqual({
    buyer: ['paid → refundDue', 'onDelivery → paid'],
    seller: ['paid → refundDue', 'onDelivery → paid'],
    operator: ['paid → refundDue', 'onDelivery → paid'],
    system: ['unpaid → paid', 'unpaid → refundDue', 'paid → refunded', 'refundDue → refunded'],
  })
  expect(paymentCanBecome('paid', 'refundDue')).toBe(true)
  expect(paymentCanBecome('refunded', 'paid')).toBe(false)
  expect([OPEN_PAYMENTS, RETURNED_PAYMENTS]).toEqual([
    ['unpaid', 'onDelivery'],
    ['refundDue', 'refunded'],
  ])
  expect(ORDER_PAYMENT_STATUSES.filter((one) => ORDER_PAYMENT_TABLE[one].isCovered)).toEqual(['paid', 'onDelivery'])
})

test('E10 what is sold, held, promised and over', () => {
  expect({ SOLD, ENDED, HELD, PROMISED, TO_SEND }).toEqual({
    SOLD: [
      ...['confirmed', 'preparing', 'ready', 'partlyShipped', 'shipped', 'delivered', 'completed'],
      ...['returned', 'disputed'],
    ],
    ENDED: ['cancelled', 'expired'],
    HELD: ['pending'],
    PROMISED: ['confirmed', 'preparing'],
    TO_SEND: ['confirmed', 'preparing', 'ready', 'partlyShipped'],
  })
  expect(ORDER_STATUSES.filter(isSold)).toEqual(SOLD)
  expect(ORDER_STATUSES.filter(isEnded)).toEqual(ENDED)
  expect(ORDER_STATUSES.filter(isHeld)).toEqual(HELD)
  expect([canBecome('pending', 'expired'), canBecome('expired', 'pending')]).toEqual([true, false])
  expect(() => requireFirst({ status: 'pending' })).not.toThrow()
  expect(() => requireFirst({ status: 'confirmed' })).not.toThrow()
  // What buyer and seller read of a status.
  expect(ORDER_STATUSES.map((one) => [ORDER_TABLE[one].seller.tab, ORDER_TABLE[one].buyer.step])).toEqual([
    ['waiting', 0],
    ['toShip', 1],
    ['toShip', 1],
    ['shipped', 2],
    ['toShip', 2],
    ['shipped', 2],
    ['delivered', 4],
    ['delivered', 4],
    ['cancelled', null],
    ['cancelled', null],
    ['delivered', null],
    ['delivered', null],
  ])
})

test('E10 money for an order that was given up unpaid goes back; a wrong step of the money alone is refused', () => {
  expect(wasGivenUp({ status: 'cancelled', paymentStatus: 'unpaid' })).toBe(true)
  expect(wasGivenUp({ status: 'cancelled', paymentStatus: 'refundDue' })).toBe(false)
  expect(wasGivenUp({ status: 'expired', paymentStatus: 'unpaid' })).toBe(false)
  const paid = { status: 'confirmed', paymentStatus: 'paid' } as const
  expect(() => requireMove('seller', paid, { status: 'expired', paymentStatus: 'refundDue' })).toThrow('to expired/')
  expect(() => requireMove('seller', paid, { status: 'cancelled', paymentStatus: 'refunded' })).toThrow('/refunded')
  expect(() => requireMove('seller', paid, { status: 'cancelled', paymentStatus: 'refundDue' })).not.toThrow()
})

test('V11 online is paid what is held and not paid on delivery', () => {
  const order = (status: 'pending' | 'confirmed', paymentStatus: 'unpaid' | 'onDelivery' | 'paid') => ({
    ...{ status, paymentStatus, total: 100 },
  })
  const orders = [order('pending', 'unpaid'), order('pending', 'onDelivery'), order('confirmed', 'paid')]
  expect(dueOnline([...orders, order('pending', 'unpaid')])).toBe(200)
  expect(orders.map(awaitsConfirmation)).toEqual([false, true, false])
  expect(awaitsConfirmation(order('confirmed', 'onDelivery'))).toBe(false)
})

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n))
const stored = {
  key: 'k',
  placedAt: minute(0),
  email: 'a@example.com',
  phone: '600',
  shippingAddress: null,
  invoice: null,
  currency: 'PLN' as const,
  heldUntil: minute(30),
  linksAskedAt: [],
}
type Orders = Parameters<typeof toPurchaseView>[1]
const orders = (...list: [status: string, paymentStatus: string, total: number][]) =>
  list.map(([status, paymentStatus, total]) => ({ status, paymentStatus, total })) as unknown as Orders

test('a purchase shows what is still to be paid, how, and until when', () => {
  const all = orders(
    ['pending', 'unpaid', 5],
    ['pending', 'onDelivery', 70],
    ['cancelled', 'onDelivery', 900],
    ['confirmed', 'paid', 4000],
  )
  expect(toPurchaseView(stored, all, minute(1), 'token')).toEqual({
    key: 'k',
    placedAt: '2026-01-01T12:00:00.000Z',
    email: 'a@example.com',
    phone: '600',
    shippingAddress: null,
    invoice: null,
    orders: all,
    dueOnline: 5,
    dueOnDelivery: 70,
    toConfirm: true,
    nextLinkAt: '2026-01-01T12:01:00.000Z',
    shownToken: 'token',
    total: 4975,
    currency: 'PLN',
    heldUntil: '2026-01-01T12:30:00.000Z',
    clocks: null,
    now: '2026-01-01T12:01:00.000Z',
  })
})

test('a purchase with nothing to confirm shows no token and no next link, and without a hold no end of one', () => {
  const paid = toPurchaseView(stored, orders(['confirmed', 'onDelivery', 7]), minute(1), 'token')
  expect(paid).toMatchObject({
    toConfirm: false,
    nextLinkAt: null,
    shownToken: null,
    heldUntil: null,
    dueOnDelivery: 7,
  })
  const asked = { ...stored, linksAskedAt: [minute(1), minute(2), minute(3)] }
  expect(toPurchaseView(asked, orders(['pending', 'onDelivery', 7]), minute(4), null).nextLinkAt).toBeNull()
  const free = { ...stored, heldUntil: null }
  expect(toPurchaseView(free, orders(['pending', 'unpaid', 7]), minute(4), null).heldUntil).toBeNull()
})

test('R14 a parcel is shown with its day in UTC and the page that follows it', () => {
  const shipment = { carrier: 'dpd' as const, trackingNumber: '12', shippedAt: '2026-01-01 13:00:00+01' }
  const shown = {
    carrier: 'dpd',
    trackingNumber: '12',
    trackingLink: 'https://t.example.com/12',
    shippedAt: '2026-01-01T12:00:00.000Z',
  }
  const links = { dpd: 'https://t.example.com/{number}' }
  expect(toShipmentView(shipment, links)).toEqual(shown)
  const facts = { addressCountry: 'DE', sellerCountry: 'PL', provider: 'bank-transfer' }
  const two = [
    { id: 1, shipment, shipments: [], method: 'inpost_locker', cashOnDelivery: false, facts, history: [] },
    { id: 2, shipment: null, shipments: [], method: 'store_pickup', cashOnDelivery: true, facts, history: [] },
  ] as unknown as Parameters<typeof toOrderViews>[0]
  expect(toOrderViews(two, links)).toMatchObject([
    { id: 1, shipment: shown, country: 'PL', carrier: 'dpd', paymentType: 'transfer', provider: 'bank-transfer' },
    { id: 2, shipment: null, country: 'PL', carrier: null, paymentType: 'onDelivery', provider: null },
  ])
})

test('R14 reasons for which a seller calls off are stored by these names', () => {
  expect(CANCEL_REASONS).toEqual(['buyerAsked', 'notCollected', 'notReachable', 'soldOut', 'defect', 'another'])
})
