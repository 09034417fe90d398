import { expect, test } from 'vitest'
import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import type { DeliveryMethod } from '../../../../domains/shipping/rules/methods.ts'
import { usualWay } from './usual-way.ts'

const group = (...prices: [DeliveryMethod, number][]) => ({
  methods: prices.map(([method, groupPrice]) => ({ method, groupPrice })) as CartSellerGroup['methods'],
})

test.each([
  [
    'the cheapest courier',
    group(['inpost_locker', 0], ['dpd_courier', 1899], ['inpost_courier', 1799]),
    'inpost_courier',
  ],
  ['the first of two as cheap', group(['gls_courier', 1500], ['dpd_courier', 1500]), 'gls_courier'],
  ['none where only points and shops are', group(['store_pickup', 0], ['dpd_pickup', 900]), undefined],
  ['none where nothing is delivered', group(), undefined],
  ['none instead of a choice that is gone', { ...group(['dpd_courier', 1899]), choiceLapsed: true }, undefined],
])('%s is proposed', (_, methods, expected) => expect(usualWay(methods)).toBe(expected))
