import { sql } from 'kysely'
import { invalidateTags } from '../src/platform/cache/invalidation.ts'
import type { Deps } from '../src/platform/deps.ts'

/** Removes everything people entered, orders included; only a demo market may be emptied. */
export async function emptyMarket(deps: Deps): Promise<void> {
  if (!deps.config.demo) throw new Error('This is not a demo market (DEMO=false): it is not emptied.')
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'audit_log')`.execute(
    deps.db,
  )
  const tables = sql.join(rows.map((row) => sql.table(row.name)))
  await sql`truncate ${tables} restart identity cascade`.execute(deps.db)
  await sql`delete from graphile_worker._private_jobs`.execute(deps.db)
  await invalidateTags(deps.db, ['listings', 'categories', 'settings', 'shops'])
}
