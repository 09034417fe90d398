import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { PaymentProviderCode } from '../contract.ts'
import type { RefundStatus } from '../rules/refund-status.ts'

/** How money goes back. */
export const REFUND_WAYS = ['provider', 'transfer'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export type NewRefund = {
  paymentId: string
  key: string
  amount: Minor
  currency: string
  subjects: readonly string[]
  way?: RefundWay
}

export type Refund = {
  id: number
  paymentId: string
  key: string
  amount: Minor
  currency: Currency
  subjects: string[]
  status: RefundStatus
  /** Of a transfer people make it; nobody asks the provider. */
  way: RefundWay
  /** How often the provider was asked anew, from 1. */
  attempt: number
  createdAt: Date
  provider: PaymentProviderCode
  /** The provider's of the payment; null where money never reached it. */
  reference: string | null
}

/** Writes a refund that is due; undefined when its cause has one already. */
export async function insertRefund(db: Database, refund: NewRefund, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_refunds (payment_id, key, amount, currency, subjects, way, created_at)
    values (${refund.paymentId}, ${refund.key}, ${refund.amount}, ${refund.currency}, ${refund.subjects}::text[],
      ${refund.way ?? 'provider'}, ${at})
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** What the provider knows it by: another attempt is another refund to it. */
const key = sql`case when r.attempt = 1 then r.key else r.key || ':' || r.attempt end`
const columns = sql`r.id, r.payment_id as "paymentId", ${key} as key, r.amount, r.currency, r.subjects, r.status, r.way, r.attempt,
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
  { key: told, amount, currency }: { key: string | undefined; amount: Minor; currency: string },
): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    select ${columns} from payment_refunds r join payments p on p.id = r.payment_id
    where r.payment_id = ${paymentId} and r.amount = ${amount} and r.currency = ${currency} and r.way = 'provider'
      and (${told ?? null}::text is null or ${key} = ${told ?? null})
    order by r.status = 'done', r.id limit 1`.execute(db)
  return rows[0]
}

/** What of a payment is refunded or to be refunded, all in all (grosze), and how much of that is not done. */
export async function sumRefunds(db: Database, paymentId: string): Promise<{ total: Minor; open: number }> {
  const { rows } = await sql<{ total: Minor; open: number }>`
    select coalesce(sum(amount), 0)::bigint as total, (count(*) filter (where status <> 'done'))::int as open
    from payment_refunds where payment_id = ${paymentId}`.execute(db)
  return must(rows[0], 'a sum')
}

export type OpenRefund = Refund & { purchaseId: number; doneAt: Date | null }
const openColumns = sql`${columns}, p.purchase_id as "purchaseId", r.done_at as "doneAt"`

export async function findRefunds(db: Database, ids: readonly number[]): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select ${openColumns} from payment_refunds r join payments p on p.id = r.payment_id
    where r.id = any(${ids}::bigint[]) order by r.id`.execute(db)
  return rows
}
