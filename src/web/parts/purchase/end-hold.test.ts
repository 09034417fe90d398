import { expect, test } from 'vitest'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { endHold, hasExpired } from './end-hold.ts'

const order = { number: 'OB-1', paymentStatus: 'unpaid', items: [] } as unknown as PurchaseView['orders'][number]
const purchase = {
  orders: [
    { ...order, status: 'pending' },
    { ...order, status: 'confirmed', paymentStatus: 'onDelivery' },
  ],
  dueOnline: 5000,
  heldUntil: '2026-01-01T10:30:00Z',
} as PurchaseView

test('a hold that is over ends what waited for the payment and nothing else', () => {
  expect(hasExpired(purchase)).toBe(false)
  const after = endHold(purchase)
  expect(after.orders.map((one) => one.status)).toEqual(['expired', 'confirmed'])
  expect(after).toMatchObject({ dueOnline: 0, heldUntil: null })
  expect(hasExpired(after)).toBe(true)
})
