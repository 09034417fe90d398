import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { CASE_BEGINNINGS, CaseMover, CaseParty, CaseStatus, CaseStep } from '../rules/case-table.ts'

export type CaseEvent = {
  step: CaseStep | (typeof CASE_BEGINNINGS)[number]
  to: CaseStatus
  by: CaseMover
  words: string | null
  /** Grosze that went back with it. */
  amount: number | null
  /** By the provider it came by, or by a transfer for which the buyer names an account; null: no money, or of before. */
  way: 'provider' | 'transfer' | null
  at: Date
}

export async function insertEvent(
  db: Database,
  caseId: number,
  { step, to, by, words, amount, way, at }: CaseEvent,
  byUser: string | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into return_events (case_id, step, to_status, by_kind, by_user, words, detail, at)
    values (${caseId}, ${step}, ${to}, ${by}, ${byUser}, ${words}, ${amount === null ? null : JSON.stringify({ amount, way })}::jsonb, ${at})
    returning id`.execute(db)
  return must(rows[0], 'the event just written').id
}

/** An event that nobody was told of yet, marked as told; undefined where somebody was. */
export async function claimNews(
  db: Database,
  id: number,
  at: Date,
): Promise<(CaseEvent & { caseId: number }) | undefined> {
  const { rows } = await sql<CaseEvent & { caseId: number }>`
    update return_events set told_at = ${at} where id = ${id} and told_at is null
    returning case_id as "caseId", step, to_status as "to", by_kind as "by", words, (detail->>'amount')::bigint as amount,
      detail->>'way' as way, at`.execute(db)
  return rows[0]
}

/** What happened with a case, the first first. */
export async function findEvents(db: Database, caseId: number): Promise<CaseEvent[]> {
  const { rows } = await sql<CaseEvent>`
    select step, to_status as "to", by_kind as "by", words, (detail->>'amount')::bigint as amount, detail->>'way' as way, at
    from return_events where case_id = ${caseId} order by id limit 200`.execute(db)
  return rows
}

/** The same of several cases, each first first; a case has few. */
export async function findAllEvents(
  db: Database,
  caseIds: readonly number[],
): Promise<(CaseEvent & { caseId: number })[]> {
  const { rows } = await sql<CaseEvent & { caseId: number }>`
    select case_id as "caseId", step, to_status as "to", by_kind as "by", words, (detail->>'amount')::bigint as amount, detail->>'way' as way, at
    from return_events where case_id = any(${caseIds}::bigint[]) order by id`.execute(db)
  return rows
}

export type Statement = { by: CaseParty; words: string; at: Date }
export type StoredStatement = Statement & { id: number }

export async function insertStatement(
  db: Database,
  caseId: number,
  { by, words, at }: Statement,
  byUser: string | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into return_statements (case_id, by_kind, by_user, words, at)
    values (${caseId}, ${by}, ${byUser}, ${words}, ${at}) returning id`.execute(db)
  return must(rows[0], 'the statement just written').id
}

/** What both sides said, the first first. */
export async function findStatements(db: Database, caseId: number, limit: number): Promise<StoredStatement[]> {
  const { rows } = await sql<StoredStatement>`
    select id, by_kind as "by", words, at from return_statements where case_id = ${caseId} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The same of several cases; `MOST_STATEMENTS` bounds what a case has. */
export async function findAllStatements(
  db: Database,
  caseIds: readonly number[],
): Promise<(StoredStatement & { caseId: number })[]> {
  const { rows } = await sql<StoredStatement & { caseId: number }>`
    select id, case_id as "caseId", by_kind as "by", words, at from return_statements
    where case_id = any(${caseIds}::bigint[]) order by id`.execute(db)
  return rows
}
