import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Minor } from '../../../values/money.ts'
import type { PaymentProviderCode, PaymentStatus } from '../contract.ts'
import type { AlarmKind } from '../rules/alarm-kinds.ts'

export type NewAlarm = {
  paymentId: string
  kind: AlarmKind
  /** What it is about beside the kind: the same again raises nothing. */
  about: string
  sum?: { amount: Minor; currency: string } | undefined
}

/** Writes an alarm; undefined where it was raised before. */
export async function insertAlarm(
  db: Database,
  { paymentId, kind, about, sum }: NewAlarm,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_alarms (payment_id, kind, key, amount, currency, raised_at)
    values (${paymentId}, ${kind}, ${`${kind}:${about}`}, ${sum?.amount ?? null}, ${sum?.currency ?? null}, ${at})
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id
}

export type StoredAlarm = {
  id: number
  kind: AlarmKind
  amount: Minor | null
  currency: string | null
  raisedAt: Date
  doneAt: Date | null
  note: string
  paymentId: string
  provider: PaymentProviderCode
  reference: string | null
  status: PaymentStatus
  asked: Minor
  askedCurrency: string
}

const columns = sql`a.id, a.kind, a.amount, a.currency, a.raised_at as "raisedAt", a.done_at as "doneAt", a.note,
  p.id as "paymentId", p.operator as provider, p.reference, p.status, p.amount as asked, p.currency as "askedCurrency"`

/** Those before an id, the latest first. */
export async function findAlarms(
  db: Database,
  { done, before, limit }: { done: boolean; before: number | null; limit: number },
): Promise<StoredAlarm[]> {
  const { rows } = await sql<StoredAlarm>`
    select ${columns} from payment_alarms a join payments p on p.id = a.payment_id
    where (a.done_at is not null) = ${done} and (${before}::bigint is null or a.id < ${before}::bigint)
    order by a.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findAlarm(db: Database, id: number): Promise<StoredAlarm | undefined> {
  const { rows } = await sql<StoredAlarm>`
    select ${columns} from payment_alarms a join payments p on p.id = a.payment_id where a.id = ${id}`.execute(db)
  return rows[0]
}

/** Takes the right to tell of it; false when it was told before. */
export async function claimTelling(db: Database, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update payment_alarms set told_at = ${at} where id = ${id} and told_at is null returning 1`.execute(db)
  return rows.length > 0
}

/** True for the one caller who says that it is done. */
export async function endAlarm(
  db: Database,
  id: number,
  { at, byUser, note }: { at: Date; byUser: string; note: string },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_alarms set done_at = ${at}, done_by = ${byUser}, note = ${note}
    where id = ${id} and done_at is null returning 1`.execute(db)
  return rows.length > 0
}
