import { createHash } from 'node:crypto'
import { type Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'
import { Transactions } from './transactions.ts'

export type Database = Kysely<DB>

// Money and counters stay below 2^53; text would only invite string concatenation.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Statements beyond this number stay unnamed: a caller building texts by hand must not fill the server's memory. The check of SQL
 * counts how many the product has.
 */
export const MAX_NAMED = 1700
const names = new Map<string, string>()
let passed = false

function statementName(text: string, report: (error: Error) => void): string | undefined {
  let name = names.get(text)
  if (!name && names.size < MAX_NAMED) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  } else if (!name && !passed) {
    passed = true
    report(new Error(`more than ${MAX_NAMED} different statements: those that come now are planned anew each time`))
  }
  return name
}

/** How long the server and the pool may take, in milliseconds; 0: as long as it takes. */
export type Patience = { connect: number; statement: number; lock: number; idleInTransaction: number }

/** Of a person who waits for an answer: better a refusal in words than a market that stands still. */
export const OF_A_PERSON: Patience = { connect: 5000, statement: 15_000, lock: 4000, idleInTransaction: 15_000 }
/** Of jobs and commands: imports, exports, migrations, back-up. */
export const OF_A_JOB: Patience = { connect: 30_000, statement: 300_000, lock: 30_000, idleInTransaction: 300_000 }

/** Milliseconds above the server's own limit after which a server that says nothing at all counts as gone. */
const SILENCE = 5000

/** Runs a text as a named prepared statement: parsed and planned once a connection. */
function named(client: pg.PoolClient, patience: Patience, report: (error: Error) => void): PostgresPoolClient {
  const query = (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') return client.query(text as never)
    const name = values.length > 0 ? statementName(text, report) : undefined
    return orHangUp(client, patience, client.query({ ...(name ? { name } : {}), text, values: values as unknown[] }))
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

/** The server ends what takes too long; one that does not even do that is not there any more, whatever the network says. */
async function orHangUp<T>(client: pg.PoolClient, { statement }: Patience, answer: Promise<T>): Promise<T> {
  if (statement === 0) return answer
  const { stream } = (client as unknown as { connection: { stream: { destroy: (error: Error) => void } } }).connection
  const silence = new Error('Connection terminated: the server said nothing for too long')
  const late = setTimeout(() => stream.destroy(silence), statement + SILENCE)
  return answer.finally(() => clearTimeout(late))
}

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/**
 * Opens a pool and the typed query builder on it. Idle clients that break are dropped, not fatal. A part of the pool is left to single
 * statements: transactions that wait for each other do not keep visitors from reading.
 */
export function connect(
  options: pg.PoolConfig,
  onError: (error: Error) => void,
  patience: Patience = OF_A_PERSON,
): Connection {
  const pool = new pg.Pool({
    ...options,
    application_name: 'obieg',
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', onError)
  // A client that breaks while in use reports to its query; this only keeps the process alive.
  pool.on('connect', (client) => client.on('error', onError))
  const wrapped: PostgresPool = {
    connect: async () => named(await pool.connect(), patience, onError),
    end: () => pool.end(),
  } as unknown as PostgresPool
  const atOnce = Math.max(1, Math.floor((options.max ?? 10) * 0.7))
  const db = new Transactions({ dialect: new PostgresDialect({ pool: wrapped }) }, atOnce)
  const close = async () => {
    await db.destroy()
    // A builder that never ran a statement does not end its pool.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
