import { expect, test } from 'vitest'
import { inTurn } from './use-autosave.ts'

test('two saves of one draft never overlap, and the second saves what is left', async () => {
  const log: string[] = []
  let typed = 'a'
  const save = inTurn(async () => {
    const sent = typed
    log.push(`send ${sent}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    log.push(`answer ${sent}`)
    return true
  })
  const first = save()
  await Promise.resolve()
  typed = 'ab'
  expect(await Promise.all([first, save()])).toEqual([true, true])
  expect(log).toEqual(['send a', 'answer a', 'send ab', 'answer ab'])
})

test('a save that fails is told to whoever asked for it, and holds no later one up', async () => {
  const outcomes = [Promise.reject(new Error('lost')), Promise.resolve(true)]
  const save = inTurn(() => outcomes.shift() ?? Promise.resolve(false))
  await expect(save()).rejects.toThrow('lost')
  expect(await save()).toBe(true)
})
