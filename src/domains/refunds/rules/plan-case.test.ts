import { expect, test } from 'vitest'
import { planCase } from './plan-case.ts'
import { leftOf, planRefund, type RefundPart, sumOfParts } from './plan-refund.ts'

function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * (most + 1))
  }
}

test('whatever comes back in whatever parts, less whatever is deducted: never more money than was paid nor pieces than were sold', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const upTo = chance(seed)
    const items = Array.from({ length: 1 + upTo(3) }, (_, index) => {
      const quantity = 1 + upTo(6)
      return { id: index + 1, quantity, lineTotal: quantity * (1 + upTo(99_999)) + upTo(quantity - 1) }
    })
    const goods = { delivery: upTo(3000), items }
    const given: RefundPart[] = []
    const kept = new Map<number, number>()
    for (let round = 0; round < 12; round += 1) {
      const left = leftOf(goods, given, 0)
      const lines = left.lines.map(({ itemId, pieces, amount }) => {
        const some = upTo(pieces)
        const before = kept.get(itemId) ?? 0
        const worth = some === 0 ? 0 : Math.floor(((amount - before) * some) / pieces)
        return { itemId, pieces: some, deduction: upTo(3) === 0 ? upTo(worth) : 0, kept: before }
      })
      const parts = planCase(left, { lines, delivery: goods.delivery })
      if (!Array.isArray(parts)) throw new Error(`${seed}: ${parts.code}`)
      for (const line of lines) kept.set(line.itemId, line.kept + line.deduction)
      given.push(...parts)
    }
    const last = leftOf(goods, given, 0)
    const deducted = [...kept.values()].reduce((sum, one) => sum + one, 0)
    const total = goods.delivery + items.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
    expect(sumOfParts(given) + last.total).toBe(total)
    for (const { pieces, amount } of last.lines) expect([pieces >= 0, amount >= 0]).toEqual([true, true])
    // With the last piece the delivery went back, once, and what is left is what was deducted.
    if (last.lines.every(({ pieces }) => pieces === 0)) expect([last.delivery, last.total]).toEqual([0, deducted])
  }
})

test('a line that is not there, more pieces than are left, or a deduction beyond their worth is refused', () => {
  const left = { total: 300, delivery: 100, lines: [{ itemId: 1, pieces: 2, amount: 200 }] }
  const plan = (line: object) =>
    planCase(left, { lines: [{ itemId: 1, pieces: 1, deduction: 0, kept: 0, ...line }], delivery: 100 })
  expect(plan({ itemId: 2 })).toEqual({ code: 'refund_unknown_line', field: 'lines' })
  expect(plan({ pieces: 3 })).toEqual({ code: 'refund_exceeds', field: 'lines' })
  expect(plan({ deduction: 101 })).toEqual({ code: 'refund_exceeds', field: 'lines' })
  // A piece before was worth 50 less: this one is not worth more for it.
  expect(plan({ kept: 50 })).toEqual([{ itemId: 1, pieces: 1, amount: 75 }])
  expect(plan({})).toEqual([{ itemId: 1, pieces: 1, amount: 100 }])
  expect(plan({ pieces: 2 })).toEqual([
    { itemId: 1, pieces: 2, amount: 200 },
    { itemId: null, pieces: 0, amount: 100 },
  ])
})

test('the delivery goes back with the last piece of all lines alone, as much of it as is left and asked for', () => {
  const lines = [1, 2].map((itemId) => ({ itemId, pieces: 2, amount: 200 }))
  const plan = (first: number, second: number, delivery: number, left = 100) =>
    planCase(
      { total: 400 + left, delivery: left, lines },
      { lines: [first, second].map((pieces, at) => ({ itemId: at + 1, pieces, deduction: 0, kept: 0 })), delivery },
    )
  const whole = [1, 2].map((itemId) => ({ itemId, pieces: 2, amount: 200 }))
  // Two pieces, but one of each line; and one line whole, the other not.
  expect(plan(1, 1, 100)).toEqual([1, 2].map((itemId) => ({ itemId, pieces: 1, amount: 100 })))
  expect(plan(2, 0, 100)).toEqual(whole.slice(0, 1))
  expect(plan(2, 2, 40)).toEqual([...whole, { itemId: null, pieces: 0, amount: 40 }])
  expect(plan(2, 2, 100, 30)).toEqual([...whole, { itemId: null, pieces: 0, amount: 30 }])
  expect(plan(2, 2, 100, 0)).toEqual(whole)
})

test('all of what a piece is worth may be deducted; an amount for pieces that stay is planned as any other', () => {
  const left = { total: 300, delivery: 100, lines: [{ itemId: 1, pieces: 2, amount: 200 }] }
  const lines = [{ itemId: 1, pieces: 1, deduction: 100, kept: 0 }]
  expect(planCase(left, { lines, delivery: 0 })).toEqual([{ itemId: 1, pieces: 1, amount: 0 }])
  expect(planCase(left, { amount: 50 })).toEqual(planRefund(left, { kind: 'amount', amount: 50 }))
  expect(sumOfParts(planCase(left, { amount: 50 }) as RefundPart[])).toBe(50)
  expect(planCase(left, { amount: 301 })).toMatchObject({ code: 'refund_exceeds' })
})
