import { expect, test } from 'vitest'
import type { CartSellerGroup } from '../../../../../domains/cart/contract.ts'
import { methodOf, wayOf, waysOf } from './delivery-ways.ts'

const method = (name: string, groupPrice: number, groupCodPrice: number | null) => ({
  ...{ method: name, groupPrice, groupCodPrice },
})
const group = {
  methods: [method('store_pickup', 0, null), method('inpost_locker', 1299, null), method('dpd_courier', 1499, 1999)],
  pickupShops: [
    { id: 7, title: 'Praga', street: 'ul. Jasna 1', city: 'Warszawa' },
    { id: 9, title: 'Centrum', street: 'ul. Prosta 2', city: 'Łódź' },
  ],
} as unknown as CartSellerGroup

test('each shop, each way and the way that is paid on delivery is a choice of its own', () => {
  const ways = waysOf(group, true).map(({ value, price, cod, shop }) => [value, price, cod, shop])
  expect(ways).toEqual([
    ['store_pickup.7', 0, false, 'Praga, ul. Jasna 1, Warszawa'],
    ['store_pickup.9', 0, false, 'Centrum, ul. Prosta 2, Łódź'],
    ['inpost_locker', 1299, false, null],
    ['dpd_courier', 1499, false, null],
    ['dpd_courier.cod', 1999, true, null],
  ])
  expect(waysOf(group, false).some(({ cod }) => cod)).toBe(false)
})

test('a choice is found again among the ways, and a way names its method', () => {
  const choice = { companyId: 1, pickupPoint: null, shopId: null, cashOnDelivery: false } as const
  expect(wayOf({ ...choice, method: 'dpd_courier' })).toBe('dpd_courier')
  expect(wayOf({ ...choice, method: 'dpd_courier', cashOnDelivery: true })).toBe('dpd_courier.cod')
  expect(wayOf({ ...choice, method: 'store_pickup', shopId: 9 })).toBe('store_pickup.9')
  expect(['dpd_courier.cod', 'store_pickup.9', 'inpost_locker'].map(methodOf)).toEqual([
    'dpd_courier',
    'store_pickup',
    'inpost_locker',
  ])
  expect(methodOf('pigeon')).toBe(undefined)
  expect(methodOf('')).toBe(undefined)
})
