import { expect, test } from 'vitest'
import { awaitsPayment, requireMove } from './order-moves.ts'
import { ORDER_PAYMENT_STATUSES } from './order-payment-table.ts'
import { ORDER_STEPS } from './order-steps.ts'
import { canBecome, ORDER_STATUSES, requireFirst, statusesWhere } from './order-table.ts'

const standings = ORDER_STATUSES.flatMap((status) =>
  ORDER_PAYMENT_STATUSES.map((paymentStatus) => ({ status, paymentStatus })),
)

test('E10 an order never goes back to pending, and cancelled and returned are the end', () => {
  for (const from of ORDER_STATUSES) expect(canBecome(from, 'pending')).toBe(false)
  expect(ORDER_STATUSES.filter((from) => Object.keys(ORDER_STEPS[from]).length === 0)).toEqual([
    'cancelled',
    'returned',
  ])
})

test('E10 only orders that were never paid wait for a payment', () => {
  const waiting = standings.filter(awaitsPayment).map(({ status, paymentStatus }) => `${status}/${paymentStatus}`)
  expect(waiting).toEqual(['pending/unpaid', 'expired/unpaid'])
})

test('E10 each step is for whom the table names: nobody else takes it', () => {
  const disputes = ['partlyShipped', 'shipped', 'delivered', 'completed'].map((from) => `${from} → disputed`)
  const returns = ['shipped', 'delivered', 'completed', 'disputed'].map((from) => `${from} → returned`)
  const decisions = ['partlyShipped', 'shipped', 'delivered', 'completed'].map((to) => `disputed → ${to}`)
  const inOrder = (one: string, other: string) => one.localeCompare(other)
  const steps = (['buyer', 'seller', 'operator', 'system'] as const).map((by) => [
    by,
    ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canBecome(from, to, by)).map((to) => `${from} → ${to}`),
    ).toSorted(inOrder),
  ])
  expect(Object.fromEntries(steps)).toEqual({
    buyer: [
      'pending → confirmed',
      'pending → cancelled',
      ...['confirmed', 'preparing', 'ready'].map((from) => `${from} → cancelled`),
      'shipped → delivered',
      ...disputes,
    ].toSorted(inOrder),
    seller: [
      'confirmed → preparing',
      ...['confirmed', 'preparing'].flatMap((from) =>
        ['ready', 'partlyShipped', 'shipped', 'delivered', 'cancelled'].map((to) => `${from} → ${to}`),
      ),
      'ready → delivered',
      'ready → cancelled',
      'partlyShipped → shipped',
      'partlyShipped → delivered',
      'shipped → delivered',
      ...disputes,
      ...returns,
    ].toSorted(inOrder),
    operator: [
      'partlyShipped → shipped',
      ...['pending', 'confirmed', 'preparing', 'ready'].map((from) => `${from} → cancelled`),
      'shipped → delivered',
      ...disputes,
      ...returns,
      ...decisions,
    ].toSorted(inOrder),
    system: [
      'pending → confirmed',
      'pending → expired',
      'expired → confirmed',
      'partlyShipped → shipped',
      'shipped → delivered',
      'delivered → completed',
      ...disputes,
      ...returns,
      ...decisions,
    ].toSorted(inOrder),
  })
})

test('E10 a step that the tables do not know is refused, of the status and of the money', () => {
  const paid = { status: 'confirmed', paymentStatus: 'paid' } as const
  expect(() => requireMove('seller', paid, { ...paid, status: 'shipped' })).not.toThrow()
  expect(() => requireMove('buyer', paid, { ...paid, status: 'shipped' })).toThrow('the buyer may not take an order')
  expect(() => requireMove('seller', paid, { ...paid, status: 'expired' })).toThrow('confirmed/paid to expired/paid')
  expect(() => requireMove('seller', paid, { ...paid, paymentStatus: 'unpaid' })).toThrow(
    'confirmed/paid to confirmed/unpaid',
  )
  expect(() => requireMove('seller', paid, paid)).not.toThrow()
  expect(() => requireFirst({ status: 'shipped' })).toThrow('no order is placed as shipped')
})

test('the table does not contradict itself: what is sold is not over, and pieces lie where the status says', () => {
  expect(statusesWhere((row) => row.isSold && row.isEnded)).toEqual([])
  expect(statusesWhere((row) => row.isEnded !== (row.pieces === 'returned'))).toEqual([])
  expect(statusesWhere((row) => row.isSold !== !['held', 'returned'].includes(row.pieces))).toEqual([])
  // Whoever looks at an order that is not sold is told why there is nothing to do.
  expect(statusesWhere((row) => !row.isSold && row.seller.notice === undefined)).toEqual([])
})
