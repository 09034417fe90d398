import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Bar = 'paused' | 'removed'
export type BarredRow = {
  companyId: number
  barred: Bar | null
  /** Its status before. */
  barredFrom: string | null
  /** Nobody has changed it since. */
  untouched: boolean
}

/** Whose it is and how it stands, held until the caller's transaction ends; undefined: it is gone. */
export async function lockToBar(db: Database, id: number): Promise<BarredRow | undefined> {
  const { rows } = await sql<BarredRow>`
    select company_id as "companyId", barred, barred_from as "barredFrom", barred_revision is not distinct from revision as untouched
    from products where id = ${id} for no key update`.execute(db)
  return rows[0]
}

/** Takes it out of the lists, and remembers how it stood. */
export async function saveBar(db: Database, id: number, bar: Bar, at: Date): Promise<void> {
  await sql`update products set barred_from = case when barred is null then status else barred_from end, barred = ${bar},
    barred_revision = case when barred is null or barred_revision = revision then revision + 1 else barred_revision end,
    status = case when status = 'published' then 'paused' else status end, revision = revision + 1, updated_at = ${at}, updated_by = null
    where id = ${id}`.execute(db)
}

/** Its seller may publish it again. */
export async function clearBar(db: Database, id: number, at: Date): Promise<void> {
  await sql`update products set barred = null, barred_from = null, barred_revision = null, revision = revision + 1, updated_at = ${at}
    where id = ${id}`.execute(db)
}
