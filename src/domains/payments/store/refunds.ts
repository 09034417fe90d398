import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import type { PaymentProviderCode } from '../contract.ts'
import type { RefundStatus } from '../rules/refund-status.ts'

export type NewRefund = {
  paymentId: string
  key: string
  amount: Minor
  currency: string
  subjects: readonly string[]
}

export type Refund = {
  id: number
  paymentId: string
  key: string
  amount: Minor
  currency: Currency
  subjects: string[]
  status: RefundStatus
  createdAt: Date
  provider: PaymentProviderCode
  /** The provider's of the payment; null where money never reached it. */
  reference: string | null
}

/** Writes a refund that is due; undefined when its cause has one already. */
export async function insertRefund(db: Database, refund: NewRefund): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_refunds (payment_id, key, amount, currency, subjects)
    values (${refund.paymentId}, ${refund.key}, ${refund.amount}, ${refund.currency}, ${refund.subjects}::text[])
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id
}

const columns = sql`r.id, r.payment_id as "paymentId", r.key, r.amount, r.currency, r.subjects, r.status,
  r.created_at as "createdAt", p.operator as provider, p.reference`

export async function findRefund(db: Database, id: number): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    select ${columns} from payment_refunds r join payments p on p.id = r.payment_id where r.id = ${id}`.execute(db)
  return rows[0]
}

/** The refund of a payment that money going back belongs to: by its key, else by its amount, the oldest that is not done first. */
export async function findRefundOf(
  db: Database,
  paymentId: string,
  { key, amount, currency }: { key: string | undefined; amount: Minor; currency: string },
): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    select ${columns} from payment_refunds r join payments p on p.id = r.payment_id
    where r.payment_id = ${paymentId} and r.amount = ${amount} and r.currency = ${currency}
      and (${key ?? null}::text is null or r.key = ${key ?? null})
    order by r.status = 'done', r.id limit 1`.execute(db)
  return rows[0]
}
