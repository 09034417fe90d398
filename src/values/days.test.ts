import { expect, test } from 'vitest'
import { addDays, daysBetween, daysOf, marketDay, wallTime, weekdayOf } from './days.ts'

test("a day begins at midnight on the market's clock, in summer and in winter", () => {
  expect(marketDay(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
  expect(marketDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(marketDay(new Date('2026-01-01T22:59:59Z'))).toBe('2026-01-01')
  expect(marketDay(new Date('2025-12-31T23:00:00Z'))).toBe('2026-01-01')
})

test('days are whole over the change of clocks and of years', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysOf({ from: '2027-12-31', to: '2028-01-01' })).toEqual(['2027-12-31', '2028-01-01'])
})

test('days are counted over the change of clocks', () => {
  expect([addDays('2026-03-28', 2), addDays('2026-03-01', -1)]).toEqual(['2026-03-30', '2026-02-28'])
  expect([daysBetween('2026-10-24', '2026-10-26'), daysBetween('2026-03-30', '2026-03-28')]).toEqual([2, -2])
  expect(weekdayOf('2026-11-22')).toBe('sun')
})

test('a wall clock shows its own zone', () => {
  const at = new Date('2026-07-01T22:30:00Z')
  expect(wallTime(at, 'Europe/London')).toEqual({ date: '2026-07-01', time: '23:30' })
  expect(wallTime(at, 'Europe/Warsaw')).toEqual({ date: '2026-07-02', time: '00:30' })
})
