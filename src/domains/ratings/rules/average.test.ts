import { expect, test } from 'vitest'
import { ratingOf } from './average.ts'

test('R15 the average is to a tenth, and nobody’s opinion is none', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ count: 0, average: null, byScore: [0, 0, 0, 0, 0] })
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ count: 3, average: 3.7, byScore: [1, 0, 0, 0, 2] })
  expect(ratingOf([0, 0, 0, 1, 0]).average).toBe(4)
})
