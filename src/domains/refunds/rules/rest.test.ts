import { expect, test } from 'vitest'
import { leftAfter, leftOf, planRefund, sumOfParts } from './plan-refund.ts'
import type { RefundReason } from './reasons.ts'
import { restOf } from './rest.ts'

/** Three pieces of one thing, of which one left, and one of another that did not. */
const items = [
  { id: 1, quantity: 3, sent: 1, lineTotal: 30_001 },
  { id: 2, quantity: 1, sent: 0, lineTotal: 5_000 },
]
const goods = { delivery: 1_500, items }
const refund = (reason: RefundReason, itemId: number, pieces: number, kind = 'line') => ({
  ...{ kind, reason },
  parts: [{ itemId, pieces, amount: 10_000 * pieces }],
})
const restAfter = (...refunds: ReturnType<typeof refund>[]) => {
  const parts = refunds.flatMap((one) => one.parts)
  return restOf(items, refunds, leftOf(goods, parts, 0))
}

test('R14 the rest is what was neither sent nor given back unsent', () => {
  expect(restAfter()).toEqual([
    { itemId: 1, pieces: 2 },
    { itemId: 2, pieces: 1 },
  ])
  expect(restAfter(refund('soldOut', 1, 1))).toEqual([
    { itemId: 1, pieces: 1 },
    { itemId: 2, pieces: 1 },
  ])
  expect(restAfter(refund('another', 1, 2, 'rest'))).toEqual([{ itemId: 2, pieces: 1 }])
  expect(restAfter(refund('buyerAsked', 1, 2), refund('notReachable', 2, 0))).toEqual([{ itemId: 2, pieces: 1 }])
  expect(restAfter(refund('notCollected', 1, 2))).toEqual([{ itemId: 2, pieces: 1 }])
})

test('what came back of what was sent leaves the rest as it is; nothing is given back twice', () => {
  expect(restAfter(refund('returned', 1, 1))).toEqual([
    { itemId: 1, pieces: 2 },
    { itemId: 2, pieces: 1 },
  ])
  // Two were returned of which one was sent: only one has money left.
  expect(restAfter(refund('returned', 1, 2))[0]).toEqual({ itemId: 1, pieces: 1 })
  expect(restAfter(refund('defect', 1, 3))).toEqual([{ itemId: 2, pieces: 1 }])
  expect(() => restOf(items, [], { ...leftOf(goods, [], 0), lines: [] })).toThrow('what is left of item 1')
})

test('the money for the rest is its share of what is left of each line, without the delivery', () => {
  const left = leftOf(goods, [], 0)
  const parts = planRefund(left, { kind: 'rest', rest: restOf(items, [], left) })
  expect(parts).toEqual([
    { itemId: 1, pieces: 2, amount: 20_000 },
    { itemId: 2, pieces: 1, amount: 5_000 },
  ])
  if (!Array.isArray(parts)) throw new Error('no parts')
  expect(leftAfter(left, parts)).toEqual({
    total: 36_501 - sumOfParts(parts),
    delivery: 1_500,
    lines: [
      { itemId: 1, pieces: 1, amount: 10_001 },
      { itemId: 2, pieces: 0, amount: 0 },
    ],
  })
  expect(planRefund(left, { kind: 'rest', rest: [] })).toEqual({ code: 'refund_nothing_left', field: 'kind' })
  expect(planRefund(left, { kind: 'rest', rest: [{ itemId: 9, pieces: 1 }] })).toMatchObject({
    code: 'refund_unknown_line',
  })
})
