import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHARGEBACK_STATES, canFollow, isDecided, stateAfter } from './chargeback-states.ts'
import { type Bearing, shareOut } from './share-out.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const at = (state: (typeof CHARGEBACK_STATES)[number], until = 20, told = 1) => ({
  ...{ state, answerUntil: day(until), toldAt: day(told) },
})

test('E11 whatever a provider says in any order, a decision is reached once and stays', () => {
  const report = fc.record({
    state: fc.constantFrom('opened', 'evidenceDue', 'answered', 'won', 'lost'),
    answerUntil: fc.constantFrom(day(20), day(25)),
    toldAt: fc.integer({ min: 1, max: 9 }).map(day),
  })
  fc.assert(
    fc.property(fc.array(report, { minLength: 1 }), (reports) => {
      let known = { ...at('opened'), ...reports[0] }
      let decided: string | undefined
      for (const told of reports) {
        const state = stateAfter(known, told)
        if (state !== known.state) expect(canFollow(known.state, state)).toBe(true)
        known = { ...known, state }
        if (decided) expect(state).toBe(decided)
        if (isDecided(state)) decided = state
      }
      if (reports.some(({ state }) => isDecided(state))) expect(decided).toBeDefined()
    }),
  )
})

test('E11 what may follow a state of a chargeback', () => {
  const next = CHARGEBACK_STATES.map((from) => [from, CHARGEBACK_STATES.filter((to) => canFollow(from, to)).join(' ')])
  expect(Object.fromEntries(next)).toEqual({
    opened: 'evidenceDue answered accepted won lost',
    evidenceDue: 'answered accepted won lost',
    answered: 'evidenceDue accepted won lost',
    accepted: 'won lost',
    won: '',
    lost: '',
  })
  expect(CHARGEBACK_STATES.filter(isDecided)).toEqual(['won', 'lost'])
})

test.each([
  ['an older word than the last one', at('answered', 20, 5), at('evidenceDue', 25, 4), 'answered'],
  ['a newer one with another end', at('answered', 20, 5), at('evidenceDue', 25, 6), 'evidenceDue'],
  ['the same question after the operator answered', at('answered', 20, 5), at('evidenceDue', 20, 6), 'answered'],
  ['a word of the same moment', at('opened', 20, 5), at('evidenceDue', 20, 5), 'evidenceDue'],
  ['an older question with another end', at('opened', 20, 5), at('evidenceDue', 25, 4), 'opened'],
  ['an answer after the same question', at('evidenceDue', 20, 5), at('answered', 20, 6), 'answered'],
  ['accepted after it was answered', at('answered', 20, 5), at('accepted', 20, 6), 'accepted'],
  [
    'a question without an end after one',
    at('answered', 20, 5),
    { ...at('evidenceDue', 20, 6), answerUntil: null },
    'evidenceDue',
  ],
  ['an old decision', at('evidenceDue', 20, 5), at('lost', 20, 1), 'lost'],
  ['a question after it was accepted', at('accepted', 20, 5), at('evidenceDue', 25, 6), 'accepted'],
])('E11 %s', (_, known, told, expected) => {
  expect(stateAfter(known, told)).toBe(expected)
})

test('E11 a disputed amount is shared out over what is left of the orders, to the grosz', () => {
  const order = fc
    .record({ total: fc.integer({ min: 1, max: 1_000_000 }), back: fc.nat(100), fee: fc.nat(300), vat: fc.nat(230) })
    .map(({ total, back, fee, vat }): Bearing => {
      const net = Math.floor((total * fee) / 1230)
      const commission = { net, vat: Math.floor((net * vat) / 1000) }
      return { id: total, number: 'OB', companyId: 1, total, givenBack: Math.floor((total * back) / 101), commission }
    })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 5 }), fc.integer({ min: 1, max: 5_000_000 }), (orders, amount) => {
      const { parts, rest } = shareOut(amount, orders)
      expect(parts.reduce((sum, part) => sum + part.amount, rest)).toBe(amount)
      for (const { order: own, amount: part, held } of parts) {
        expect(part).toBeLessThanOrEqual(own.total - own.givenBack)
        expect(held).toBeLessThanOrEqual(part)
        expect(held).toBeGreaterThanOrEqual(0)
      }
      // Something is left over only where no order has anything left.
      if (rest > 0) {
        const left = orders.reduce((sum, one) => sum + one.total - one.givenBack, 0)
        expect(amount - rest).toBe(left)
      }
    }),
  )
})

test('E11 golden: 100 of two orders, one of which went back in part; its seller holds its share less the commission', () => {
  const commission = { net: 10, vat: 0 }
  const order = (id: number, total: number, givenBack: number) => ({
    ...{ id, number: `OB-${id}`, companyId: id, total, givenBack, commission },
  })
  const orders = [order(1, 100, 0), order(2, 100, 50), order(3, 100, 100)]
  expect(shareOut(120, orders)).toEqual({
    parts: [
      { order: orders[0], amount: 80, held: 72 },
      { order: orders[1], amount: 40, held: 36 },
    ],
    rest: 0,
  })
  expect(shareOut(200, orders).rest).toBe(50)
  expect(shareOut(7, [])).toEqual({ parts: [], rest: 7 })
})
