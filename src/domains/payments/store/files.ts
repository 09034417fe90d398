import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { microseconds, momentOf } from '../../../platform/db/moments.ts'
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

/** Of a purchase; or those that some provider calls so, or that we do. */
export type SoughtPayment = { purchaseId: number } | { id?: string; reference: string }
export type FoundPayment = PaymentRecord & {
  /** When it began, to the microsecond. */
  at: number
}

/** The latest first; null: all there are. Only what was asked for stands in the statement: one plan would not fit both. */
export async function findSought(
  db: Database,
  sought: SoughtPayment | null,
  { after, limit }: { after: { at: number; id: string } | null; limit: number },
): Promise<FoundPayment[]> {
  const conditions = [
    ...(sought === null ? [] : [meets(sought)]),
    ...(after ? [sql`(created_at, id) < (${momentOf(after.at)}, ${after.id}::uuid)`] : []),
  ]
  const { rows } = await sql<FoundPayment>`
    select ${columns}, ${microseconds(sql`created_at`)} as at from payments
    where ${sql.join([sql`true`, ...conditions], sql` and `)} order by created_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

function meets(sought: SoughtPayment) {
  if ('purchaseId' in sought) return sql`purchase_id = ${sought.purchaseId}`
  const called = sql`reference = ${sought.reference}`
  return sought.id === undefined ? called : sql`(id = ${sought.id}::uuid or ${called})`
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
