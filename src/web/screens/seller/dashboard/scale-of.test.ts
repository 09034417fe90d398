import { expect, test } from 'vitest'
import { scaleOf } from './scale-of.ts'

test.each([
  [0, 1, [0]],
  [100, 100, [0, 25, 50, 75, 100]],
  [129_900, 150_000, [0, 50_000, 100_000, 150_000]],
  [1, 1, [0, 0.25, 0.5, 0.75, 1]],
  [999_999_99, 100_000_000, [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000]],
])('R14 an axis up to %i ends at %i, with round marks', (most, top, ticks) => {
  expect(scaleOf(most)).toEqual({ top, ticks })
})
