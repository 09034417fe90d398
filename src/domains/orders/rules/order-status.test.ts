import { expect, test } from 'vitest'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../contract.ts'
import { awaitsPayment, canBecome, ORDER_TRANSITIONS } from './order-status.ts'

test('E10 an order never goes back to pending, and delivered is the end', () => {
  for (const from of ORDER_STATUSES) expect(canBecome(from, 'pending')).toBe(false)
  expect(ORDER_TRANSITIONS.delivered).toEqual([])
})

test('E10 only orders that were never paid wait for a payment', () => {
  const waiting = ORDER_STATUSES.flatMap((status) =>
    ORDER_PAYMENT_STATUSES.filter((paymentStatus) => awaitsPayment({ status, paymentStatus })).map(
      (paymentStatus) => `${status}/${paymentStatus}`,
    ),
  )
  expect(waiting).toEqual(['pending/unpaid', 'expired/unpaid'])
})
