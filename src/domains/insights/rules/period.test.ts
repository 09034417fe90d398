import { expect, test } from 'vitest'
import { dayInWarsaw, daysOf, periodsOf } from './period.ts'

test('a day begins at midnight in Poland, in summer and in winter', () => {
  expect(dayInWarsaw(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
  expect(dayInWarsaw(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(dayInWarsaw(new Date('2026-01-01T22:59:59Z'))).toBe('2026-01-01')
  expect(dayInWarsaw(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01')
})

test('days are whole over the change of clocks and of years', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysOf({ from: '2027-12-31', to: '2028-01-01' })).toEqual(['2027-12-31', '2028-01-01'])
})

test.each([7, 30, 90])('the period before ends where the present one of %s days begins', (days) => {
  const { present, before } = periodsOf(new Date('2026-04-02T10:00:00Z'), days)
  expect([daysOf(present).length, daysOf(before).length]).toEqual([days, days])
  expect(present.to).toBe('2026-04-02')
  expect(daysOf({ from: before.to, to: present.from })).toHaveLength(2)
})
