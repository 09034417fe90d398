import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'

export type Database = Kysely<DB>

// Money and counters stay below 2^53; text would only invite string concatenation.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Statements beyond this number stay unnamed: a caller building texts by hand must not fill the server's memory. */
const MAX_NAMED = 600
const names = new Map<string, string>()

function statementName(text: string): string | undefined {
  let name = names.get(text)
  if (!name && names.size < MAX_NAMED) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** Runs a text as a named prepared statement: parsed and planned once a connection. */
function named(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') return client.query(text as never)
    const name = values.length > 0 ? statementName(text) : undefined
    return client.query({ ...(name ? { name } : {}), text, values: values as unknown[] })
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/** Opens a pool and the typed query builder on it. Idle clients that break are dropped, not fatal. */
export function connect(options: pg.PoolConfig, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({ ...options, application_name: 'obieg' })
  pool.on('error', onError)
  // A client that breaks while in use reports to its query; this only keeps the process alive.
  pool.on('connect', (client) => client.on('error', onError))
  const wrapped: PostgresPool = {
    connect: async () => named(await pool.connect()),
    end: () => pool.end(),
  } as unknown as PostgresPool
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: wrapped }) })
  const close = async () => {
    await db.destroy()
    // A builder that never ran a statement does not end its pool.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
