import { spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/platform/db/database.ts'
import { binaryFolder, chooseRunner } from '../../src/platform/db/embedded-command.ts'
import { freePort, prepareServers, type Server, startServer } from '../crash/server.ts'
import { until } from '../crash/until.ts'

// A database that is restarted, killed or cut off: visitors are told to come again, and when it is back, so is the market.
const CASE = { timeout: 400_000 }
beforeAll(prepareServers)

type Opened = { server: Server; url: string; dataDir: string; options: pg.PoolConfig }
/** The real program with an embedded server in a folder of its own. */
async function market(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'obieg-lost-'))
  const PORT = String(await freePort())
  const server = await startServer({ DATA_DIR: dataDir, PORT, LOG_LEVEL: 'info' })
  onTestFinished(async () => {
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim()
  const options = { host: join(dataDir, 'socket'), port: 5432, user: 'obieg', database: 'obieg', password }
  return { server, url: `http://127.0.0.1:${PORT}`, dataDir, options }
}
const serverPid = async ({ dataDir }: Opened) =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0])

type Seen = { path: string; status: number; type: string; retryAfter: number; text: string }
/** Visitors who ask all the time for what needs the database; `stop` says what they saw. */
function visitors({ url }: Opened) {
  const seen: Seen[] = []
  let asking = true
  const ask = async (path: string, language: string) => {
    while (asking) {
      const answer = await fetch(url + path, { headers: { 'accept-language': language } }).catch(() => undefined)
      seen.push({
        path,
        status: answer?.status ?? 0,
        type: answer?.headers.get('content-type') ?? '',
        retryAfter: Number(answer?.headers.get('retry-after')),
        text: (await answer?.text()) ?? '',
      })
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const all = [
    ask('/api/search?q=x', 'pl'),
    ask('/api/carts/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'de'),
    ask('/api/categories', 'en'),
    ask('/readyz', 'en'),
    ask('/', 'pl'),
  ]
  return {
    seen,
    stop: async () => {
      asking = false
      await Promise.all(all)
      return seen
    },
  }
}
/** No answer was lost, none was a 500, each 503 says when to come again, and the API in whose language it was asked. */
function expectPolite(seen: readonly Seen[]) {
  const refused = seen.filter(({ status }) => status >= 500 || status === 0)
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([])
  const api = refused.filter(({ path }) => path.startsWith('/api/'))
  for (const { type, text } of api) {
    expect(type).toMatch(/problem\+json/)
    expect(['database_unavailable', 'database_busy']).toContain(JSON.parse(text).code)
  }
  return refused.length
}
/** Backends outlive a killed server for a moment and still answer the market; so what is back takes new connections, too. */
const isBack = ({ url, options }: Opened) =>
  until(
    'the market to be ready again',
    async () => {
      const client = new pg.Client(options)
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await fetch(`${url}/readyz`)).status === 200
      } catch {
        return false
      } finally {
        await client.end().catch(() => undefined)
      }
    },
    40,
  )

/** A job that is added now is done soon: the worker lives. */
async function expectWorker({ options }: Opened, name: string) {
  const { pool, close } = connect({ ...options, max: 2 }, () => undefined)
  try {
    await pool.query(`select graphile_worker.add_job('platform.forgetOldKeys', job_key => $1)`, [name])
    await until(
      'the job done',
      async () => {
        const { rows } = await pool.query('select from graphile_worker.jobs where key = $1', [name])
        return rows.length === 0
      },
      // A worker that lost its connections comes back at growing intervals, on a busy machine later.
      150,
    )
  } finally {
    await close()
  }
}

test('the embedded server is killed under load: 503 meanwhile, and all is back by itself', CASE, async () => {
  const opened = await market()
  const load = visitors(opened)
  await until('some answers', async () => load.seen.length > 20)
  process.kill(await serverPid(opened), 'SIGKILL')
  await until('a refusal', async () => load.seen.some(({ status }) => status === 503))
  await isBack(opened)
  expect(expectPolite(await load.stop())).toBeGreaterThan(0)
  expect((await fetch(`${opened.url}/api/categories`)).status).toBe(200)
  await expectWorker(opened, 'after the kill')
  expect(await opened.server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
})

test('every connection is cut, again and again: nobody is told 500, the worker goes on', CASE, async () => {
  const opened = await market()
  const load = visitors(opened)
  const admin = new pg.Client(opened.options)
  admin.on('error', () => undefined)
  await admin.connect()
  for (let round = 0; round < 5; round++) {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await admin.end()
  await isBack(opened)
  expectPolite(await load.stop())
  await expectWorker(opened, 'after the cuts')
})

test('a server of one’s own is restarted: 503 meanwhile, and all is back by itself', CASE, async () => {
  const own = await market()
  await own.server.kill('SIGTERM')
  const start = await externalServer(own)
  let stop = await start()
  const PORT = String(await freePort())
  const url = `postgres://obieg:${own.options.password}@/obieg?host=${own.options.host}`
  const dataDir = await mkdtemp(join(tmpdir(), 'obieg-lost-own-'))
  // The same market: what is sealed in its database opens with its key.
  await copyFile(join(own.dataDir, 'secret-key'), join(dataDir, 'secret-key'))
  const server = await startServer({ DATA_DIR: dataDir, PORT, DATABASE_URL: url, LOG_LEVEL: 'info' })
  onTestFinished(async () => {
    await server.kill('SIGTERM')
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const opened = { ...own, server, url: `http://127.0.0.1:${PORT}` }
  const load = visitors(opened)
  await until('some answers', async () => load.seen.length > 20)
  await stop()
  await until('a refusal', async () => load.seen.some(({ status }) => status === 503))
  expect((await fetch(`${opened.url}/healthz`)).status).toBe(200)
  stop = await start()
  await isBack(opened)
  expect(expectPolite(await load.stop())).toBeGreaterThan(0)
  await expectWorker(opened, 'after the restart')
})

/** Starts the data folder's server as somebody's own, beside any market; answers its fast stop. */
async function externalServer({ dataDir, options }: Opened) {
  const [command = '', ...rest] = [
    ...chooseRunner().prefix,
    join(binaryFolder(), 'postgres'),
    '-D',
    join(dataDir, 'postgres'),
  ]
  return async () => {
    const child = spawn(command, [...rest, '-k', '../socket', '-c', 'listen_addresses='], { stdio: 'ignore' })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await until('the own server', async () => {
      const client = new pg.Client(options)
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    })
    return async () => {
      child.kill('SIGINT')
      await ended
    }
  }
}
