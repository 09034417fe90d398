import { expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../../../test/crash/until.ts'
import { freshDatabase } from '../../../test/database.ts'
import { connect } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { type AnyJobs, createAddJob } from './jobs.ts'
import { QUEUE_POOL, startWorker } from './worker.ts'

test('the database is lost just while the worker begins: it waits, and works when the database is back', async () => {
  const database = await freshDatabase()
  const { db, pool, close } = connect({ ...database.options, max: QUEUE_POOL }, () => undefined)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  await createAddJob<AnyJobs>()(db, { name: 'told', payload: {} })
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const away = [vi.spyOn(pool, 'connect'), vi.spyOn(pool, 'query')]
  for (const call of away) call.mockImplementation((() => Promise.reject(refused)) as never)
  let told = false
  const run = async () => {
    told = true
  }
  const worker = await startWorker(pool, createLog('silent'), [{ name: 'told', run }])
  onTestFinished(() => worker.stop())
  for (const call of away) call.mockRestore()
  await until('the job done', async () => told)
  expect(told).toBe(true)
})

test('a connection is lost while a lane learns the ids of its kinds: it begins anew, and works', async () => {
  const database = await freshDatabase()
  const { db, pool, close } = connect({ ...database.options, max: QUEUE_POOL }, () => undefined)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  // The pool tells of each client once, before anybody has it.
  let cuts = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first] = args as [{ text?: string } | string]
      const text = typeof first === 'string' ? first : (first.text ?? '')
      if (!text.includes('_private_tasks as tasks (identifier)') || cuts > 0) return query(...args)
      cuts += 1
      return Promise.reject(new Error('Connection terminated unexpectedly'))
    }) as never
  })
  let told = false
  const run = async () => {
    told = true
  }
  const worker = await startWorker(pool, createLog('silent'), [{ name: 'told', run }])
  onTestFinished(() => worker.stop())
  await createAddJob<AnyJobs>()(db, { name: 'told', payload: {} })
  await until('the job done', async () => told)
  expect([told, cuts]).toEqual([true, 1])
})
