import { expect, test } from 'vitest'
import { owedOf } from './owed.ts'

const order = {
  items: [
    { id: 1, quantity: 3, lineTotal: 10_000 },
    { id: 2, quantity: 1, lineTotal: 4_999 },
  ],
}
const line = (itemId: number, over = {}) => ({ itemId, quantity: 1, received: 0, deduction: 0, ...over })

test('pieces that came back are paid as their lines; of paid ones the buyer gets what was deducted', () => {
  expect(owedOf({ lines: [line(1), line(2, { received: 1 })], keepsPieces: false }, order)).toBe('lines')
  const paid = [line(1, { received: 1, deduction: 700 }), line(2, { received: 1, deduction: 50 })]
  expect(owedOf({ lines: paid, keepsPieces: true }, order)).toEqual({ amount: 750 })
})

test('for pieces that did not come back the buyer gets their price, part of a line to the grosz below', () => {
  expect(owedOf({ lines: [line(1)], keepsPieces: false }, order)).toEqual({ amount: 3_333 })
  expect(owedOf({ lines: [line(1, { quantity: 2 }), line(2)], keepsPieces: false }, order)).toEqual({ amount: 11_665 })
  expect(owedOf({ lines: [line(1, { quantity: 3 })], keepsPieces: false }, order)).toEqual({ amount: 10_000 })
})

test('a line of another order is no nought', () => {
  expect(() => owedOf({ lines: [line(7)], keepsPieces: false }, order)).toThrow('item 7 is of another order')
})
