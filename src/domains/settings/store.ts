import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export async function readAll(db: Database): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`select key, value from settings`.execute(db)
  return new Map(rows.map((row) => [row.key, row.value]))
}

export async function write(db: Database, key: string, value: unknown): Promise<void> {
  await sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(db)
}

/** A value locked until the transaction ends, so that changes of it follow each other; null when never written. */
export async function lock(db: Database, key: string): Promise<unknown> {
  await sql`select pg_advisory_xact_lock(hashtext(${`settings ${key}`}))`.execute(db)
  const { rows } = await sql<{ value: unknown }>`select value from settings where key = ${key}`.execute(db)
  return rows[0]?.value ?? null
}

/** Writes only where nothing is; returns what is there then. */
export async function writeOnce(db: Database, key: string, value: unknown): Promise<unknown> {
  await sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do nothing`.execute(db)
  const { rows } = await sql<{ value: unknown }>`select value from settings where key = ${key}`.execute(db)
  return rows[0]?.value
}
