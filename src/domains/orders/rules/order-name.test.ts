import { expect, test } from 'vitest'
import { orderName } from './order-name.ts'
import { ORDER_TABLE } from './order-table.ts'

test('an order on delivery that nobody confirmed did not expire unpaid, and in a shop nothing is on its way', () => {
  const { expired, pending, confirmed } = ORDER_TABLE
  const named = (row: { text: string; onDelivery?: string; inShop?: string }, onDelivery: boolean, inShop = false) =>
    orderName(row, {
      paymentStatus: onDelivery ? 'onDelivery' : 'unpaid',
      method: inShop ? 'store_pickup' : 'dpd_courier',
    })
  expect([named(expired.seller, true), named(expired.seller, false)]).toEqual(['status_notConfirmed', 'status_expired'])
  expect([named(pending.buyer, true), named(pending.buyer, false)]).toEqual(['statusToConfirm', 'statusPending'])
  expect(named(confirmed.seller, true)).toBe(confirmed.seller.text)
  expect([
    named({ text: 'sent', inShop: 'laidOut' }, false, true),
    named({ text: 'sent', inShop: 'laidOut' }, false),
  ]).toEqual(['laidOut', 'sent'])
  expect(named({ text: 'sent', onDelivery: 'asked', inShop: 'laidOut' }, true, true)).toBe('asked')
})
