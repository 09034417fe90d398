import type pg from 'pg'
import type { Manifest, Table } from './format.ts'

/** Of these the restored database has its own. */
const NOT_COPIED = ['public.migrations', 'graphile_worker.migrations']

/** Tables of the market and of its jobs, with the columns that are written; computed ones compute themselves again. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and n.nspname || '.' || c.relname <> all($1)
    group by 1, 2 order by 1, 2`,
    [NOT_COPIED],
  )
  return rows
}

/** How far the sequences are. Read after the rows: no number that a row has is given again. */
export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`,
  )
  return rows
}

/** Names of the applied migrations; none in a database where no market was. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const there = await client.query(`select to_regclass('public.migrations') is not null as there`)
  if (!there.rows[0]?.there) return []
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by name')
  return rows.map(({ name }) => name)
}

/** Number of the job queue's last migration; 0 where it has no tables yet. */
export async function readQueueMigration(client: pg.ClientBase): Promise<number> {
  const there = await client.query(`select to_regclass('graphile_worker.migrations') is not null as there`)
  if (!there.rows[0]?.there) return 0
  const { rows } = await client.query<{ last: number | null }>(
    'select max(id)::int as last from graphile_worker.migrations',
  )
  return rows[0]?.last ?? 0
}
