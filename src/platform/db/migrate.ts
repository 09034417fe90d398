import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** One migration at a time on a database, however many processes start at once. */
const MIGRATION_LOCK = 726_351_001

/** Names of the migrations that this program knows, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
}

/**
 * Applies the numbered SQL files that are not applied yet, each in its own transaction, and returns their names.
 * An applied file that has disappeared means a newer program ran here: refused. `only` leaves the others for later.
 */
export async function migrate(pool: pg.Pool, only?: readonly string[]): Promise<string[]> {
  const files = await knownMigrations()
  const client = await pool.connect()
  try {
    // A change of a large table, or another process that is at it, may take its time.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    for (const name of applied) {
      if (!files.includes(name))
        throw new Error(`The database holds migration ${name}, which this version does not know.`)
    }
    const missing = files.filter((name) => !applied.has(name) && (only?.includes(name) ?? true))
    for (const name of missing) await applyMigration(client, name)
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    // Its limits were its own.
    client.release(true)
  }
}

async function applyMigration(client: pg.PoolClient, name: string): Promise<void> {
  const text = await readFile(join(MIGRATIONS, name), 'utf8')
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
