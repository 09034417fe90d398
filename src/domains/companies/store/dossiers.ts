// Companies as the operator looks through them and decides on them.
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import type { CompanyStatus } from '../rules/company-status.ts'

export type CompanyFilter = {
  /** Part of the name, or of the tax number however it is written. */
  q?: string | undefined
  status?: CompanyStatus | undefined
  ids?: readonly number[] | undefined
  /** The last company seen. */
  after?: number | undefined
}

export type FoundCompany = {
  id: number
  name: string
  taxId: string
  city: string
  country: string
  status: CompanyStatus
  sells: boolean
  submittedAt: Date | null
  createdAt: Date
}

/** Companies as the operator's list shows them, newest first, at most `limit`. */
export function findRows(db: Database, filter: CompanyFilter, limit: number): Promise<FoundCompany[]> {
  let query = db
    .selectFrom('companies')
    .select([
      'id',
      'name',
      'tax_id as taxId',
      'city',
      'country',
      'submitted_at as submittedAt',
      'created_at as createdAt',
    ])
    .select(sql<CompanyStatus>`status`.as('status'))
    .select(sql<boolean>`sells`.as('sells'))
    .orderBy('id', 'desc')
    .limit(limit)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.ids) query = query.where('id', '=', sql<number>`any(${filter.ids}::int[])`)
  if (filter.after) query = query.where('id', '<', filter.after)
  if (filter.q) {
    const text = likeness(filter.q)
    const number = likeness(filter.q.replaceAll(/[\s.-]/g, '') || filter.q)
    query = query.where(({ or, eb }) =>
      or([eb('name', 'ilike', text), eb('short_name', 'ilike', text), eb('tax_id', 'ilike', number)]),
    )
  }
  return query.execute()
}

/** How many wait for a decision, counted up to a bound. */
export async function countWaiting(db: Database, bound: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (select 1 from companies where status = 'submitted' limit ${bound}) counted`.execute(
    db,
  )
  return rows[0]?.waiting ?? 0
}

export type Dossier = { submittedAt: Date | null; decidedAt: Date | null }

/** When the company was handed in and decided on; undefined where there is none. */
export async function findDossier(db: Database, companyId: number): Promise<Dossier | undefined> {
  const { rows } = await sql<Dossier>`
    select submitted_at as "submittedAt", decided_at as "decidedAt" from companies where id = ${companyId}`.execute(db)
  return rows[0]
}

/** The company as it is called now. */
export async function setDecision(
  db: Database,
  companyId: number,
  { status, reason, at }: { status: CompanyStatus; reason: string | null; at: Date },
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    update companies set status = ${status}, status_reason = ${reason}, decided_at = ${at}
    where id = ${companyId} returning name`.execute(db)
  return rows[0]
}

/** Notes for all that shows its offers whether the company charges VAT: its documents decide it. True when that is new. */
export async function setChargesVat(db: Database, id: number, chargesVat: boolean): Promise<boolean> {
  const { rows } = await sql`
    update companies set charges_vat = ${chargesVat} where id = ${id} and charges_vat <> ${chargesVat} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Companies after an id, in id order: those that are approved, or all others. */
export async function findIdsAfter(db: Database, approved: boolean, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from companies where (status = 'approved') = ${approved} and id > ${after} order by id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Only one at a time may enter the market's own company: it is looked for and made in two steps. */
export async function lockOwner(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('companies.owner'))`.execute(db)
}

/** The company that operates the market; undefined until the operator has entered it. */
export async function findOwnerId(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from companies where operates_market`.execute(db)
  return rows[0]?.id
}

export { findPayoutAccounts, lockPayoutAccounts } from './payout-accounts.ts'
