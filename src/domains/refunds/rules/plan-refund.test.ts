import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, planRefund, type RefundAsk, type RefundPart, sumOfParts, takenBeside } from './plan-refund.ts'

const item = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 1, max: 500_000 }) })
const order = fc
  .record({ items: fc.array(item, { minLength: 1, maxLength: 5 }), delivery: fc.nat(5000) })
  .map(({ items, delivery }) => ({
    delivery,
    items: items.map(({ quantity, price }, index) => ({ id: index + 1, quantity, lineTotal: quantity * price })),
  }))
const ask: fc.Arbitrary<RefundAsk> = fc.oneof(
  fc.constant<RefundAsk>({ kind: 'delivery' }),
  fc.record({
    kind: fc.constant('line' as const),
    itemId: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 900_000 }) }),
)

test('T06 what a bank took is given back no second time: goods bear it by their value, then the delivery, and nothing is left in the end', () => {
  const goods = { delivery: 20, items: [{ id: 1, quantity: 2, lineTotal: 200 }] }
  expect(leftOf(goods, [], 50)).toEqual({ total: 170, delivery: 20, lines: [{ itemId: 1, pieces: 2, amount: 150 }] })
  expect(leftOf(goods, [], 210)).toMatchObject({ total: 10, delivery: 10 })
  expect(() => leftOf(goods, [], 221)).toThrow('221 were taken of an order of which 220 were left')
  fc.assert(
    fc.property(order, fc.array(ask, { maxLength: 6 }), fc.nat(100), (own, asks, percent) => {
      const total = leftOf(own, [], 0).total
      const taken = Math.floor((total * percent) / 100)
      const given: RefundPart[] = []
      for (const one of [...asks, { kind: 'whole' as const }]) {
        const parts = planRefund(leftOf(own, given, taken), one)
        if (Array.isArray(parts)) given.push(...parts)
      }
      expect(sumOfParts(given) + taken).toBe(total)
    }),
  )
  expect(takenBeside(70, [{ amount: 20 }, { amount: 10 }])).toBe(40)
  expect(takenBeside(0, [{ amount: 20 }])).toBe(0)
})

test('T06 however an order is given back, no line and no delivery gives more than it has, and the last refund leaves nothing', () => {
  fc.assert(
    fc.property(order, fc.array(ask, { maxLength: 12 }), (goods, asks) => {
      const given: RefundPart[] = []
      for (const one of [...asks, { kind: 'whole' as const }]) {
        const before = leftOf(goods, given, 0)
        const parts = planRefund(before, one)
        if (!Array.isArray(parts)) continue
        given.push(...parts)
        const after = leftOf(goods, given, 0)
        expect(before.total - after.total).toBe(sumOfParts(parts))
        if (one.kind === 'amount') expect(sumOfParts(parts)).toBe(one.amount)
        for (const value of [after.delivery, ...after.lines.flatMap(({ pieces, amount }) => [pieces, amount])]) {
          expect(value).toBeGreaterThanOrEqual(0)
        }
      }
      expect(leftOf(goods, given, 0)).toMatchObject({ total: 0, delivery: 0 })
    }),
  )
})

test('T06 an amount is taken from the goods by their value, and from the delivery only where they do not suffice', () => {
  const left = leftOf(
    {
      delivery: 1999,
      items: [
        { id: 1, quantity: 2, lineTotal: 200 },
        { id: 2, quantity: 1, lineTotal: 100 },
      ],
    },
    [],
    0,
  )
  expect(planRefund(left, { kind: 'amount', amount: 100 })).toEqual([
    { itemId: 1, pieces: 0, amount: 67 },
    { itemId: 2, pieces: 0, amount: 33 },
  ])
  expect(planRefund(left, { kind: 'amount', amount: 301 })).toEqual([
    { itemId: 1, pieces: 0, amount: 200 },
    { itemId: 2, pieces: 0, amount: 100 },
    { itemId: null, pieces: 0, amount: 1 },
  ])
  expect(planRefund(left, { kind: 'amount', amount: 2300 })).toEqual({ code: 'refund_exceeds', field: 'amount' })
})

test('T06 pieces of a line whose price was reduced are worth their share of what is left of it', () => {
  const goods = { delivery: 0, items: [{ id: 1, quantity: 3, lineTotal: 300 }] }
  const left = leftOf(goods, [{ itemId: 1, pieces: 0, amount: 100 }], 0)
  expect(planRefund(left, { kind: 'line', itemId: 1, quantity: 2 })).toEqual([{ itemId: 1, pieces: 2, amount: 133 }])
  expect(planRefund(left, { kind: 'line', itemId: 1, quantity: 3 })).toEqual([{ itemId: 1, pieces: 3, amount: 200 }])
})
