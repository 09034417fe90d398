import { expect, test } from 'vitest'
import { free, onHand, setDelta } from './on-hand.ts'

test('what lies on the shelf is what is free and what waits there for orders', () => {
  expect(onHand({ quantity: 5, short: 0 }, { all: 3, held: 1 })).toBe(8)
  expect(onHand({ quantity: 0, short: 2 }, { all: 3, held: 0 })).toBe(1)
})

test('pieces that were missing for orders count as missing no longer than the orders wait', () => {
  expect(free({ quantity: 0, short: 2 }, { all: 3, held: 0 })).toBe(-2)
  expect(free({ quantity: 0, short: 2 }, { all: 1, held: 0 })).toBe(-1)
  expect(free({ quantity: 4, short: 0 }, { all: 9, held: 0 })).toBe(4)
})

test('after counting, the shelf holds what was counted: orders first, the rest is free', () => {
  expect(setDelta(10, { quantity: 5, short: 0 }, { all: 3, held: 1 })).toBe(2)
  // Fewer than the orders need: the delta says how many are missing.
  expect(setDelta(2, { quantity: 5, short: 0 }, { all: 3, held: 1 })).toBe(-6)
  expect(setDelta(3, { quantity: 0, short: 2 }, { all: 3, held: 0 })).toBe(2)
})

test('who counts some of the orders’ pieces alone says which', () => {
  expect(setDelta(10, { quantity: 5, short: 0 }, { all: 3, held: 1 }, 1)).toBe(4)
  expect(setDelta(10, { quantity: 5, short: 0 }, { all: 3, held: 1 }, 0)).toBe(5)
})
