import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { buildMarket } from '../../src/market.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connect } from '../../src/platform/db/database.ts'
import type { Files } from '../../src/platform/files/files.ts'
import { listen } from '../../src/platform/http/listen.ts'
import type { Jobs } from '../../src/platform/jobs/names.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { ask, runJob, type TestMarket } from '../market.ts'
import type { LentConnections } from './lent-connections.ts'

/**
 * At which moment a market dies: before a statement, a file or a call goes out, or after it was answered. Where nothing else is on its way, the moment
 * before one is the moment after the one before it: all that happened in between is in memory, and gone. Such a pair is one death. Nor is anything left
 * of a transaction that does not end: of its statements the last moment before its commit stands for all. `SWEEP=every` dies at each of them, too.
 */
export type Death = number | undefined

export type MortalMarket = Pick<TestMarket, 'api' | 'runJobs'> & {
  /** What it did so far: statements, files and calls outside, each before it went out and after it was answered. */
  steps: () => readonly string[]
  isDead: () => boolean
  /** Waits for the end of an act, or of the market. */
  live: (act: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

const CONFIG = { PORT: '0', PAGE_CACHE: '0', REQUESTS_PER_MINUTE: '0', TRUSTED_PROXIES: '1' }

/** What tells a market where its stand-ins are: the state's system of invoices and carriers by their own names, the others as providers of payments. */
export function addressesOf(standIns: Readonly<Record<string, string>>): Record<string, string> {
  const { ksef, ...others } = standIns
  const isOfCarrier = ([code]: readonly [string, string]) => CARRIERS.some((carrier) => carrier === code)
  const listed = (pairs: readonly (readonly [string, string])[]) => pairs.map((pair) => pair.join('=')).join(',')
  const all = Object.entries(others)
  return {
    PAYMENT_URLS: listed(all.filter((pair) => !isOfCarrier(pair))),
    CARRIER_URLS: listed(all.filter(isOfCarrier)),
    ...(ksef && { KSEF_TEST_URL: ksef }),
  }
}
const CARRIERS = ['inpost', 'dpd', 'gls']

/**
 * A second process, as it were, of the market `base`: same database, same providers (`standIns`: addresses by their codes), and it dies at a step. From then on it reaches nobody: its
 * connections are taken from it where they are, as a kill cuts them, and whatever it still tries outside of its memory fails. (That a real SIGKILL does
 * the same is shown by `crash.test.ts`; a process for each of hundreds of steps would take an hour.)
 */
export async function mortalMarket(
  base: TestMarket,
  death: Death,
  standIns: Readonly<Record<string, string>>,
  lender: LentConnections,
): Promise<MortalMarket> {
  const steps: string[] = []
  let moments = 0
  let onTheirWay = 0
  /** Statements of open transactions since the last moment at which it might have died. */
  let unsettled = false
  let dead = false
  let endLife: () => void = () => undefined
  const untilDeath = new Promise<void>((resolve) => (endLife = resolve))
  const die = () => {
    dead = true
    endLife()
  }
  /** True for the step of death, and for all that would follow it. */
  const step: Step = (when, what, lasts = true) => {
    if (dead) return true
    const known = when === 'before' && onTheirWay === 0 && steps.length > 0 && !unsettled
    onTheirWay += when === 'before' ? 1 : -1
    steps.push(`${when} ${what}`)
    unsettled = !lasts
    if (!lasts) return false
    if (!known) moments += 1
    if (!known && moments === death) die()
    return dead
  }
  const providers = await callsThrough(base.url, step)
  const outside = await Promise.all(
    Object.entries(standIns).map(async ([code, url]) => ({ code, ...(await callsThrough(url, step)) })),
  )
  const addresses = addressesOf(Object.fromEntries(outside.map(({ code, url }) => [code, url])))
  const { DATA_DIR } = { DATA_DIR: base.deps.config.dataDir }
  const config = readConfig({ NODE_ENV: 'test', ...CONFIG, DATA_DIR, SANDBOX_URL: providers.url, ...addresses })
  const log = createLog('silent')
  const { db, pool, close } = connect({ ...base.database, max: 4, Client: lender.Client }, () => undefined)
  const isDead = () => dead
  watch(pool, step, isDead)
  const market = buildMarket(config, db, log, { now: base.deps.now })
  watchFiles(market.deps.files, step)
  const listening = await listen(market.app, market.cache, 0, '127.0.0.1')
  config.port = listening.port
  return {
    steps: () => steps,
    isDead,
    live: (act) => Promise.race([act(), untilDeath]),
    api: (...args) => ask(`http://127.0.0.1:${listening.port}`, ...args),
    async runJobs() {
      // As the queue does, one after the other: a job that was done and not struck off is done again.
      for (;;) {
        const { rows } = await pool.query(NEXT_JOB)
        const [job] = rows as { id: string; revision: number; name: keyof Jobs; payload: object }[]
        if (!job) return
        await runJob(market, job.name, job.payload)
        const struckOff = [job.id, job.revision]
        await pool.query('delete from graphile_worker._private_jobs where id = $1 and revision = $2', struckOff)
      }
    },
    async close() {
      listening.server.close()
      listening.server.closeAllConnections()
      await Promise.all([providers, ...outside].map((one) => one.close()))
      if (!dead) await close()
      await lender.giveBackAll()
    },
  }
}

/** Frees what a dead process had taken, as the next one to start does. */
export async function bury(base: TestMarket): Promise<void> {
  await base.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await base.query(`update idempotency_keys set created_at = created_at - interval '1 minute' where status is null`)
}

const textOf = (query: unknown) =>
  (typeof query === 'string' ? query : String((query as { text?: string }).text)).trim().replaceAll(/\s+/g, ' ')

/** What everything gets that still asks, so that whatever it holds in this process (places in queues) is let go. */
const refuse = (): Promise<never> => Promise.reject(new Error('this process is dead'))

const NEXT_JOB = `select j.id, j.revision, t.identifier as name, j.payload from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.run_at <= now() and j.attempts < j.max_attempts order by j.priority, j.run_at, j.id limit 1`

/** `lasts`: what it does stays when the process dies right after it. */
type Step = (when: 'before' | 'after', what: string, lasts?: boolean) => boolean

const EVERY = process.env.SWEEP === 'every'

/** Tells of each statement of a connection, in turn, whether what it does stays: what ends a transaction, and what stands in none and is no plain question. */
function lastingOf(): (text: string) => boolean {
  let open = false
  return (text) => {
    if (/^(begin|start transaction)\b/i.test(text)) open = true
    const within = open
    if (/^(commit|rollback(?! to))\b/i.test(text)) open = false
    if (EVERY || /^commit\b/i.test(text)) return true
    return !within && !/^(select (?!.*\bgraphile_worker\b)|set |show |rollback\b)/i.test(text)
  }
}

function watch(pool: pg.Pool, step: Step, isDead: () => boolean): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const lasting = lastingOf()
    const watched = (...args: unknown[]): unknown => {
      const whole = textOf(args[0])
      const lasts = lasting(whole)
      const text = whole.slice(0, 60)
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const tell = callback as (error: Error | null, result?: unknown) => void
        if (step('before', text, lasts)) return void setImmediate(tell, new Error('this process is dead'))
        return query(...args.slice(0, -1), (error: Error | null, result: unknown) => {
          tell(step('after', text, lasts) ? new Error('this process is dead') : error, result)
        })
      }
      if (step('before', text, lasts)) return refuse()
      return (query(...args) as Promise<unknown>).then(
        (result) => (step('after', text, lasts) ? refuse() : result),
        (error) => {
          if (step('after', text, lasts)) return refuse()
          throw error
        },
      )
    }
    Object.assign(client, { query: watched })
  })
  const lend = pool.connect.bind(pool)
  Object.assign(pool, { connect: (...args: []) => (isDead() ? refuse() : lend(...args)) })
}

function watchFiles(files: Files, step: Step): void {
  const watched =
    <T extends unknown[]>(what: string, change: (...args: T) => Promise<void>) =>
    async (...args: T): Promise<void> => {
      if (step('before', `${what} ${args[0]}`)) return refuse()
      await change(...args)
      if (step('after', `${what} ${args[0]}`)) return refuse()
    }
  files.write = watched('write', files.write)
  files.adopt = watched('adopt', files.adopt)
  files.remove = watched('remove', files.remove)
}

/** Between the market and its providers: counts calls, and cuts them when the caller is dead. */
async function callsThrough(target: string, step: Step) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const what = `${request.method} ${request.url}`.slice(0, 60)
    if (step('before', what)) return request.socket.destroy()
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers
    const init = {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
    } as const
    const answer = await fetch(
      target + request.url,
      chunks.length > 0 ? { ...init, body: Buffer.concat(chunks) } : init,
    )
    const body = Buffer.from(await answer.arrayBuffer())
    if (step('after', what)) return request.socket.destroy()
    return response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
