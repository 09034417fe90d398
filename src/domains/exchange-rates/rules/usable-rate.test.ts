import { expect, test } from 'vitest'
import { rateState } from './usable-rate.ts'

test.each([
  [{ shown: true, newest: { day: '2026-11-23' } }, 'used'],
  // A week old on its last day, and no day more.
  [{ shown: true, newest: { day: '2026-11-16' } }, 'used'],
  [{ shown: true, newest: { day: '2026-11-15' } }, 'too_old'],
  [{ shown: true, newest: null }, 'none'],
  [{ shown: false, newest: { day: '2026-11-23' } }, 'off'],
  [{ shown: false, newest: null }, 'off'],
] as const)('%j is %s', (rate, state) => {
  expect(rateState(rate, '2026-11-23', 7)).toBe(state)
})
