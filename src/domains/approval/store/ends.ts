import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { EndKind } from '../rules/end-rules.ts'

export type StoredEnd = {
  id: number
  companyId: number
  kind: EndKind
  reasons: string
  provision: string
  notifiedAt: Date
  endsAt: Date
  endedAt: Date | null
  calledOffAt: Date | null
  calledOffReason: string | null
  complaint: string | null
  complainedAt: Date | null
  outcome: 'stands' | 'changed' | null
  answer: string | null
  answeredAt: Date | null
}

const columns = sql`id::int, company_id as "companyId", kind, reasons, provision, notified_at as "notifiedAt", ends_at as "endsAt",
  ended_at as "endedAt", called_off_at as "calledOffAt", called_off_reason as "calledOffReason", complaint,
  complained_at as "complainedAt", outcome, answer, answered_at as "answeredAt"`

/** Ends that one page shows: a company has few. */
const MOST_ENDS = 20

/** The latest ends of a company, the latest first. */
export async function findEnds(db: Database, companyId: number): Promise<StoredEnd[]> {
  const { rows } = await sql<StoredEnd>`
    select ${columns} from company_ends where company_id = ${companyId} order by id desc limit ${MOST_ENDS}`.execute(db)
  return rows
}

/** The end that is planned; undefined: none. The company is locked by the caller. */
export async function findPlanned(db: Database, companyId: number): Promise<StoredEnd | undefined> {
  const { rows } = await sql<StoredEnd>`
    select ${columns} from company_ends
    where company_id = ${companyId} and ended_at is null and called_off_at is null`.execute(db)
  return rows[0]
}

type NewEnd = Pick<StoredEnd, 'companyId' | 'kind' | 'reasons' | 'provision' | 'notifiedAt' | 'endsAt'>

export async function insertEnd(db: Database, end: NewEnd): Promise<StoredEnd> {
  const { rows } = await sql<StoredEnd>`
    insert into company_ends (company_id, kind, reasons, provision, notified_at, ends_at)
    values (${end.companyId}, ${end.kind}, ${end.reasons}, ${end.provision}, ${end.notifiedAt}, ${end.endsAt})
    returning ${columns}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('an end was not inserted')
  return row
}

/** Companies whose time has come, the earliest first. */
export async function findDue(db: Database, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from company_ends
    where ended_at is null and called_off_at is null and ends_at <= ${now} order by ends_at limit ${limit}`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export async function setEnded(db: Database, id: number, at: Date): Promise<void> {
  await sql`update company_ends set ended_at = ${at} where id = ${id}`.execute(db)
}

export async function setCalledOff(db: Database, id: number, reason: string, at: Date): Promise<void> {
  await sql`update company_ends set called_off_at = ${at}, called_off_reason = ${reason} where id = ${id}`.execute(db)
}

export async function setComplaint(db: Database, id: number, words: string, at: Date): Promise<void> {
  await sql`update company_ends set complaint = ${words}, complained_at = ${at} where id = ${id}`.execute(db)
}

export async function setAnswer(
  db: Database,
  id: number,
  { outcome, answer, at }: { outcome: 'stands' | 'changed'; answer: string; at: Date },
): Promise<void> {
  await sql`update company_ends set outcome = ${outcome}, answer = ${answer}, answered_at = ${at} where id = ${id}`.execute(
    db,
  )
}

/** Ends so long ago that what the companies brought to be let in has to go, the earliest first. */
export async function findToPurge(
  db: Database,
  endedBefore: Date,
  limit: number,
): Promise<{ id: number; companyId: number }[]> {
  const { rows } = await sql<{ id: number; companyId: number }>`
    select id::int, company_id as "companyId" from company_ends
    where purged_at is null and called_off_at is null and ended_at <= ${endedBefore} order by ended_at limit ${limit}`.execute(
    db,
  )
  return rows
}

/** False where another process was faster, or the company was let in again. */
export async function setPurged(db: Database, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update company_ends set purged_at = ${at} where id = ${id} and purged_at is null and called_off_at is null
    returning 1`.execute(db)
  return rows.length > 0
}
