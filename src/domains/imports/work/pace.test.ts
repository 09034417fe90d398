import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginStep, restAfter, restFor } from './pace.ts'

test('E07 an import rests for what this process did, not for what it waited', async () => {
  // The shortest of some: on a busy machine one may take longer than it asked for.
  const rests: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const waited = beginStep()
    await wait(100)
    const began = performance.now()
    await restAfter(waited)
    rests.push(performance.now() - began)
  }
  expect(Math.min(...rests)).toBeLessThan(50)
  expect([restFor(0), restFor(25), restFor(500)]).toEqual([1, 25, 60])
})
