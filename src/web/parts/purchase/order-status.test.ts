import { expect, test } from 'vitest'
import { orderStatus, orderSteps } from './order-status.ts'

test('an order says what is done; goods of a shop become ready instead of shipped', () => {
  expect(orderSteps({ status: 'pending', method: 'dpd_courier' })).toEqual({
    keys: ['placed', 'confirmed', 'shipped', 'delivered'],
    current: 0,
  })
  expect(orderSteps({ status: 'delivered', method: 'store_pickup' })).toEqual({
    keys: ['placed', 'confirmed', 'ready', 'collected'],
    current: 4,
  })
  expect(orderStatus({ status: 'ready', method: 'store_pickup', paymentStatus: 'paid' }).key).toBe('statusReady')
})

test('an order that ended on the way has no steps', () => {
  expect(orderSteps({ status: 'expired', method: 'dpd_courier' })).toBeNull()
  expect(orderStatus({ status: 'cancelled', method: 'dpd_courier', paymentStatus: 'unpaid' }).key).toBe(
    'statusCancelled',
  )
})

test('an order on delivery that nobody confirmed yet says so, not that it waits for money', () => {
  const guest = { method: 'dpd_courier', paymentStatus: 'onDelivery' } as const
  expect(orderStatus({ ...guest, status: 'pending' }).key).toBe('statusToConfirm')
  expect(orderStatus({ ...guest, status: 'expired' }).key).toBe('statusNotConfirmed')
})
