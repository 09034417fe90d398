import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('at most so many run under a key, others wait; who wants something else does not', async () => {
  const turns = createQueue({ atOnce: 2, waiting: 10, patience: 5000 })
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await wait(10)
    running--
  }
  const hot = Array.from({ length: 8 }, () => turns(['a', 'a'], work))
  let other = false
  await turns(['b'], async () => {
    other = running === 2
  })
  await Promise.all(hot)
  expect([most, other, running]).toEqual([2, true, 0])
})

test('two keys are held together or not at all, and nobody waits for ever for the other’s', async () => {
  const turns = createQueue({ atOnce: 1, waiting: 10, patience: 5000 })
  const order: string[] = []
  const step = (name: string) => async () => {
    await wait(5)
    order.push(name)
  }
  await Promise.all([turns(['a', 'b'], step('ab')), turns(['b', 'a'], step('ba')), turns(['b'], step('b'))])
  expect(order).toEqual(['ab', 'ba', 'b'])
})

test('who gets no turn in time or no place is told so; a place that failed is free again', async () => {
  const turns = createQueue({ atOnce: 1, waiting: 1, patience: 30 })
  let release = () => {}
  const first = turns(['a'], () => new Promise<void>((_, reject) => (release = () => reject(new Error('failed')))))
  const second = turns(['a'], async () => 'never')
  const third = turns(['a'], async () => 'never')
  await expect(third).rejects.toMatchObject({ kind: 'unavailable', code: 'database_busy' })
  await expect(second).rejects.toMatchObject({ code: 'database_busy' })
  release()
  await expect(first).rejects.toThrow('failed')
  expect(await turns(['a'], async () => 'now')).toBe('now')
})
