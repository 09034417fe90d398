import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Minor } from '../../../values/money.ts'

/** A payment as its provider should know it. `received`: what came, minor units; 0 where nothing did. */
export type OurPayment = { id: string; reference: string | null; received: Minor; currency: string; paid: boolean }
export type OurRefund = { id: number; paymentId: string; amount: Minor; currency: string }

/** By whom the payments went that are named so. */
export async function findProviders(
  db: Database,
  { ids, references }: { ids: readonly string[]; references: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ provider: string }>`
    select operator as provider from payments where id = any(${ids}::uuid[])
    union select operator from payments where reference = any(${references}::text[]) order by 1`.execute(db)
  return rows.map(({ provider }) => provider)
}

/** Payments of a provider by our ids or its references, with those of their refunds that it was asked for. */
export async function findClaimed(
  db: Database,
  provider: string,
  { ids, references }: { ids: readonly string[]; references: readonly string[] },
): Promise<{ payments: OurPayment[]; refunds: OurRefund[] }> {
  const { rows: payments } = await sql<OurPayment>`
    select id, reference, amount_paid as received, currency, paid_at is not null as paid from payments
    where operator = ${provider} and (id = any(${ids}::uuid[]) or reference = any(${references}::text[]))`.execute(db)
  const own = payments.map(({ id }) => id)
  const { rows: refunds } = await sql<OurRefund>`
    select id, payment_id as "paymentId", amount, currency from payment_refunds
    where payment_id = any(${own}::uuid[]) and status in ('sent', 'done') and way = 'provider' and not covered order by id`.execute(
    db,
  )
  return { payments, refunds }
}

type Span = { from: string; to: string; limit: number }

/** Payments whose money came on days from one to another (UTC, both included), after an id. */
export async function findPaidBetween(
  db: Database,
  provider: string,
  { from, to, after, limit }: Span & { after: string | null },
): Promise<OurPayment[]> {
  const { rows } = await sql<OurPayment>`
    select id, reference, amount_paid as received, currency, true as paid from payments
    where operator = ${provider} and paid_at >= ${from}::date and paid_at < ${to}::date + 1
      and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(db)
  return rows
}

/** The same of refunds that it has made: neither what people transferred, nor what a lost dispute stands for. */
export async function findRefundedBetween(
  db: Database,
  provider: string,
  { from, to, after, limit }: Span & { after: number },
): Promise<OurRefund[]> {
  const { rows } = await sql<OurRefund>`
    select r.id, r.payment_id as "paymentId", r.amount, r.currency from payment_refunds r join payments p on p.id = r.payment_id
    where p.operator = ${provider} and r.status = 'done' and r.way = 'provider' and not r.covered and r.done_at >= ${from}::date and r.done_at < ${to}::date + 1
      and r.id > ${after} order by r.id limit ${limit}`.execute(db)
  return rows
}
