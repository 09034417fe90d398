import { expect, test } from 'vitest'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { runningTotal } from './running-total.ts'

const sellerGroup = (id: number, delivery: number, chosen: boolean, vat = 'vat23') => ({
  lines: [{ vat }],
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
    vat: 'vat23',
  })
  expect(runningTotal(cart(sellerGroup(1, 0, false), sellerGroup(2, 0, false)), {})).toEqual({
    total: 100_00,
    label: 'totalWithoutDelivery',
    vat: 'vat23',
  })
  // One seller's delivery is chosen and in the sum: it is not a sum without delivery.
  expect(runningTotal(cart(sellerGroup(1, 15_00, true), sellerGroup(2, 0, false)), {})).toEqual({
    total: 115_00,
    label: 'totalPartDelivery',
    vat: 'vat23',
  })
})

test('a delivery that is being chosen anew is not in the sum', () => {
  const drafts = { 1: { method: 'inpost_locker' } } as never
  expect(runningTotal(cart(sellerGroup(1, 15_00, true)), drafts)).toEqual({
    total: 100_00,
    label: 'totalWithoutDelivery',
    vat: 'vat23',
  })
})

test('a sum says how all of it is taxed', () => {
  const vatOf = (...vats: string[]) =>
    runningTotal(cart(...vats.map((vat, id) => sellerGroup(id, 0, true, vat))), {}).vat
  expect(vatOf('exempt', 'exempt')).toBe('exempt')
  expect(vatOf('margin')).toBe('margin')
  expect(vatOf('vat23', 'exempt')).toBe('mixed')
})
