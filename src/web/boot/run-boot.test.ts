import { expect, test } from 'vitest'
import { type BootStep, runBoot } from './run-boot.ts'

type Env = { log: (step: string, error: unknown) => void; ran: string[] }
const step = (name: string, result?: { redirect: string } | Error): BootStep<Env> => ({
  name,
  async run(env) {
    env.ran.push(name)
    if (result instanceof Error) throw result
    return result
  },
})

function env(): Env & { logged: [string, unknown][] } {
  const logged: [string, unknown][] = []
  return { ran: [], logged, log: (name, error) => logged.push([name, error]) }
}

test('T09 runs the four steps in their order', async () => {
  const e = env()
  const outcome = await runBoot(
    ['http-client', 'authentication', 'words', 'market'].map((name) => step(name)),
    e,
  )
  expect(outcome).toEqual({ kind: 'started' })
  expect(e.ran).toEqual(['http-client', 'authentication', 'words', 'market'])
  expect(e.logged).toEqual([])
})

test('T09 a failing step is logged and the ones after it do not run', async () => {
  const e = env()
  const broken = new Error('no storage')
  const outcome = await runBoot([step('one'), step('two', broken), step('three')], e)
  expect(outcome).toEqual({ kind: 'failed', step: 'two' })
  expect(e.ran).toEqual(['one', 'two'])
  expect(e.logged).toEqual([['two', broken]])
})

test('T09 a step may ask for a redirect, which ends the boot', async () => {
  const e = env()
  const outcome = await runBoot([step('one', { redirect: '/auth' }), step('two')], e)
  expect(outcome).toEqual({ kind: 'redirect', url: '/auth' })
  expect(e.ran).toEqual(['one'])
})
