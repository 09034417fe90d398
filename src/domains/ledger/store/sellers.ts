import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import type { TransactionKind } from '../rules/accounts.ts'

/** An entry of what a seller can be paid. `amount`: grosze; what the market owes the seller is positive. */
export type SellerEntry = {
  position: number
  key: string
  kind: TransactionKind
  companyId: number
  currency: Currency
  amount: number
  reference: string | null
  postedAt: Date
}

export { findEntriesOfCompany } from './of-company.ts'
export { findNewest } from './settlements.ts'
export { findSold, type Sold } from './sold.ts'

/** Entries of all accounts `seller:<id>` in a range of positions, both included, in their order. */
export async function findSellerEntries(db: Database, from: number, to: number): Promise<SellerEntry[]> {
  const { rows } = await sql<SellerEntry>`
    select b.position, t.key, t.kind, split_part(e.account, ':', 2)::int as "companyId", e.currency, -e.amount as amount,
      coalesce(e.reference, case when t.subject like 'commission:%' then split_part(t.subject, ':', 2) end) as reference,
      t.posted_at as "postedAt"
    from ledger_transactions t join ledger_entries e on e.transaction_key = t.key
      join ledger_balances b on b.account = e.account and b.currency = e.currency and b.position = t.position
    where t.position between ${from} and ${to} and e.account like 'seller:%' order by t.position, e.id`.execute(db)
  return rows
}

export type SellerBalance = { companyId: number; currency: Currency; balance: number }

/** What every seller could be paid after a position; grosze, what the market owes is positive. */
export async function sumSellers(db: Database, position: number): Promise<SellerBalance[]> {
  const { rows } = await sql<SellerBalance>`
    select distinct on (account, currency) split_part(account, ':', 2)::int as "companyId", currency, -balance as balance
    from ledger_balances where account like 'seller:%' and position <= ${position}
    order by account, currency, position desc`.execute(db)
  return rows
}

/** What of a seller's money waits in holds, by currency; grosze. */
export async function findHeld(db: Database, companyId: number): Promise<{ currency: Currency; held: number }[]> {
  const { rows } = await sql<{ currency: Currency; held: number }>`
    select distinct on (currency) currency, -balance as held from ledger_balances
    where account = ${`seller-hold:${companyId}`} order by currency, position desc`.execute(db)
  return rows
}

/** What a seller owes the market after all that was booked; grosze, 0 where it owes nothing. */
export async function findOwed(db: Database, companyId: number, currency: Currency): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select greatest(balance, 0) as owed from ledger_balances
    where account = ${`seller:${companyId}`} and currency = ${currency} order by position desc limit 1`.execute(db)
  // No entry in the ledger is nothing.
  return rows[0]?.owed ?? 0
}
