import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { PaymentProviderCode, PaymentStatus } from '../contract.ts'

export type Payment = {
  id: string
  purchaseId: number
  provider: PaymentProviderCode
  reference: string | null
  amount: Minor
  currency: Currency
  status: PaymentStatus
  redirectUrl: string | null
}

const columns = sql`id, purchase_id as "purchaseId", operator as provider, reference, amount, currency, status,
  redirect_url as "redirectUrl"`

export type NewPayment = Pick<Payment, 'purchaseId' | 'provider' | 'amount' | 'currency'> & {
  /** No money moves there. */
  sandbox: boolean
}

/** Creates the attempt, unless one is open at this provider. */
export async function insertPayment(db: Database, payment: NewPayment, at: Date): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    insert into payments (purchase_id, operator, amount, currency, sandbox, created_at)
    values (${payment.purchaseId}, ${payment.provider}, ${payment.amount}, ${payment.currency}, ${payment.sandbox}, ${at})
    on conflict (purchase_id, operator) where status in ('created', 'started') do nothing
    returning ${columns}`.execute(db)
  return rows[0]
}

export async function findOpen(db: Database, purchaseId: number, provider: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${columns} from payments
    where purchase_id = ${purchaseId} and operator = ${provider} and status in ('created', 'started')`.execute(db)
  return rows[0]
}

/** The attempt that matters: the paid one, else the newest. */
export async function findLatest(db: Database, purchaseId: number): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${columns} from payments where purchase_id = ${purchaseId}
    order by status = 'paid' desc, created_at desc limit 1`.execute(db)
  return rows[0]
}

/**
 * What the provider calls a payment and where it sends the buyer; it is asked from `nextCheckAt` on while money may still come. What an
 * earlier answer said stands; null: never. Returns where the buyer is to be sent.
 */
export async function saveAnnounced(
  db: Database,
  id: string,
  { reference, redirectUrl, nextCheckAt }: { reference: string; redirectUrl: string; nextCheckAt: Date | null },
): Promise<string | null> {
  const { rows } = await sql<{ redirectUrl: string | null }>`
    update payments set reference = coalesce(reference, ${reference}), updated_at = now(),
      redirect_url = case when coalesce(reference, ${reference}) = ${reference} then ${redirectUrl} else redirect_url end,
      next_check_at = case when status in ('created', 'started', 'cancelled', 'failed', 'expired')
        then coalesce(next_check_at, ${nextCheckAt}::timestamptz) end
    where id = ${id} returning redirect_url as "redirectUrl"`.execute(db)
  return must(rows[0], `payment ${id}`).redirectUrl
}

/** All attempts of the purchase to which the payment belongs, locked until the transaction ends: two cannot become paid at once. */
export async function lockSiblings(
  db: Database,
  provider: string,
  reference: string,
  paymentId: string | undefined,
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${columns} from payments
    where purchase_id in (
      select purchase_id from payments
      where operator = ${provider} and (reference = ${reference} or id = ${paymentId ?? null}::uuid))
    order by id for update`.execute(db)
  return rows
}

export type PaidPayment = Pick<Payment, 'id' | 'provider' | 'currency'> & { amountPaid: Minor; paidAt: Date }

/** Locks all attempts of a purchase until the transaction ends; answers the one that pays for its orders. */
export async function lockPaidOf(db: Database, purchaseId: number): Promise<PaidPayment | undefined> {
  const { rows } = await sql<Omit<PaidPayment, 'paidAt'> & { paidAt: Date | null; status: PaymentStatus }>`
    select id, operator as provider, currency, amount_paid as "amountPaid", paid_at as "paidAt", status
    from payments where purchase_id = ${purchaseId} order by id for update`.execute(db)
  const paid = rows.find(({ status }) => status === 'paid')
  return paid && { ...paid, paidAt: must(paid.paidAt, `when payment ${paid.id} came`) }
}

/** Locks one payment until the transaction ends. */
export async function lockPayment(db: Database, id: string): Promise<void> {
  await sql`select 1 from payments where id = ${id} for update`.execute(db)
}

/** Remembers a webhook; false when this one was known. */
export async function insertWebhook(
  db: Database,
  webhook: {
    provider: string
    webhookId: string
    reference: string
    outcome: string
    amount: number
    currency: string
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_notices (operator, notice_id, reference, outcome, amount, currency)
    values (${webhook.provider}, ${webhook.webhookId}, ${webhook.reference}, ${webhook.outcome}, ${webhook.amount}, ${webhook.currency})
    on conflict (operator, notice_id) do nothing returning 1`.execute(db)
  return rows.length > 0
}
