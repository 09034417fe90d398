import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export const LINE_STATUSES = ['new', 'outgoing', 'open', 'received', 'ignored'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]

export type StoredLine = {
  id: number
  statementId: number
  bookedOn: string
  amount: number
  currency: string
  title: string
  name: string
  account: string | null
  status: LineStatus
  /** What became of it, or why people have to decide. */
  outcome: string | null
  note: string | null
}

const columns = sql`id, statement_id as "statementId", to_char(booked_on, 'YYYY-MM-DD') as "bookedOn", amount, currency, title, name,
  account, status, outcome, note`

async function read(db: Database, rest: RawBuilder<unknown>): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`select ${columns} from bank_lines where ${rest}`.execute(db)
  return rows
}

/** Lines nobody has looked at, oldest first. */
export const findNew = (db: Database, limit: number) => read(db, sql`status = 'new' order by id limit ${limit}`)

export async function findLine(db: Database, id: number): Promise<StoredLine | undefined> {
  return (await read(db, sql`id = ${id}`))[0]
}

/** A line, locked until the transaction ends: two cannot decide about it. */
export async function lockLine(db: Database, id: number): Promise<StoredLine | undefined> {
  return (await read(db, sql`id = ${id} for update`))[0]
}

/** Of a status or all, of a statement or all, the newest first. */
export function findLines(
  db: Database,
  asked: { status: LineStatus | null; statementId: number | null; before: number | null; limit: number },
): Promise<StoredLine[]> {
  const { status, statementId, before, limit } = asked
  return read(
    db,
    sql`(${status}::text is null or status = ${status}) and (${statementId}::bigint is null or statement_id = ${statementId})
      and (${before}::bigint is null or id < ${before}) order by id desc limit ${limit}`,
  )
}

/** Lines that are still new become a matter for people. */
export async function openLines(db: Database, lines: readonly { id: number; outcome: string }[]): Promise<void> {
  await sql`
    update bank_lines l set status = 'open', outcome = t.outcome
    from json_to_recordset(${JSON.stringify(lines)}::json) as t(id bigint, outcome text)
    where l.id = t.id and l.status = 'new'`.execute(db)
}

export type LineVerdict = {
  status: 'received' | 'ignored'
  outcome: string | null
  transferId: number | null
  by: string | null
  note: string | null
  at: Date
}

export async function decideLine(db: Database, id: number, verdict: LineVerdict): Promise<void> {
  const { status, outcome, transferId, by, note, at } = verdict
  await sql`
    update bank_lines set status = ${status}, outcome = coalesce(${outcome}, outcome), transfer_id = ${transferId},
      decided_by = ${by}, decided_at = ${at}, note = ${note}
    where id = ${id}`.execute(db)
}
