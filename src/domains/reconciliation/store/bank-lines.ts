import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Minor } from '../../../values/money.ts'

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
  /** What it became. */
  transferId: number | null
}

const columns = sql`id, statement_id as "statementId", to_char(booked_on, 'YYYY-MM-DD') as "bookedOn", amount, currency, title, name,
  account, status, outcome, note, transfer_id as "transferId"`

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

/** Which lines. Days are those of the bank, both included; an amount is found whatever its sign. */
export type LineFilter = {
  status?: LineStatus | undefined
  statement?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** One of both is enough. `words`: letters of title, name and account as they stand there. */
  sought?: { words: string | null; amount: Minor | null } | undefined
}

/** Lines of a filter, the newest first. Only what was asked for stands in the statement: one plan would not fit every list. */
export function findLines(
  db: Database,
  { status, statement, from, to, sought }: LineFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredLine[]> {
  const conditions = [
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(statement === undefined ? [] : [sql`statement_id = ${statement}`]),
    ...(from === undefined ? [] : [sql`booked_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`booked_on <= ${to}::date`]),
    ...(sought ? [soughtIn(sought)] : []),
    ...(before === null ? [] : [sql`id < ${before}`]),
  ]
  return read(db, sql`${sql.join([sql`true`, ...conditions], sql` and `)} order by id desc limit ${limit}`)
}

/** What is not looked for is null, and fits nothing. */
function soughtIn({ words, amount }: NonNullable<LineFilter['sought']>): RawBuilder<unknown> {
  const pattern = words && `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const sum = amount === null ? null : Math.abs(amount)
  return sql`(abs(amount) = ${sum}::bigint or lower(title || ' ' || name || ' ' || coalesce(account, '')) like ${pattern}::text)`
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
