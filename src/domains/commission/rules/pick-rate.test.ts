import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, DEFAULT_RATE, pickRate } from './pick-rate.ts'

// The dearest of them is the most specific: what wins does not win by its price.
const both: Candidate = { ofCompany: true, distance: 0, rate: 500 }
const bothFar: Candidate = { ofCompany: true, distance: 2, rate: 200 }
const company: Candidate = { ofCompany: true, distance: null, rate: 300 }
const category: Candidate = { ofCompany: false, distance: 0, rate: 400 }
const ancestor: Candidate = { ofCompany: false, distance: 1, rate: 100 }

test('B04 without a rule the default counts: six per cent', () => {
  expect(pickRate([], DEFAULT_RATE)).toBe(600)
  expect(pickRate([], 450)).toBe(450)
})

test('B04 the most specific rule wins, in whatever order the rules come', () => {
  const ladder = [both, bothFar, company, category, ancestor]
  fc.assert(
    fc.property(fc.shuffledSubarray(ladder, { minLength: 1 }), (rules) => {
      const expected = ladder.find((one) => rules.includes(one))?.rate
      expect(pickRate(rules, 600)).toBe(expected)
    }),
  )
})

test('B04 a rate of nothing is a rate', () => {
  expect(pickRate([{ ofCompany: true, distance: null, rate: 0 }], 600)).toBe(0)
})

test('B04 of two rules that are as near the lower rate counts', () => {
  const other = { ...category, rate: 350 }
  expect([pickRate([category, other], 600), pickRate([other, category], 600)]).toEqual([350, 350])
})
