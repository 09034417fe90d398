import { expect, test } from 'vitest'
import { readCounts, readWithin, writeCounts } from './period-values.ts'

const limits = { withdrawalDays: [14, 365], answerDays: [1, 14] } as const

test('days are taken within what the law leaves, and nothing else', () => {
  for (const [typed, read] of [
    ['14', 14],
    [' 365 ', 365],
    ['13', null],
    ['366', null],
    ['', null],
    ['14,5', null],
    ['-14', null],
  ] as const) {
    expect([typed, readWithin(typed, limits.withdrawalDays)]).toEqual([typed, read])
  }
})

test('a form is read whole or not at all', () => {
  const counts = { withdrawalDays: 30, answerDays: 14 }
  expect(readCounts(limits, writeCounts(limits, counts))).toEqual(counts)
  expect(readCounts(limits, { withdrawalDays: '30', answerDays: '15' })).toBeNull()
})
