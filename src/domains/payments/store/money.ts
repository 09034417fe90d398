import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { RefundStatus } from '../rules/refund-status.ts'
import type { RefundWay } from './refunds.ts'

export type PaymentMoney = {
  id: string
  purchaseId: number
  provider: string
  /** Whether money ever came. */
  paid: boolean
  /** What came, grosze. */
  received: number
  refunds: { id: number; amount: number; currency: string; status: RefundStatus; way: RefundWay }[]
}

/** Payments after an id, with what came and what went back. */
export async function findMoney(db: Database, after: string | null, limit: number): Promise<PaymentMoney[]> {
  const { rows } = await sql<PaymentMoney>`
    select id, purchase_id as "purchaseId", operator as provider, paid_at is not null as paid, amount_paid as received,
      coalesce((
        select json_agg(json_build_object('id', r.id, 'amount', r.amount, 'currency', r.currency, 'status', r.status, 'way', r.way)
          order by r.id)
        from payment_refunds r where r.payment_id = p.id), '[]') as refunds
    from payments p where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(db)
  return rows
}

/** Ids of the payments of purchases. */
export async function findPaymentsOf(
  db: Database,
  purchaseIds: readonly number[],
): Promise<{ id: string; purchaseId: number }[]> {
  const { rows } = await sql<{ id: string; purchaseId: number }>`
    select id, purchase_id as "purchaseId" from payments where purchase_id = any(${purchaseIds}::bigint[]) order by id`.execute(
    db,
  )
  return rows
}

/** Which of these are ids of payments, or of refunds. */
export async function findKnown(
  db: Database,
  what: 'payment' | 'refund',
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } =
    what === 'payment'
      ? await sql<{ id: string }>`select id::text as id from payments where id::text = any(${ids}::text[])`.execute(db)
      : await sql<{
          id: string
        }>`select id::text as id from payment_refunds where id::text = any(${ids}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
