import { expect, test } from 'vitest'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { endHold, hasExpired } from './end-hold.ts'

const order = { number: 'OB-1', paymentStatus: 'unpaid', items: [] } as unknown as PurchaseView['orders'][number]
const purchase = {
  orders: [
    { ...order, status: 'pending' },
    { ...order, status: 'confirmed', paymentStatus: 'onDelivery' },
    { ...order, status: 'pending', paymentStatus: 'onDelivery' },
  ],
  dueOnline: 5000,
  toConfirm: true,
  heldUntil: '2026-01-01T10:30:00Z',
} as PurchaseView

test('a hold that is over ends what waited for the payment or the link in the mail, and nothing else', () => {
  expect(hasExpired(purchase)).toBe(false)
  const after = endHold(purchase)
  expect(after.orders.map((one) => one.status)).toEqual(['expired', 'confirmed', 'expired'])
  expect(after).toMatchObject({ dueOnline: 0, toConfirm: false, heldUntil: null })
  expect(hasExpired(after)).toBe(true)
})
