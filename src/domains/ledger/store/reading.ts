import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type PostedEntry = {
  key: string
  kind: string
  subject: string
  account: string
  amount: number
  currency: string
  reference: string | null
}

/** All entries of transactions about these subjects (key of the transaction at the root), oldest first. */
export async function findAbout(db: Database, subjects: readonly string[]): Promise<PostedEntry[]> {
  const { rows } = await sql<PostedEntry>`
    select t.key, t.kind, t.subject, e.account, e.amount, e.currency, e.reference
    from ledger_transactions t join ledger_entries e on e.transaction_key = t.key
    where t.subject = any(${subjects}::text[]) order by t.position, e.id`.execute(db)
  return rows
}

/** Keys of transactions of some kinds after a position, in the order of the chain. */
export async function findKeys(
  db: Database,
  kinds: readonly string[],
  after: number,
  limit: number,
): Promise<{ key: string; subject: string; position: number }[]> {
  const { rows } = await sql<{ key: string; subject: string; position: number }>`
    select key, subject, position from ledger_transactions
    where kind = any(${kinds}::text[]) and position > ${after} order by position limit ${limit}`.execute(db)
  return rows
}

/** What the market earned in commission, by day of its clock and currency; without VAT, minor units. */
export async function findCommissionDays(
  db: Database,
  since: Date,
  timeZone: string,
): Promise<{ day: string; currency: string; commission: number }[]> {
  const { rows } = await sql<{ day: string; currency: string; commission: number }>`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, currency, (-sum(amount))::float8 as commission
    from ledger_entries where account = 'commission' and at >= ${since}::timestamptz
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
