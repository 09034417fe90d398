import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { LIVING_WORKER } from '../../../platform/jobs/living-workers.ts'
import { must } from '../../../values/must.ts'

/** Processes that live, and how large the database is. One that serves has a connection that listens, one that runs jobs holds locks of its workers. */
export async function readMachine(db: Database): Promise<{ web: number; workers: number; databaseBytes: number }> {
  const { rows } = await sql<{ web: number; workers: number; databaseBytes: number }>`
    select
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'obieg' and query like 'listen "obieg%') as web,
      (select count(distinct pid)::int from pg_locks
        where locktype = 'advisory' and classid = ${LIVING_WORKER}::oid
          and database = (select oid from pg_database where datname = current_database())) as workers,
      pg_database_size(current_database())::float8 as "databaseBytes"`.execute(db)
  return must(rows[0], 'the sums')
}
