import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { RefundView } from '../contract.ts'
import type { RefundPart } from '../rules/plan-refund.ts'
import type { RefundReason } from '../rules/reasons.ts'

export type NewRefund = {
  orderId: number
  companyId: number
  kind: RefundView['kind']
  /** What had gone back before, grosze. */
  givenBefore: Minor
  amount: Minor
  currency: Currency
  parts: readonly RefundPart[]
  reason: RefundReason
  words: string | null
  by: RefundView['by']
  byUser: string | null
  paymentRefundId: number | null
  at: Date
}

export async function insertRefund(db: Database, refund: NewRefund): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into refunds (order_id, company_id, kind, given_before, amount, currency, parts, reason, words, by_kind, by_user,
      payment_refund_id, created_at)
    values (${refund.orderId}, ${refund.companyId}, ${refund.kind}, ${refund.givenBefore}, ${refund.amount}, ${refund.currency},
      ${JSON.stringify(refund.parts)}::jsonb, ${refund.reason}, ${refund.words}, ${refund.by}, ${refund.byUser},
      ${refund.paymentRefundId}, ${refund.at})
    returning id`.execute(db)
  return must(rows[0], 'the refund just written').id
}

export type StoredRefund = Omit<NewRefund, 'at'> & { id: number; createdAt: Date }
const columns = sql`id, order_id as "orderId", company_id as "companyId", kind, given_before as "givenBefore", amount, currency, parts,
  reason, words, by_kind as "by", by_user as "byUser", payment_refund_id as "paymentRefundId", created_at as "createdAt"`

/** Refunds of orders, the first first. An order has few. */
export async function findRefundsOf(db: Database, orderIds: readonly number[]): Promise<StoredRefund[]> {
  const { rows } = await sql<StoredRefund>`
    select ${columns} from refunds where order_id = any(${orderIds}::bigint[]) order by id`.execute(db)
  return rows
}

export async function findRefund(db: Database, id: number): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`select ${columns} from refunds where id = ${id}`.execute(db)
  return rows[0]
}

/** Refunds after an id: for comparing. `isOld`: what follows a refund had an hour to do so. */
export async function findRefundsAfter(
  db: Database,
  after: number,
  limit: number,
): Promise<(StoredRefund & { isOld: boolean })[]> {
  const { rows } = await sql<StoredRefund & { isOld: boolean }>`
    select ${columns}, created_at < now() - interval '1 hour' as "isOld" from refunds where id > ${after}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Which of these are ids of refunds. */
export async function findKnownRefunds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from refunds where id::text = any(${ids}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
