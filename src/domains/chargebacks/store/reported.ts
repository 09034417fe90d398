import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Chargeback } from './chargebacks.ts'

/** A chargeback as its provider should report it. Minor units. */
export type OurChargeback = Pick<Chargeback, 'id' | 'paymentId' | 'amount' | 'currency' | 'fee' | 'taken'> & {
  /** Its money came back. */
  won: boolean
}
const columns = sql`id, payment_id as "paymentId", amount, currency, case when fee_currency = currency then fee end as fee, taken,
  taken and state = 'won' as won`

/** Those of payments. */
export async function findOfPayments(db: Database, paymentIds: readonly string[]): Promise<OurChargeback[]> {
  const { rows } = await sql<OurChargeback>`
    select ${columns} from chargebacks where payment_id = any(${paymentIds}::uuid[]) order by id`.execute(db)
  return rows
}

/** Those whose money was taken (`isBack`: came back) on days from one to another (UTC, both included), after an id. */
export async function findBetween(
  db: Database,
  provider: string,
  { from, to, after, limit, isBack }: { from: string; to: string; after: number; limit: number; isBack: boolean },
): Promise<OurChargeback[]> {
  const at = isBack ? sql`decided_at` : sql`opened_at`
  const { rows } = await sql<OurChargeback>`
    select ${columns} from chargebacks
    where provider = ${provider} and taken and (state = 'won' or not ${isBack}::boolean)
      and ${at} >= ${from}::date and ${at} < ${to}::date + 1 and id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}
