import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PaymentProviderCode, PaymentStatus } from '../contract.ts'

/** A payment whose provider is to be asked. */
export type Check = {
  id: string
  provider: PaymentProviderCode
  reference: string
  status: PaymentStatus
  createdAt: Date
  /** How often the provider has answered that it is not paid. */
  checks: number
}

const columns = sql`id, operator as provider, reference, status, created_at as "createdAt", checks`

/** Providers with payments that are due. */
export async function findDueProviders(db: Database, now: Date): Promise<PaymentProviderCode[]> {
  const { rows } = await sql<{ provider: PaymentProviderCode }>`
    select distinct operator as provider from payments where next_check_at <= ${now}`.execute(db)
  return rows.map((row) => row.provider)
}

/**
 * The payment that is due longest. Nobody else is given it before `leaseEnds`: whoever took it and died leaves it to others then.
 */
export async function takeDue(
  db: Database,
  provider: PaymentProviderCode,
  now: Date,
  leaseEnds: Date,
): Promise<Check | undefined> {
  const { rows } = await sql<Check>`
    update payments set next_check_at = ${leaseEnds}, checked_at = ${now}
    where id = (
      select id from payments where operator = ${provider} and next_check_at <= ${now} and reference is not null
      order by next_check_at limit 1 for update skip locked)
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Attempts of a purchase that may have been paid meanwhile, the newest few; none once one of them is paid. */
export async function findMaybePaid(db: Database, purchaseId: number, since: Date): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select ${columns} from payments
    where purchase_id = ${purchaseId} and reference is not null and (
      status = 'started'
      or (status in ('cancelled', 'failed', 'expired') and created_at > ${since}
        and not exists (select from payments paid where paid.purchase_id = ${purchaseId} and paid.status = 'paid')))
    order by created_at desc limit 5`.execute(db)
  return rows
}

/** When to ask again; null: never. What became of the payment meanwhile stands: one that is paid is not asked about. */
export async function planCheck(
  db: Database,
  id: string,
  { nextCheckAt, checks }: { nextCheckAt: Date | null; checks: number },
): Promise<void> {
  await sql`
    update payments set next_check_at = ${nextCheckAt}::timestamptz, checks = ${checks}
    where id = ${id} and next_check_at is not null`.execute(db)
}

/** Puts off what is due at a provider that cannot be asked; tells how many. */
export async function putOff(db: Database, provider: PaymentProviderCode, now: Date, until: Date): Promise<number> {
  const { rows } = await sql`
    update payments set next_check_at = ${until} where operator = ${provider} and next_check_at <= ${now}
    returning 1`.execute(db)
  return rows.length
}

/** Attempts that never reached their provider within an hour, held until the transaction ends: no buyer was sent anywhere. */
export async function lockUnannounced(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments
    where status = 'created' and reference is null and created_at < ${now}::timestamptz - interval '1 hour'
    for update skip locked`.execute(db)
  return rows.map((row) => row.id)
}
