import { expect, test } from 'vitest'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { runningTotal } from './running-total.ts'

const sellerGroup = (id: number, delivery: number, chosen: boolean) => ({
  company: { id },
  delivery,
  choice: chosen ? { method: 'dpd_courier' } : null,
})
const cart = (...sellerGroups: ReturnType<typeof sellerGroup>[]) =>
  ({ sellerGroups, total: 100_00 + sellerGroups.reduce((sum, one) => sum + one.delivery, 0) }) as unknown as Cart

test('a sum says truly which delivery is in it', () => {
  expect(runningTotal(cart(sellerGroup(1, 15_00, true), sellerGroup(2, 20_00, true)), {})).toEqual({
    total: 135_00,
    label: 'totalVat',
  })
  expect(runningTotal(cart(sellerGroup(1, 0, false), sellerGroup(2, 0, false)), {})).toEqual({
    total: 100_00,
    label: 'totalWithoutDelivery',
  })
  // One seller's delivery is chosen and in the sum: it is not a sum without delivery.
  expect(runningTotal(cart(sellerGroup(1, 15_00, true), sellerGroup(2, 0, false)), {})).toEqual({
    total: 115_00,
    label: 'totalPartDelivery',
  })
})

test('a delivery that is being chosen anew is not in the sum', () => {
  const drafts = { 1: { method: 'inpost_locker' } } as never
  expect(runningTotal(cart(sellerGroup(1, 15_00, true)), drafts)).toEqual({
    total: 100_00,
    label: 'totalWithoutDelivery',
  })
})
