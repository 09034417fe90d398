import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type Due, sumDue } from '../../../platform/db/due.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import { must } from '../../../values/must.ts'

export type StoredRequest = {
  id: number
  kind: 'register' | 'identity' | 'bank' | 'other'
  words: string
  askedAt: Date
  dueOn: string | null
  outcome: 'received' | 'withdrawn' | null
}

/** The latest requests of a company, at most so many. */
export async function findRequests(db: Database, companyId: number, limit: number): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select id::int, kind, words, asked_at as "askedAt", due_on::text as "dueOn", outcome
    from document_requests where company_id = ${companyId} order by id desc limit ${limit}`.execute(db)
  return rows
}

/** How many are open; the company is locked by the caller. */
export async function countOpen(db: Database, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_requests where company_id = ${companyId} and closed_at is null`.execute(
    db,
  )
  return must(rows[0], 'the count').count
}

export async function insertRequest(
  db: Database,
  {
    companyId,
    kind,
    words,
    dueOn,
    at,
  }: Omit<StoredRequest, 'id' | 'askedAt' | 'outcome'> & { companyId: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document_requests (company_id, kind, words, asked_at, due_on)
    values (${companyId}, ${kind}, ${words}, ${at}, ${dueOn}::date) returning id::int`.execute(db)
  return must(rows[0], 'the request just written').id
}

/** False where there is none that is open. */
export async function closeOpen(
  db: Database,
  { companyId, requestId, outcome, at }: { companyId: number; requestId: number; outcome: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update document_requests set outcome = ${outcome}, closed_at = ${at}
    where company_id = ${companyId} and id = ${requestId} and closed_at is null returning 1`.execute(db)
  return rows.length > 0
}

/** Papers that companies were asked for until a day; `companyId`: who is first. */
export async function sumDueRequests(
  db: Database,
  { now, until, bound }: { now: Date; until: Date; bound: number },
): Promise<Due & { companyId: number | null }> {
  // Its day is the last on which it may come.
  const dueAt = sql`((due_on + 1)::timestamp at time zone ${MARKET_ZONE})`
  const open = sql`closed_at is null and due_on <= (${until}::timestamptz at time zone ${MARKET_ZONE})::date`
  const due = await sumDue(
    db,
    sql`select ${dueAt} as due_at from document_requests where ${open} order by due_on limit ${bound}`,
    now,
  )
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from document_requests where ${open} order by due_on, id limit 1`.execute(db)
  return { ...due, companyId: rows[0]?.companyId ?? null }
}
