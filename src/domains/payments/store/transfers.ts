import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { microseconds, momentOf } from '../../../platform/db/moments.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { PaymentStatus } from '../contract.ts'

export type Transfer = {
  id: number
  key: string
  paymentId: string | null
  amount: Minor
  currency: string
  senderName: string
  senderAccount: string | null
  /** What of it goes back by hand. */
  toReturn: Minor
  receivedAt: Date
}

const columns = sql`id, key, payment_id as "paymentId", amount, currency, sender_name as "senderName",
  sender_account as "senderAccount", to_return as "toReturn", received_at as "receivedAt"`

/** Writes money that came; undefined when its key is known. */
export async function insertTransfer(db: Database, transfer: Omit<Transfer, 'id'>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into transfers (key, payment_id, amount, currency, sender_name, sender_account, to_return, received_at)
    values (${transfer.key}, ${transfer.paymentId}, ${transfer.amount}, ${transfer.currency}, ${transfer.senderName},
      ${transfer.senderAccount}, ${transfer.toReturn}, ${transfer.receivedAt})
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** What came for a payment and stays, minor units. */
export async function sumKept(db: Database, paymentId: string): Promise<Minor> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(amount - to_return), 0)::bigint as kept from transfers where payment_id = ${paymentId}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a sum has a row')
  return row.kept
}

/** A transfer, locked until the transaction ends. */
export async function lockTransfer(db: Database, id: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`select ${columns} from transfers where id = ${id} for update`.execute(db)
  return rows[0]
}

export async function findTransferTitle(db: Database, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select p.reference as title from transfers t join payments p on p.id = t.payment_id where t.id = ${id} and p.reference is not null`.execute(
    db,
  )
  return rows[0]?.title
}

export async function returnAll(db: Database, id: number): Promise<void> {
  await sql`update transfers set to_return = amount where id = ${id}`.execute(db)
}

/** What to give back has left; answers the sum to the one caller that notes it. */
export async function markReturned(
  db: Database,
  id: number,
  by: string,
  at: Date,
): Promise<{ amount: Minor; currency: string } | undefined> {
  const { rows } = await sql<{ amount: Minor; currency: string }>`
    update transfers set returned_at = ${at}, returned_by = ${by}
    where id = ${id} and to_return > 0 and returned_at is null returning to_return as amount, currency`.execute(db)
  return rows[0]
}

/** Which of these are titles of payments. */
export async function findTitles(db: Database, titles: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payments where operator = 'bank-transfer' and reference = any(${titles}::text[])`.execute(db)
  return new Set(rows.map(({ reference }) => reference))
}

export type LikelyPayment = { title: string; amount: Minor; currency: Currency; purchaseId: number; createdAt: Date }

/** Payments by transfer that wait for just this sum, the newest first; ten at most. */
export async function findLikely(db: Database, amount: Minor, currency: string): Promise<LikelyPayment[]> {
  const { rows } = await sql<LikelyPayment>`
    select p.reference as title, p.amount, p.currency, p.purchase_id as "purchaseId", p.created_at as "createdAt"
    from payments p
    where p.operator = 'bank-transfer' and p.reference is not null and p.status not in ('paid', 'refundDue', 'refunded')
      and p.currency = ${currency}
      and p.amount - (select coalesce(sum(t.amount - t.to_return), 0) from transfers t where t.payment_id = p.id) = ${amount}
    order by p.created_at desc limit 10`.execute(db)
  return rows
}

export type ExpectedTransfer = {
  id: string
  title: string
  amount: Minor
  currency: Currency
  status: PaymentStatus
  createdAt: Date
}

/** Of a purchase: its newest payment by transfer. */
export async function findExpected(db: Database, purchaseId: number): Promise<ExpectedTransfer | undefined> {
  const { rows } = await sql<ExpectedTransfer>`
    select id, reference as title, amount, currency, status, created_at as "createdAt" from payments
    where purchase_id = ${purchaseId} and operator = 'bank-transfer' and reference is not null
    order by status = 'paid' desc, created_at desc limit 1`.execute(db)
  return rows[0]
}

export type ToReturn = {
  /** `transfer`: surplus or unknown money · `part`: kept for a payment that is not whole · `refund`: of a payment by transfer. */
  kind: 'transfer' | 'part' | 'refund'
  id: number
  amount: Minor
  currency: string
  /** Title of the payment. */
  title: string | null
  senderName: string | null
  senderAccount: string | null
  since: Date
  /** The same in microseconds. */
  at: number
}

/** Where a page goes on: microseconds since 1970, place of the kind in `RETURN_KINDS`, id. */
export type ReturnPlace = { at: number; kind: number; id: number }
export const RETURN_KINDS = ['refund', 'transfer', 'part'] as const

/** Money that people have to transfer, and parts that wait for their rest; the oldest first. */
export async function findToReturn(
  db: Database,
  { after, limit }: { after: ReturnPlace | null; limit: number },
): Promise<ToReturn[]> {
  const begin = (kind: number, since: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    after
      ? sql`and (${since}, ${sql.lit(kind)}, ${id}) > (${momentOf(after.at)}, ${after.kind}::int, ${after.id}::bigint)`
      : sql``

  const { rows } = await sql<ToReturn>`
    select * from (
    (select 'transfer' as kind, t.id, t.to_return as amount, t.currency, p.reference as title, t.sender_name as "senderName",
        t.sender_account as "senderAccount", t.received_at as since, ${microseconds(sql`t.received_at`)} as at
      from transfers t left join payments p on p.id = t.payment_id
      where t.to_return > 0 and t.returned_at is null ${begin(1, sql`t.received_at`, sql`t.id`)}
      order by t.received_at, t.id limit ${limit})
    union all
    (select 'part', t.id, t.amount, t.currency, p.reference, t.sender_name, t.sender_account, t.received_at, ${microseconds(sql`t.received_at`)}
      from transfers t join payments p on p.id = t.payment_id
      where t.to_return = 0 and p.status not in ('paid', 'refundDue', 'refunded') ${begin(2, sql`t.received_at`, sql`t.id`)}
      order by t.received_at, t.id limit ${limit})
    union all
    (select 'refund', r.id, r.amount, r.currency, p.reference, t.sender_name, t.sender_account, r.created_at, ${microseconds(sql`r.created_at`)}
      from payment_refunds r join payments p on p.id = r.payment_id
        left join lateral (select sender_name, sender_account from transfers
          where payment_id = p.id and to_return < amount order by id desc limit 1) t on true
      where r.status = 'sent' and p.operator = 'bank-transfer' ${begin(0, sql`r.created_at`, sql`r.id`)}
      order by r.created_at, r.id limit ${limit})
    ) as found order by at, array_position(array['refund', 'transfer', 'part'], kind), id limit ${limit}`.execute(db)
  return rows
}

/** For which payments transfers are, and what of them goes back by hand. */
export async function findTransfersById(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; paymentId: string | null; toReturn: Minor; returned: boolean }[]> {
  const { rows } = await sql<{ id: number; paymentId: string | null; toReturn: Minor; returned: boolean }>`
    select id, payment_id as "paymentId", to_return as "toReturn", returned_at is not null as returned
    from transfers where id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** Transfers after an id, with what left of them again. */
export async function findTransfers(
  db: Database,
  after: number,
  limit: number,
): Promise<(Transfer & { returned: boolean })[]> {
  const { rows } = await sql<Transfer & { returned: boolean }>`
    select ${columns}, returned_at is not null as returned from transfers where id > ${after} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}
