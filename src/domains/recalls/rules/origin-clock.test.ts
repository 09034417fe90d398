import { expect, test } from 'vitest'
import { isLate, originDueOn, remindUntil } from './origin-clock.ts'

test.each([
  ['2026-12-09T11:00:00Z', '2027-01-09'],
  // Half past midnight in Poland.
  ['2026-12-09T23:30:00Z', '2027-01-10'],
  // A month without this day ends with its last.
  ['2027-01-31T11:00:00Z', '2027-02-28'],
  ['2028-01-30T11:00:00Z', '2028-02-29'],
])('asked at %s, it is answered until %s', (at, day) => expect(originDueOn(new Date(at))).toBe(day))

test('it is late when its last day is over in Poland, and never once it was answered', () => {
  const open = { dueOn: '2027-01-09', answeredAt: null }
  expect(isLate(open, new Date('2027-01-09T22:59:59Z'))).toBe(false)
  expect(isLate(open, new Date('2027-01-09T23:00:00Z'))).toBe(true)
  expect(isLate({ ...open, answeredAt: new Date('2027-02-01') }, new Date('2027-03-01'))).toBe(false)
  expect(remindUntil(new Date('2027-01-02T23:30:00Z'))).toBe('2027-01-10')
})
