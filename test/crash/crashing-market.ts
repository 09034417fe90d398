import { existsSync, promises, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect } from 'vitest'
import { buildMarket } from '../../src/market.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connect } from '../../src/platform/db/database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { enterOwner, freshDatabase } from '../database.ts'
import { type Answer, runJob, type TestMarket } from '../market.ts'
import { databaseUrl, type Ending, freePort, type Server, startServer } from './server.ts'
import { until } from './until.ts'

export type CrashPoint = { sql: string; when: 'before' | 'after' | 'beforeCommit' | 'afterCommit' }

export type CrashingMarket = TestMarket & {
  /** Sends a form as a browser does; answers status and where it leads. */
  press: (page: string, form: Record<string, string>) => Promise<Answer>
  /** Asks the server to stop, as an update of the machine would. */
  stop: () => Promise<Ending>
  /** Starts the server anew, to die at this point. */
  dieAt: (point: CrashPoint) => Promise<void>
  /** How often the server died. */
  crashes: () => number
  /** Milliseconds for which the server's main thread computed at one stretch, at most, from now until the answer is asked. */
  longestStretch: () => () => number
}

/**
 * A market whose server is a process of its own and dies at `point`. Its client does what a patient buyer does: when the answer
 * does not come it waits for the server to be back (without the point) and repeats the very same request.
 */
export async function crashingMarket(point?: CrashPoint, env: Record<string, string> = {}): Promise<CrashingMarket> {
  const dataDir = await promises.mkdtemp(join(tmpdir(), 'obieg-crash-'))
  const database = await freshDatabase()
  const PORT = String(await freePort())
  const stretches = join(dataDir, 'stretches')
  const settings = {
    STRETCHES_FILE: stretches,
    DATABASE_URL: databaseUrl(database.options),
    DATA_DIR: dataDir,
    PORT,
    ...env,
  }
  const log = createLog('silent')
  const { db, pool, close } = connect({ ...database.options, max: 3 }, () => undefined)
  const market = buildMarket(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), db, log)
  // Open: it is known who runs it.
  await enterOwner((text, values) => pool.query(text, values))
  const url = `http://127.0.0.1:${PORT}`
  let crashes = 0
  let server: Server = await startServer({ ...settings, ...(point ? { CRASH_POINT: JSON.stringify(point) } : {}) })

  const restart = async (cause: unknown) => {
    const late = new Promise<never>((_, reject) => {
      AbortSignal.timeout(5000).onabort = () =>
        reject(new Error(`no crash, yet no answer:\n${server.output()}`, { cause }))
    })
    const ending = await Promise.race([server.ended, late])
    late.catch(() => undefined)
    expect({ ...ending, output: server.output() }).toMatchObject({ signal: 'SIGKILL' })
    crashes++
    server = await startServer(settings)
  }
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    let answer: Response
    let text: string
    try {
      answer = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(15_000) })
      text = await answer.text()
    } catch (error) {
      await restart(error)
      return send(path, init)
    }
    expect({ path, status: answer.status, ok: answer.status < 500, text, output: server.output() }).toMatchObject({
      ok: true,
    })
    const json = /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined
    return { status: answer.status, headers: answer.headers, text, json }
  }
  return {
    ...market,
    url,
    database: database.options,
    query: (text, values) => pool.query(text, values),
    api: (method, path, body, headers = {}) =>
      send(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    press: (page, form) => send(page, { method: 'POST', body: new URLSearchParams(form) }),
    stop: () => server.kill('SIGTERM'),
    async dieAt(next) {
      await server.kill('SIGKILL')
      server = await startServer({ ...settings, CRASH_POINT: JSON.stringify(next) })
    },
    crashes: () => crashes,
    longestStretch: () => {
      const before = noted(stretches).length
      return () => Math.max(0, ...noted(stretches).slice(before))
    },
    runJob: (name, payload) => runJob(market, name, payload),
    runJobs: () => until('no job is due', () => noJobDue(pool)).then(() => undefined),
    async close() {
      await server.kill('SIGKILL')
      await close()
      await database.drop()
      await promises.rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What `preload.ts` notes of the server's stretches, in milliseconds. */
const noted = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number) : []

/** A job of the minute that was running at the kill, when the next minute began, is given up: the one of that minute stands for it. */
async function noJobDue(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from graphile_worker._private_jobs
    where run_at <= now() and (attempts < max_attempts or locked_at is not null or last_error is not null) limit 1`)
  return rows.length === 0
}
