import { expect, test } from 'vitest'
import {
  COD_METHODS,
  carrierOf,
  DELIVERY_METHODS,
  isLocker,
  needsAddress,
  needsPoint,
  POINT_METHODS,
  transitOf,
} from './methods.ts'

test('B09 a way goes to an address or to a point, and what is collected in a shop to neither', () => {
  expect(DELIVERY_METHODS.filter(needsAddress)).toEqual(['dpd_courier', 'gls_courier', 'inpost_courier'])
  expect(DELIVERY_METHODS.filter(needsPoint)).toEqual(['dpd_pickup', 'inpost_locker'])
  expect(DELIVERY_METHODS.filter(isLocker)).toEqual(['inpost_locker'])
  expect(DELIVERY_METHODS.filter((method) => !needsAddress(method) && !needsPoint(method))).toEqual(['store_pickup'])
  expect(POINT_METHODS).toEqual(['dpd_pickup', 'inpost_locker'])
  expect(COD_METHODS).toEqual(['dpd_pickup', 'dpd_courier', 'gls_courier'])
})

test('a way has its carrier and its days; collecting has neither', () => {
  expect(DELIVERY_METHODS.map(carrierOf)).toEqual(['dpd', 'dpd', 'gls', 'inpost', 'inpost', 'other'])
  expect(transitOf('store_pickup')).toEqual({ days: 0, late: 0 })
  for (const method of DELIVERY_METHODS.filter((one) => one !== 'store_pickup'))
    expect(transitOf(method).days).toBeGreaterThan(0)
})
