import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { TransactionKind } from '../rules/accounts.ts'

/** What stands in the ledger after the last transaction of accounts, by account and currency in their order; debit positive. */
export async function findBalances(
  db: Database,
  accounts: readonly string[],
  currencies: readonly string[],
): Promise<{ account: string; currency: Currency; balance: number }[]> {
  const { rows } = await sql<{ account: string; currency: Currency; balance: number }>`
    select one.account, wanted.currency, last.balance
    from unnest(${accounts}::text[]) with ordinality as one(account, place)
      cross join unnest(${currencies}::text[]) with ordinality as wanted(currency, place)
      cross join lateral (
        select balance from ledger_balances b where b.account = one.account and b.currency = wanted.currency
        order by b.position desc limit 1) as last
    order by one.place, wanted.place`.execute(db)
  return rows
}

/** The first position posted at a moment or later, where there is one: time never runs backwards along the chain. */
export async function findPosition(db: Database, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select position from ledger_transactions where posted_at >= ${at} and position > 0 order by posted_at, position limit 1`.execute(
    db,
  )
  return rows[0]?.position
}

/** The newest transaction's position; 0 in an empty ledger. */
export async function findNewest(db: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) as position from ledger_transactions`.execute(db)
  return must(rows[0], 'the newest position').position
}

export type SettlementRow = {
  position: number
  postedAt: Date
  kind: TransactionKind
  subject: string
  reference: string | null
  amount: number
  balance: number
  /** Of the transaction, in the chain; hexadecimal. */
  hash: string
}

/** `after`, `before`: positions, neither included. */
export type Range = { account: string; currency: string; after: number; before: number }

const rowsOf = ({ account, currency, after, before }: Range) => sql`
  select b.position, t.posted_at as "postedAt", t.kind, t.subject, e.reference, e.amount, b.balance, encode(t.hash, 'hex') as hash
  from ledger_balances b
    join ledger_transactions t on t.position = b.position
    join ledger_entries e on e.transaction_key = t.key and e.account = b.account and e.currency = b.currency
  where b.account = ${account} and b.currency = ${currency} and b.position > ${after} and b.position < ${before}`

/** Entries of an account, the latest first; debit positive. */
export async function findLatest(
  db: Database,
  range: Range,
  kinds: readonly string[] | null,
  limit: number,
): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    ${rowsOf(range)} and (${kinds}::text[] is null or t.kind = any(${kinds}::text[]))
    order by b.position desc limit ${limit}`.execute(db)
  return rows
}

/** The same, the oldest first. */
export async function findOldest(db: Database, range: Range, limit: number): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`${rowsOf(range)} order by b.position limit ${limit}`.execute(db)
  return rows
}

/** The balance of an account before a position, in grosze; 0 where nothing was booked before. */
export async function findBalanceBefore(
  db: Database,
  account: string,
  currency: string,
  before: number,
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_balances where account = ${account} and currency = ${currency} and position < ${before}
    order by position desc limit 1`.execute(db)
  return rows[0]?.balance ?? 0
}
