import { expect, test } from 'vitest'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { asPicked } from './as-picked.ts'
import type { WantedDelivery } from './delivery-kinds.ts'

const methods = [
  { method: 'dpd_courier', groupPrice: 15_00, groupCodPrice: 21_00 },
  { method: 'inpost_locker', groupPrice: 12_00, groupCodPrice: null },
]
const group = (id: number, more = {}) => ({
  ...{ company: { id }, methods, goods: 100_00, delivery: 0, total: 100_00, choice: null },
  ...more,
})
const cart = (...sellerGroups: object[]) =>
  ({ sellerGroups, goods: sellerGroups.length * 100_00, delivery: 0, total: sellerGroups.length * 100_00 }) as Cart
const courier: WantedDelivery = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
const locker: WantedDelivery = { ...courier, method: 'inpost_locker' }

test('a way that is picked is in the sums before it is saved, as it will be after', () => {
  const picked = asPicked(cart(group(1), group(2)), { 1: courier, 2: { ...courier, cashOnDelivery: true } })
  expect(picked.open).toEqual({})
  expect(picked.cart).toMatchObject({ goods: 200_00, delivery: 36_00, total: 236_00 })
  expect(picked.cart.sellerGroups).toMatchObject([
    { choice: { ...courier, companyId: 1 }, delivery: 15_00, total: 115_00 },
    { choice: { companyId: 2, cashOnDelivery: true }, delivery: 21_00, total: 121_00 },
  ])
})

test('one that lacks its point, or is not on offer, is not: it is still to be made', () => {
  const given = cart(group(1), group(2, { methods: [] }), group(3))
  const picked = asPicked(given, { 1: locker, 2: courier, 3: { ...locker, pickupPoint: 'KRA01M' } })
  expect(picked.open).toEqual({ 1: locker, 2: courier })
  expect(picked.cart.sellerGroups.map(({ choice }) => choice?.pickupPoint ?? null)).toEqual([null, null, 'KRA01M'])
  expect(picked.cart.total).toBe(312_00)
})

test('payment on delivery that is offered no more costs nothing that could be shown', () => {
  const wanted = { ...locker, pickupPoint: 'KRA01M', cashOnDelivery: true }
  const picked = asPicked(cart(group(1)), { 1: wanted })
  expect(picked).toMatchObject({ open: { 1: wanted }, cart: { delivery: 0, sellerGroups: [{ choice: null }] } })
})
