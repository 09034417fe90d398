import { expect, test } from 'vitest'
import { canGoBack } from './refund-way.ts'

const paidAt = new Date('2026-01-01T10:00:00Z')
const after = (ms: number) => new Date(paidAt.getTime() + ms)
const DAY = 86_400_000
const can = (terms: { part: boolean; days: number | null }, amount: number, now: Date) =>
  canGoBack(terms, { amountPaid: 100, paidAt }, { amount, now })

test('T06 a provider gives back within its days, and afterwards people transfer it', () => {
  const terms = { part: true, days: 180 }
  expect(can(terms, 100, after(180 * DAY - 1))).toBe(true)
  expect(can(terms, 100, after(180 * DAY))).toBe(false)
  expect(can({ part: true, days: null }, 100, after(9999 * DAY))).toBe(true)
})

test('T06 a part goes back only where the provider knows parts', () => {
  expect(can({ part: true, days: null }, 99, after(0))).toBe(true)
  expect(can({ part: false, days: null }, 99, after(0))).toBe(false)
  expect(can({ part: false, days: null }, 100, after(0))).toBe(true)
  expect(can({ part: false, days: 1 }, 100, after(DAY))).toBe(false)
})
