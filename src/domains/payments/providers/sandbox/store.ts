import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { Locale } from '../../../../values/locale.ts'
import type { Currency } from '../../../../values/money.ts'
import { must } from '../../../../values/must.ts'
import type { StartRequest } from '../provider.ts'

export type SandboxPayment = Omit<StartRequest, 'email' | 'transferUrl'> & {
  reference: string
  currency: Currency
  locale: Locale
  status: 'open' | 'paid' | 'cancelled' | 'refunded'
  paid: number
  createdAt: Date
  /** How the bank's dispute of it stands; null without one. */
  dispute: 'open' | 'won' | 'lost' | null
}

/** So long a page may be paid on, as every provider's: shorter than the shop asks about it, or money would lie where nobody looks. */
const OPEN_FOR = 3 * 86_400_000

/** Whether nobody decided on the page in time. */
export const isOver = ({ status, createdAt }: SandboxPayment, now: Date): boolean =>
  status === 'open' && createdAt.getTime() <= now.getTime() - OPEN_FOR

const columns = sql`reference, payment_id as "paymentId", amount, currency, description, status, return_url as "returnUrl",
  notify_url as "notifyUrl", locale, paid, created_at as "createdAt",
  (select d.status from sandbox_disputes d where d.reference = sandbox_payments.reference) as dispute`

/** Registers a payment; the same payment of the shop keeps its reference. */
export async function register(
  db: Database,
  reference: string,
  request: Omit<StartRequest, 'transferUrl'>,
  now: Date,
): Promise<SandboxPayment> {
  const { rows } = await sql<SandboxPayment>`
    insert into sandbox_payments
      (reference, payment_id, amount, currency, description, return_url, notify_url, locale, email, created_at)
    values (${reference}, ${request.paymentId}, ${request.amount}, ${request.currency}, ${request.description},
      ${request.returnUrl}, ${request.notifyUrl}, ${request.locale}, ${request.email}, ${now})
    on conflict (payment_id) do update set return_url = excluded.return_url
    returning ${columns}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('sandbox payment was not written')
  return row
}

export async function findSandboxPayment(db: Database, reference: string): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxPayment>`
    select ${columns} from sandbox_payments where reference = ${reference}`.execute(db)
  return rows[0]
}

/** Ends an open payment; undefined when it was over already. */
export async function decideOpen(
  db: Database,
  reference: string,
  { status, paid, now }: { status: 'paid' | 'cancelled'; paid: number; now: Date },
): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxPayment>`
    update sandbox_payments set status = ${status}, paid = ${paid}
    where reference = ${reference} and status = 'open' and created_at > ${new Date(now.getTime() - OPEN_FOR)}
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Gives money back once a key. `false`: the key was used before. Throws when more would go back than was paid. */
export async function insertSandboxRefund(
  db: Database,
  reference: string,
  key: string,
  amount: number,
): Promise<boolean> {
  const { rows } = await sql<{ paid: number }>`
    select paid from sandbox_payments where reference = ${reference} for update`.execute(db)
  const inserted = await sql`
    insert into sandbox_refunds (reference, key, amount) values (${reference}, ${key}, ${amount})
    on conflict (reference, key) do nothing returning 1`.execute(db)
  if (inserted.rows.length === 0) return false
  // What the bank has taken back is gone, too.
  const { rows: sums } = await sql<{ sum: number }>`
    select (sum(amount) + coalesce((select amount from sandbox_disputes
      where reference = ${reference} and status <> 'won'), 0))::bigint as sum
    from sandbox_refunds where reference = ${reference}`.execute(db)
  const back = must(sums[0], 'the sum of refunds').sum
  const { paid } = must(rows[0], `the payment ${reference}`)
  if (back > paid) throw new RangeError(`refunds of ${back} exceed the ${paid} paid`)
  if (back === paid)
    await sql`update sandbox_payments set status = 'refunded' where reference = ${reference}`.execute(db)
  return true
}

export type SandboxDisputeRow = { amount: number; status: 'open' | 'won' | 'lost'; openedAt: Date }

/** Takes what is left of a payment, once; undefined where nothing is. The payment is locked first, as a refund does: one of them takes it. */
export async function openDispute(db: Database, reference: string, now: Date): Promise<SandboxDisputeRow | undefined> {
  await sql`select from sandbox_payments where reference = ${reference} for update`.execute(db)
  // A statement of its own: the one that waits still sees refunds as they were before.
  const { rows: left } = await sql<{ left: number }>`
    select p.paid - coalesce((select sum(amount) from sandbox_refunds r where r.reference = p.reference), 0)::bigint as left
    from sandbox_payments p where p.reference = ${reference}`.execute(db)
  const amount = left[0]?.left
  if (!amount || amount <= 0) return undefined
  const { rows } = await sql<SandboxDisputeRow>`
    insert into sandbox_disputes (reference, amount, opened_at) values (${reference}, ${amount}, ${now})
    on conflict (reference) do nothing
    returning amount, status, opened_at as "openedAt"`.execute(db)
  return rows[0]
}

/** Decides an open one; undefined where none is. */
export async function decideDispute(
  db: Database,
  reference: string,
  status: 'won' | 'lost',
): Promise<SandboxDisputeRow | undefined> {
  const { rows } = await sql<SandboxDisputeRow>`
    update sandbox_disputes set status = ${status} where reference = ${reference} and status = 'open'
    returning amount, status, opened_at as "openedAt"`.execute(db)
  return rows[0]
}
