import { expect, test } from 'vitest'
import { askingPrice } from './pricing.ts'

test('the better it is, the more it costs: new, opened, A, B, C, D, to be repaired, for parts', () => {
  for (const group of ['laptop', 'phone', 'console', 'camera', 'part'] as const) {
    for (const ageYears of [0.5, 2, 4, 8, 12]) {
      const of = (state: 'new' | 'used' | 'damaged', grade: Parameters<typeof askingPrice>[0]['grade']) =>
        askingPrice({ group, newEur: 1500, ageYears, state, grade }, 1)
      const prices = [
        of('new', null),
        of('new', 'openBox'),
        ...(['A', 'B', 'C', 'D'] as const).map((grade) => of('used', grade)),
        ...(['repairable', 'forParts'] as const).map((grade) => of('damaged', grade)),
      ]
      expect([group, ageYears, prices]).toEqual([group, ageYears, prices.toSorted((a, b) => b - a)])
    }
  }
})

test('what keeps its value costs more when it is old, and the same when it is new', () => {
  const worth = { group: 'laptop', newEur: 1300, state: 'used', grade: 'B' } as const
  expect(askingPrice({ ...worth, ageYears: 5, keeps: 0.76 }, 1)).toBeGreaterThan(
    askingPrice({ ...worth, ageYears: 5 }, 1),
  )
  expect(askingPrice({ ...worth, ageYears: 0, keeps: 0.76 }, 1)).toBe(askingPrice({ ...worth, ageYears: 0 }, 1))
})
