import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import type { Payee } from '../rules/leave-out.ts'
import type { OpenEntry } from './open-entries.ts'

export type SellerPayoutRow = {
  id: number
  currency: Currency
  amount: number
  status: 'approved' | 'paid' | 'returned'
  reason: string | null
  payee: Payee
  paidOn: string | null
}

/** Payouts of a company with an id below `before`, the newest first. Drafts are nobody's business but the operator's. */
export async function findPayouts(
  db: Database,
  companyId: number,
  { before, limit }: { before: number; limit: number },
): Promise<SellerPayoutRow[]> {
  const { rows } = await sql<SellerPayoutRow>`
    select id, currency, amount, status, reason, payee, paid_on::text as "paidOn" from payout_lines
    where company_id = ${companyId} and id < ${before} and status in ('approved', 'paid', 'returned')
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** What a payout of a company is made in; undefined where the company has no such payout. */
export async function findCurrencyOf(db: Database, companyId: number, id: number): Promise<Currency | undefined> {
  const { rows } = await sql<{ currency: Currency }>`select currency from payout_lines
    where id = ${id} and company_id = ${companyId} and status in ('approved', 'paid', 'returned')`.execute(db)
  return rows[0]?.currency
}

/** What a payout pays, the latest first, below a position; what it posted itself is not among it. */
export async function findEntriesOf(
  db: Database,
  lineId: number,
  { before, limit }: { before: number; limit: number },
): Promise<Omit<OpenEntry, 'dueAt' | 'isDue'>[]> {
  const { rows } = await sql<Omit<OpenEntry, 'dueAt' | 'isDue'>>`
    select position, kind, order_number as "orderNumber", amount, posted_at as "postedAt" from payout_entries
    where line_id = ${lineId} and transaction_key <> ${`payout:${lineId}`} and position < ${before}
    order by position desc limit ${limit}`.execute(db)
  return rows
}

/** What of a company is approved and not noted as paid, by currency; grosze. */
export async function sumUnderWay(db: Database, companyId: number): Promise<{ currency: Currency; amount: number }[]> {
  const { rows } = await sql<{ currency: Currency; amount: number }>`
    select currency, sum(amount)::bigint as amount from payout_lines
    where company_id = ${companyId} and status = 'approved' group by currency`.execute(db)
  return rows
}
