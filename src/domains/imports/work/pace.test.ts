import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginStep, restAfter, restFor } from './pace.ts'

test('E07 an import rests for what this process did, not for what it waited', async () => {
  const waited = beginStep()
  await wait(300)
  const began = performance.now()
  await restAfter(waited)
  expect(performance.now() - began).toBeLessThan(50)
  expect([restFor(0), restFor(25), restFor(500)]).toEqual([1, 25, 60])
})
