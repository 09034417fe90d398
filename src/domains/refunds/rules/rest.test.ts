import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftAfter, leftOf, planRefund, type RefundPart, type Rest, sumOfParts, takesAll } from './plan-refund.ts'
import type { RefundReason } from './reasons.ts'
import { fewerUnsent, givenUpBy, restOf, restWithout } from './rest.ts'

/** Three pieces of one thing, of which one left, and one of another that did not. */
const items = [
  { id: 1, quantity: 3, sent: 1, givenUp: 0, lineTotal: 30_001 },
  { id: 2, quantity: 1, sent: 0, givenUp: 0, lineTotal: 5_000 },
]
const goods = { delivery: 1_500, items }
const order = { status: 'partlyShipped', statusBefore: null, items } as const
const refund = (reason: RefundReason, itemId: number, pieces: number, kind = 'line') => ({
  ...{ kind, reason },
  parts: [{ itemId, pieces, amount: 10_000 * pieces }],
})
/** The rest after refunds, one after the other. */
function restAfter(...refunds: ReturnType<typeof refund>[]): Rest[] {
  let rest = restOf(order)
  const given: RefundPart[] = []
  for (const { parts, ...asked } of refunds) {
    rest = restWithout(rest, givenUpBy(asked, parts, { rest, left: leftOf(goods, given, 0) }))
    given.push(...parts)
  }
  return rest
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
  const given = [{ ...items[0], givenUp: 2 }, items[1]] as typeof items
  expect(restOf({ ...order, items: given })).toEqual([{ itemId: 2, pieces: 1 }])
})

test('what came back of what was sent leaves the rest as it is; what is more than was sent was not sent', () => {
  expect(restAfter(refund('returned', 1, 1))).toEqual([
    { itemId: 1, pieces: 2 },
    { itemId: 2, pieces: 1 },
  ])
  expect(restAfter(refund('returned', 1, 2))[0]).toEqual({ itemId: 1, pieces: 1 })
  expect(restAfter(refund('returned', 1, 1), refund('goodwill', 1, 1))[0]).toEqual({ itemId: 1, pieces: 1 })
  expect(restAfter(refund('defect', 1, 3))).toEqual([{ itemId: 2, pieces: 1 }])
  const asked = { kind: 'line', reason: 'soldOut' } as const
  const nowhere = { rest: restOf(order), left: { ...leftOf(goods, [], 0), lines: [] } }
  expect(() => givenUpBy(asked, [], nowhere)).toThrow('what is left of item 1')
})

test('nothing waits to be sent of what is over, and a dispute goes by where the order stood', () => {
  const waits = (status: 'confirmed' | 'preparing' | 'ready' | 'shipped' | 'delivered' | 'cancelled') =>
    restOf({ ...order, status }).length > 0
  expect((['confirmed', 'preparing', 'ready', 'shipped', 'delivered', 'cancelled'] as const).map(waits)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
  expect(restOf({ ...order, status: 'disputed', statusBefore: 'partlyShipped' })).toHaveLength(2)
  expect(restOf({ ...order, status: 'disputed', statusBefore: 'shipped' })).toEqual([])
})

test('who goes by pieces that have left meanwhile is told how many have not', () => {
  const rest = restOf(order)
  const left = leftOf(goods, [], 0)
  const asked = (over: { kind?: string; reason?: RefundReason; unsent?: number }, pieces: number) =>
    fewerUnsent({ kind: 'line', reason: 'soldOut', ...over }, [{ itemId: 1, pieces, amount: 1 }], { items, rest, left })
  expect([asked({}, 2), asked({}, 3), asked({}, 0)]).toEqual([undefined, 2, undefined])
  expect([asked({ reason: 'defect' }, 3), asked({ reason: 'defect', unsent: 2 }, 3)]).toEqual([undefined, undefined])
  expect(asked({ reason: 'defect', unsent: 3 }, 1)).toBe(2)
  expect(asked({ unsent: 2 }, 1)).toBeUndefined()
  // Delivered at the door without two of them: their money may still go back, once.
  const door = { items: [{ ...items[0], givenUp: 2 }] as typeof items, rest: [] }
  const back = { itemId: 1, pieces: 2, amount: 20_000 }
  const soldOut = { kind: 'line', reason: 'soldOut' } as const
  expect(fewerUnsent(soldOut, [back], { ...door, left })).toBeUndefined()
  expect(fewerUnsent(soldOut, [{ ...back, pieces: 1 }], { ...door, left: leftAfter(left, [back]) })).toBe(0)
  expect([asked({ kind: 'whole' }, 3), asked({ kind: 'rest', unsent: 3 }, 3)]).toEqual([undefined, undefined])
})

test('goods that have not left are called off with the last of their pieces, as with the last of their money', () => {
  const left = leftOf(goods, [], 0)
  const pieces = [
    { itemId: 1, pieces: 3, amount: 30_001 },
    { itemId: 2, pieces: 1, amount: 5_000 },
  ]
  expect([takesAll(left, pieces), takesAll(left, pieces.slice(0, 1)), takesAll(left, [])]).toEqual([true, false, false])
  const money = pieces.map((part) => ({ ...part, pieces: 0 }))
  expect(takesAll(left, [...money, { itemId: null, pieces: 0, amount: 1_500 }])).toBe(true)
  expect(takesAll(left, money)).toBe(false)
})

test('whatever goes back in whatever order, what was sent and what was given up never exceed what was ordered', () => {
  const reason = fc.constantFrom<RefundReason>('soldOut', 'buyerAsked', 'defect', 'goodwill')
  const step = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.record({ reason, pieces: fc.integer({ min: 1, max: 3 }) }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step, { maxLength: 8 }), (quantity, steps) => {
      const item = { id: 1, quantity, sent: 0, givenUp: 0, lineTotal: 1_000 * quantity }
      const given: RefundPart[] = []
      for (const one of steps) {
        const rest = restOf({
          status: item.sent > 0 ? 'partlyShipped' : 'confirmed',
          statusBefore: null,
          items: [item],
        })
        const unsent = quantity - item.sent - item.givenUp
        if (typeof one === 'number') {
          item.sent += Math.min(one, unsent)
          continue
        }
        const left = leftOf({ delivery: 0, items: [item] }, given, 0)
        const parts = planRefund(left, { kind: 'line', itemId: 1, quantity: one.pieces })
        if (!Array.isArray(parts)) continue
        const never = givenUpBy({ kind: 'line', reason: one.reason }, parts, { rest, left })
        item.givenUp += never.reduce((sum, { pieces }) => sum + pieces, 0)
        given.push(...parts)
        const back = given.reduce((sum, { pieces }) => sum + pieces, 0)
        expect(item.sent + item.givenUp).toBeLessThanOrEqual(quantity)
        // What went back was sent or was given up, and nothing that still waits to be sent went back.
        expect(back).toBeLessThanOrEqual(item.sent + item.givenUp)
        expect(item.givenUp).toBeLessThanOrEqual(back)
      }
    }),
  )
})

test('the money for the rest is its share of what is left of each line, without the delivery', () => {
  const left = leftOf(goods, [], 0)
  const parts = planRefund(left, { kind: 'rest', rest: restOf(order) })
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
