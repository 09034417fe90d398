import { expect, test } from 'vitest'
import { bestOf } from './best-of.ts'

test.each([
  ['more is better', 'more', [[8], [16], [8]], [1]],
  ['less is better', 'less', [[1.58], [1.46]], [1]],
  ['two share it', 'more', [[16], [8], [16]], [0, 2]],
  ['all are equal', 'more', [[16], [16]], []],
  ['of one nothing is known', 'more', [[16], null, [8]], []],
  ['one has no version', 'more', [[16], []], []],
  ['versions overlap', 'more', [[8, 32], [16]], []],
  [
    'the worst version is as good as the best of the others',
    'more',
    [
      [16, 32],
      [8, 16],
    ],
    [0],
  ],
  ['alone', 'less', [[1]], []],
] as const)('R20 the best value of a row: %s', (_, better, values, best) => {
  expect(bestOf({ better, values })).toEqual(best)
})
