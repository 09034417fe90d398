import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { MARKET_ZONE } from '../../../values/dates.ts'
import type { Currency } from '../../../values/money.ts'
import type { TransactionKind } from '../../ledger/contract.ts'
import { orderConditions } from '../../orders/index.ts'

export type At = orderConditions.PayableAfter & { now: Date }

/**
 * Entries that no payout has, with the moment from which they count (`due_at`, null: not known yet) and whether they do (`is_due`). Money of
 * an order waits until the order is payable. What the order took back again, what it costs beyond that, and what concerns no order does not.
 */
const openEntries = (of: RawBuilder<boolean>, { now, ...after }: At) => sql`
  (select timed.*, coalesce(due_at <= ${now}, false) or not waits as is_due from (
    select open.*, case when not waits then posted_at when order_number is null
        then posted_at + make_interval(days => ${after.delayDays}::int + ${after.transitDays}::int)
      else ${orderConditions.payableAt('open.order_number', after)} end as due_at
    from (
      select e.*, case when order_number is null then kind = 'payment'
        else sum(amount) over (partition by company_id, currency, order_number) > 0 end as waits
      from payout_entries e where line_id is null and ${of}) as open) as timed)`

export type DueSum = { companyId: number; amount: number; positions: number[] }

/** What sellers can have now in a currency, below nought included, by company from `after` on: whoever has an entry that counts. */
export async function findDue(
  db: Database,
  { currency, after, limit }: { currency: Currency; after: number; limit: number },
  at: At,
): Promise<DueSum[]> {
  const { rows } = await sql<DueSum>`
    select company_id as "companyId", sum(amount)::bigint as amount, json_agg(position order by position) as positions
    from ${openEntries(sql`currency = ${currency} and company_id > ${after}`, at)} as e
    where is_due group by company_id having sum(amount) <> 0 order by company_id limit ${limit}`.execute(db)
  return rows
}

/** The same of some companies, without the entries; who has none is not among them. */
export async function sumDueOf(
  db: Database,
  currency: Currency,
  companyIds: readonly number[],
  at: At,
): Promise<{ companyId: number; amount: number }[]> {
  const { rows } = await sql<{ companyId: number; amount: number }>`
    select company_id as "companyId", sum(amount)::bigint as amount
    from ${openEntries(sql`currency = ${currency} and company_id = any(${companyIds}::int[])`, at)} as e
    where is_due group by company_id`.execute(db)
  return rows
}

/** Days of the market's clock; `on` null: nobody knows yet. */
export type Coming = { currency: Currency; on: string | null; amount: number; isDue: boolean }

/** What a seller has (`isDue`, on no day) and what comes on which day, the days in order, at most `limit` lines. */
export async function findComing(db: Database, companyId: number, limit: number, at: At): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    select currency, is_due as "isDue", sum(amount)::bigint as amount,
      case when not is_due then (due_at at time zone ${MARKET_ZONE})::date::text end as on
    from ${openEntries(sql`company_id = ${companyId}`, at)} as e
    group by 1, 2, 4 order by currency, is_due desc, 4 nulls last limit ${limit}`.execute(db)
  return rows
}

export type OpenEntry = {
  position: number
  kind: TransactionKind
  orderNumber: string | null
  amount: number
  postedAt: Date
  dueAt: Date | null
  isDue: boolean
}

/** A seller's open entries of a currency, the latest first, below a position. */
export async function findOpen(
  db: Database,
  { companyId, currency, before, limit }: { companyId: number; currency: Currency; before: number; limit: number },
  at: At,
): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select position, kind, order_number as "orderNumber", amount, posted_at as "postedAt", due_at as "dueAt", is_due as "isDue"
    from ${openEntries(sql`company_id = ${companyId} and currency = ${currency}`, at)} as e
    where position < ${before} order by position desc limit ${limit}`.execute(db)
  return rows
}
