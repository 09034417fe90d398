import { expect, test } from 'vitest'
import type { Cart } from '../../../../domains/cart/contract.ts'
import { cartProblems } from './cart-problems.ts'

const choice = { companyId: 7, method: 'dpd_courier', cashOnDelivery: true, pickupPoint: null, shopId: null } as const
const cart = {
  sellerGroups: [{ company: { id: 7, name: 'ReKomp' }, lines: [], deliverable: true, choice }],
} as unknown as Cart

test('payment on delivery that was chosen is a problem where it is closed to this visitor, and only there', () => {
  expect(cartProblems(cart, {}, false, 'pl-PL')).toEqual([])
  expect(cartProblems(cart, {}, true, 'pl-PL')).toEqual([{ field: 'pickup.7', name: 'ReKomp', kind: 'onDelivery' }])
  expect(cartProblems(cart, { 7: { ...choice, cashOnDelivery: false } }, true, 'pl-PL')).toEqual([])
})
