import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type TaxRequest = {
  companyId: number
  missing: string[]
  firstAt: Date
  secondAt: Date | null
  heldAt: Date | null
}

const columns = sql`company_id as "companyId", missing, first_at as "firstAt", second_at as "secondAt", held_at as "heldAt"`

export async function findRequests(db: Database, companyIds: readonly number[]): Promise<TaxRequest[]> {
  const { rows } = await sql<TaxRequest>`
    select ${columns} from tax_requests where company_id = any(${companyIds}::int[])`.execute(db)
  return rows
}

/** One of them, held until the caller's transaction ends. */
export async function lockRequest(db: Database, companyId: number): Promise<TaxRequest | undefined> {
  const { rows } = await sql<TaxRequest>`
    select ${columns} from tax_requests where company_id = ${companyId} for update`.execute(db)
  return rows[0]
}

/** Companies that were asked and have not said all, behind an id and in their order. */
export async function findAsked(db: Database, after: number, limit: number): Promise<TaxRequest[]> {
  const { rows } = await sql<TaxRequest>`
    select ${columns} from tax_requests where company_id > ${after} order by company_id limit ${limit}`.execute(db)
  return rows
}

/** Notes the first mail; false where it was noted before. */
export async function insertRequest(
  db: Database,
  { companyId, missing, at }: { companyId: number; missing: readonly string[]; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into tax_requests (company_id, missing, first_at) values (${companyId}, ${missing}::text[], ${at})
    on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}

export async function saveRequest(
  db: Database,
  { companyId, missing, secondAt, heldAt }: Omit<TaxRequest, 'firstAt'>,
): Promise<void> {
  await sql`
    update tax_requests set missing = ${missing}::text[], second_at = ${secondAt}, held_at = ${heldAt}
    where company_id = ${companyId}`.execute(db)
}

export async function deleteRequest(db: Database, companyId: number): Promise<void> {
  await sql`delete from tax_requests where company_id = ${companyId}`.execute(db)
}

/** True for one caller a day. */
export async function beginRound(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into tax_rounds (day) values (${day}::date) on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}

/** The newest are enough to know which day was begun. */
export async function deleteRoundsBefore(db: Database, day: string): Promise<void> {
  await sql`delete from tax_rounds where day < ${day}::date`.execute(db)
}
