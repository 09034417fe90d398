import { expect, test } from 'vitest'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../../orders/contract.ts'
import { mayStep, type SellerStep } from './seller-steps.ts'

const all = ORDER_STATUSES.flatMap((status) =>
  ORDER_PAYMENT_STATUSES.flatMap((paymentStatus) =>
    ['dpd_courier', 'store_pickup']
      // Laid out in a shop is only what is collected there, and nothing of that is sent.
      .filter((method) =>
        method === 'store_pickup' ? !['partlyShipped', 'shipped'].includes(status) : status !== 'ready',
      )
      .map((method) => ({ status, paymentStatus, method })),
  ),
)
const allowed = (step: SellerStep) =>
  all.filter((order) => mayStep(step, order)).map((o) => `${o.status} ${o.paymentStatus} ${o.method}`)

test('R14 only what is paid, or will be on delivery, leaves the house, each the way it was ordered', () => {
  const from = (statuses: readonly string[], method: string) =>
    statuses.flatMap((status) => ['paid', 'onDelivery'].map((payment) => `${status} ${payment} ${method}`))
  expect(allowed('ship')).toEqual(from(['confirmed', 'preparing', 'partlyShipped'], 'dpd_courier'))
  expect(allowed('ready')).toEqual(from(['confirmed', 'preparing'], 'store_pickup'))
  expect(allowed('deliver')).toEqual([
    ...from(['confirmed', 'preparing', 'ready'], 'store_pickup'),
    // Without its rest, for which the market has no money to give back.
    'partlyShipped onDelivery dpd_courier',
    'partlyShipped refundDue dpd_courier',
    'partlyShipped refunded dpd_courier',
    ...from(['shipped'], 'dpd_courier'),
    // Lost on its way and paid back: should it arrive after all, it is told.
    'shipped refundDue dpd_courier',
    'shipped refunded dpd_courier',
  ])
})

test('R14 work begins on what is confirmed and covered', () => {
  expect(allowed('begin')).toEqual([
    'confirmed paid dpd_courier',
    'confirmed paid store_pickup',
    'confirmed onDelivery dpd_courier',
    'confirmed onDelivery store_pickup',
  ])
})

test('R14 a shipment is corrected while it is on its way', () => {
  expect(new Set(allowed('correct').map((line) => line.replace(/ \w+ /, ' ')))).toEqual(
    new Set(['partlyShipped dpd_courier', 'shipped dpd_courier']),
  )
})

test('R14 only what is paid on delivery is called off, and not once the shipment has left', () => {
  expect(allowed('cancel')).toEqual([
    'confirmed onDelivery dpd_courier',
    'confirmed onDelivery store_pickup',
    'preparing onDelivery dpd_courier',
    'preparing onDelivery store_pickup',
    'ready onDelivery store_pickup',
  ])
})
