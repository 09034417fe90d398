import { expect, test } from 'vitest'
import { AFTER_SILENCE, FIRST_CHECK, isLeft, nextCheck, nextRefundCheck } from './check-times.ts'

const DAY = 86_400_000
const started = new Date('2026-03-01T10:00:00Z')
const at = (ms: number) => new Date(started.getTime() + ms)

test('a payment nobody finishes is asked about ever more rarely, for seven days and no longer', () => {
  const asked: number[] = []
  let next: Date | undefined = at(FIRST_CHECK)
  for (let checks = 1; next && checks < 100; checks++) {
    asked.push(next.getTime() - started.getTime())
    next = nextCheck(started, checks, next)
  }
  const waits = asked.slice(1).map((one, index) => one - (asked[index] ?? 0))
  expect(waits.slice(0, -1)).toEqual([...waits.slice(0, -1)].sort((a, b) => a - b))
  expect(asked[0]).toBe(120_000)
  expect(asked.at(-1)).toBe(7 * DAY)
  expect(asked.length).toBeLessThan(45)
})

test('one whose turn comes long after its time is still asked about once, and then no more', () => {
  expect(nextCheck(started, 3, at(7 * DAY))).toBeUndefined()
  expect(nextCheck(started, 60, at(6.99 * DAY))).toEqual(at(7 * DAY))
})

test('an open page counts as left after three days', () => {
  expect(isLeft(started, at(3 * DAY - 1))).toBe(false)
  expect(isLeft(started, at(3 * DAY))).toBe(true)
})

test('a refund under way is asked about when it is twice as old, at least daily, for sixty days', () => {
  const HOUR = 3_600_000
  expect(nextRefundCheck(started, started)).toEqual(at(600_000))
  expect(nextRefundCheck(started, at(2 * HOUR))).toEqual(at(4 * HOUR))
  expect(nextRefundCheck(started, at(10 * DAY))).toEqual(at(11 * DAY))
  expect(nextRefundCheck(started, at(60 * DAY))).toBeUndefined()
})

test('each wait is twice the one before, six hours at most; the last question comes at the end, or a minute after a late one', () => {
  const wait = (checks: number) => Number(nextCheck(started, checks, at(DAY))) - Number(at(DAY))
  const MINUTES = [2, 4, 8, 16, 32, 64, 128, 256, 360, 360]
  expect(MINUTES.map((_, checks) => wait(checks))).toEqual(MINUTES.map((minutes) => minutes * 60_000))
  expect(wait(10_000)).toBe(360 * 60_000)
  expect(nextCheck(started, 9, at(7 * DAY - 30_000))).toEqual(at(7 * DAY + 30_000))
  expect(AFTER_SILENCE).toBe(300_000)
})
