import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import type { LineStatus } from './lines.ts'

/** What the entries of sellers sum to, by company and currency, whatever pays them; grosze. */
export async function sumEntries(db: Database): Promise<{ companyId: number; currency: Currency; sum: number }[]> {
  const { rows } = await sql<{ companyId: number; currency: Currency; sum: number }>`
    select company_id as "companyId", currency, sum(amount)::bigint as sum from payout_entries group by 1, 2 order by 1, 2`.execute(
    db,
  )
  return rows
}

export type CheckedLine = {
  id: number
  companyId: number
  currency: Currency
  amount: number
  status: LineStatus
  /** Of the entries that it pays, without its own. */
  entries: number
}

/** Lines with an id above `after`, by id. */
export async function findLinesToCheck(db: Database, after: number, limit: number): Promise<CheckedLine[]> {
  const { rows } = await sql<CheckedLine>`
    select id, company_id as "companyId", currency, amount, status, (
      select coalesce(sum(e.amount), 0)::bigint from payout_entries e
      where e.line_id = l.id and e.transaction_key <> 'payout:' || l.id and e.company_id = l.company_id
        and e.currency = l.currency) as entries
    from payout_lines l where id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** Which of these ids are lines. */
export async function findLineIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from payout_lines where id::text = any(${ids}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
