import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { buildMarket, type Market } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect } from '../src/platform/db/database.ts'
import { listen } from '../src/platform/http/listen.ts'
import type { Jobs } from '../src/platform/jobs/names.ts'
import { tasksOf } from '../src/platform/jobs/run-job.ts'
import { QUEUE_POOL, startWorker, workerLogger } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { freshDatabase } from './database.ts'
import { logFile } from './log-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any
export type Answer = { status: number; headers: Headers; text: string; json: Json }

export type TestMarket = Market & {
  url: string
  /** Real HTTP to the running server; `body` is sent as JSON. */
  api: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** Plain SQL, to look behind the API. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Json[] }>
  /** Runs one kind of job, whether or not it is due. */
  runJob: (name: keyof Jobs, payload?: object) => Promise<void>
  /** Runs jobs until none is due. */
  runJobs: () => Promise<void>
  /** How to reach its database. */
  database: pg.ClientConfig
  close: () => Promise<void>
}

/** Asks a running server over real HTTP. */
export async function ask(
  url: string,
  ...[method, path, body, headers]: Parameters<TestMarket['api']>
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await answer.text()
  const json = /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined
  return { status: answer.status, headers: answer.headers, text, json }
}

/** Runs a kind of job by its name. */
export function runJob({ jobs }: Market, name: keyof Jobs, payload: object = {}): Promise<void> {
  const kind = jobs.find((job) => job.name === name)
  if (!kind) throw new Error(`no job is called ${name}`)
  return kind.run(payload as never, { signal: new AbortController().signal })
}

/** A whole market on its own database and port. Jobs run when asked (`runJobs`), or always with `worker: true`. */
export async function testMarket(
  options: { env?: Record<string, string>; worker?: boolean; now?: () => Date } = {},
): Promise<TestMarket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'obieg-market-'))
  const database = await freshDatabase()
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    PAGE_CACHE: '0',
    REQUESTS_PER_MINUTE: '0',
    WHITE_LIST_URL: 'off',
    VIES_URL: 'off',
    ...options.env,
  })
  const log = createLog(config.logLevel, logFile())
  const { db, pool, close } = connect({ ...database.options, max: config.databasePool }, () => undefined)
  const market = buildMarket(config, db, log, options.now ? { now: options.now } : {})
  const listening = await listen(market.app, market.cache, 0, '127.0.0.1')
  // The program reaches itself by its port (the sandbox provider does).
  config.port = listening.port
  const url = `http://127.0.0.1:${listening.port}`
  const queue = connect({ ...database.options, max: QUEUE_POOL }, () => undefined)
  const worker = options.worker ? await startWorker(queue.pool, log, market.jobs) : undefined
  return {
    ...market,
    url,
    api: (...args) => ask(url, ...args),
    query: (text, values) => pool.query(text, values),
    database: database.options,
    runJob: (name, payload) => runJob(market, name, payload),
    async runJobs() {
      const { runOnce } = await import('graphile-worker')
      const taskList = tasksOf(market.jobs, log)
      await runOnce({ pgPool: pool, taskList, logger: workerLogger(log), noHandleSignals: true, concurrency: 2 })
    },
    async close() {
      await worker?.stop()
      listening.server.closeAllConnections()
      await listening.close()
      await Promise.all([close(), queue.close()])
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
