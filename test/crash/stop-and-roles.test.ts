import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/platform/db/database.ts'
import { createAddJob } from '../../src/platform/jobs/jobs.ts'
import { enterOwner, freshDatabase } from '../database.ts'
import { databaseUrl, freePort, prepareServers, startServer } from './server.ts'
import { until } from './until.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: ReturnType<typeof connect>
let dataDir: string
beforeAll(async () => {
  await prepareServers()
  database = await freshDatabase()
  connection = connect(database.options, () => undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'obieg-stop-'))
})
afterAll(async () => {
  await connection.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}) {
  const PORT = String(await freePort())
  const server = await startServer({ DATABASE_URL: databaseUrl(database.options), DATA_DIR: dataDir, PORT, ...env })
  onTestFinished(() => void server.kill('SIGKILL'))
  return { ...server, port: Number(PORT), url: `http://127.0.0.1:${PORT}` }
}

/** A request whose body comes in two parts: the server has it in hand until `finish` is called. */
function slowRequest(port: number) {
  const body = JSON.stringify({ versionId: 1, quantity: 1 })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const path = `/api/carts/${'A'.repeat(43)}/lines`
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false })
  const begun = new Promise<void>((resolve) => call.once('continue', resolve))
  const answer = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', (response) => resolve(response.resume().statusCode))
  })
  call.flushHeaders()
  return { begun: begun.then(() => void call.write(body.slice(0, 5))), finish: () => call.end(body.slice(5)), answer }
}

const refusesOrStops = (url: string) =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.status === 503,
    () => true,
  )

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a running request finish, takes no new one and ends with 0',
  async (signal) => {
    const server = await start()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const slow = slowRequest(server.port)
    await slow.begun
    const ended = server.kill(signal)
    await until('readyz to refuse', () => refusesOrStops(server.url))
    expect(await Promise.race([ended, Promise.resolve('still there')])).toBe('still there')
    slow.finish()
    expect(await slow.answer).toBe(404)
    expect(await ended).toEqual({ code: 0, signal: null })
  },
)

const waiting = async () => {
  const { rows } = await connection.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'platform.forgetOldKeys' and key = 'seen by the worker'`,
  )
  return rows.length
}

test('ROLES=web serves and leaves jobs waiting, ROLES=worker does them and serves nothing', async () => {
  await enterOwner((text, values) => connection.pool.query(text, values))
  const web = await start({ ROLES: 'web' })
  await createAddJob()(connection.db, { name: 'platform.forgetOldKeys', payload: {}, key: 'seen by the worker' })
  expect((await fetch(`${web.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${web.url}/`)).status).toBe(200)
  const { rows } = await connection.pool.query(
    `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%jobs:insert%'`,
  )
  expect([rows.length, await waiting()]).toEqual([0, 1])
  const worker = await start({ ROLES: 'worker' })
  await until('the job done', async () => (await waiting()) === 0)
  await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow()
  expect(await worker.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200)
  expect(await web.kill('SIGTERM')).toEqual({ code: 0, signal: null })
})

test('a configuration that is wrong ends the start with a plain message', async () => {
  await expect(start({ PORT: 'high' })).rejects.toThrow(/PORT/)
})
