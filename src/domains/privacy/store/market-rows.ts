import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { MarketTable } from '../rules/market-tables.ts'

/** Blocks of a table read at once: about a megabyte, whatever its rows are. */
const BLOCKS = 128

/**
 * All rows of a table as they lie on the disk, piece by piece; the caller's transaction is one that sees one moment. Columns that stay here are left
 * out before anything leaves the database.
 */
export async function* readTable(
  db: Database,
  { table, without }: MarketTable,
): AsyncGenerator<Record<string, unknown>[]> {
  const { rows: size } = await sql<{ blocks: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as blocks`.execute(db)
  const blocks = size[0]?.blocks ?? 0
  for (let from = 0; from < blocks; from += BLOCKS) {
    const [first, behind] = [`(${from},0)`, `(${from + BLOCKS},0)`]
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t
      where t.ctid >= ${first}::tid and t.ctid < ${behind}::tid`.execute(db)
    yield rows.map(({ row }) => row)
  }
}

/** Bytes of the whole database: no export of it is larger. */
export async function readDatabaseSize(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
