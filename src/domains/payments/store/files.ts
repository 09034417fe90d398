import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { PaymentProviderCode, PaymentStatus } from '../contract.ts'
import type { RefundStatus } from '../rules/refund-status.ts'

/** A payment with its dates; minor units. */
export type PaymentRecord = {
  id: string
  purchaseId: number
  provider: PaymentProviderCode
  reference: string | null
  status: PaymentStatus
  amount: Minor
  received: Minor
  currency: Currency
  /** No money moved there. */
  sandbox: boolean
  createdAt: Date
  paidAt: Date | null
  disputed: boolean
}

const columns = sql`id, purchase_id as "purchaseId", operator as provider, reference, status, amount, amount_paid as received,
  currency, sandbox, created_at as "createdAt", paid_at as "paidAt", disputed`

/** All attempts of a purchase, the oldest first. */
export async function findRecordsOf(db: Database, purchaseId: number): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select ${columns} from payments where purchase_id = ${purchaseId} order by created_at, id`.execute(db)
  return rows
}

export async function findRecord(db: Database, id: string): Promise<PaymentRecord | undefined> {
  const { rows } = await sql<PaymentRecord>`select ${columns} from payments where id = ${id}`.execute(db)
  return rows[0]
}

/** Those that a provider calls so, at any of them. */
export async function findRecordsByReference(db: Database, reference: string, limit: number): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select ${columns} from payments where reference = ${reference} order by created_at desc, id limit ${limit}`.execute(
    db,
  )
  return rows
}

export type ToldWebhook = { id: string; outcome: string; amount: Minor; currency: string; at: Date }

/** What a provider told of a payment, the oldest first. */
export async function findToldOf(
  db: Database,
  { provider, reference }: { provider: string; reference: string },
  limit: number,
): Promise<ToldWebhook[]> {
  const { rows } = await sql<ToldWebhook>`
    select notice_id as id, outcome, amount, currency, received_at as at from payment_notices
    where operator = ${provider} and reference = ${reference} order by id limit ${limit}`.execute(db)
  return rows
}

export type RefundRecord = { id: number; amount: Minor; currency: string; status: RefundStatus; at: Date }

export async function findRefundsOf(db: Database, paymentId: string): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select id, amount, currency, status, created_at as at from payment_refunds where payment_id = ${paymentId}
    order by id`.execute(db)
  return rows
}
