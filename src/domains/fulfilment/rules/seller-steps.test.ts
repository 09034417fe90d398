import { expect, test } from 'vitest'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../../orders/contract.ts'
import { mayStep, type SellerStep } from './seller-steps.ts'

const all = ORDER_STATUSES.flatMap((status) =>
  ORDER_PAYMENT_STATUSES.flatMap((paymentStatus) =>
    ['dpd_courier', 'store_pickup'].map((method) => ({ status, paymentStatus, method })),
  ),
)
const allowed = (step: SellerStep) =>
  all.filter((order) => mayStep(step, order)).map((o) => `${o.status} ${o.paymentStatus} ${o.method}`)

test('R14 only what is paid, or will be on delivery, leaves the house, each the way it was ordered', () => {
  expect(allowed('ship')).toEqual(['confirmed paid dpd_courier', 'confirmed onDelivery dpd_courier'])
  expect(allowed('ready')).toEqual(['confirmed paid store_pickup', 'confirmed onDelivery store_pickup'])
  expect(allowed('deliver')).toEqual([
    'confirmed paid store_pickup',
    'confirmed onDelivery store_pickup',
    'shipped paid dpd_courier',
    'shipped paid store_pickup',
    'shipped onDelivery dpd_courier',
    'shipped onDelivery store_pickup',
    // Lost on its way and paid back: should it arrive after all, it is told.
    'shipped refundDue dpd_courier',
    'shipped refunded dpd_courier',
  ])
})

test('R14 a shipment is corrected while it is on its way', () => {
  expect(new Set(allowed('correct').map((line) => line.replace(/ \w+ /, ' ')))).toEqual(
    new Set(['shipped dpd_courier']),
  )
})

test('R14 only what is paid on delivery is called off, and not once the shipment has left', () => {
  expect(allowed('cancel')).toEqual([
    'confirmed onDelivery dpd_courier',
    'confirmed onDelivery store_pickup',
    'shipped onDelivery store_pickup',
  ])
})
