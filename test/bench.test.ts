import { expect, test } from 'vitest'
import { makersHash } from '../bench/makers.ts'

test('what a measured market is made by is where it is looked for', async () => {
  expect(await makersHash()).toMatch(/^[0-9a-f]{64}$/)
})
