import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Entry } from './rules/entries.ts'

export type KeyedEntry = Entry & { key: string; reverses: string | null }

/** Appends the entries of transactions; nothing of those whose key was posted before. */
export async function appendEntries(db: Database, entries: readonly KeyedEntry[]): Promise<void> {
  await sql`
    insert into ledger_entries (transaction_key, account, amount, currency, reverses)
    select key, account, amount, currency, reverses
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as t(key text, account text, amount bigint, currency text, reverses text)
    where not exists (select from ledger_entries where transaction_key = t.key)
    on conflict (transaction_key, account, currency) do nothing`.execute(db)
}

export type CurrencySum = { currency: string; sum: number; entries: number }

export async function sumByCurrency(db: Database): Promise<CurrencySum[]> {
  const { rows } = await sql<CurrencySum>`
    select currency, sum(amount)::bigint as sum, count(*)::bigint as entries
    from ledger_entries group by currency order by currency`.execute(db)
  return rows
}

/** Transactions whose entries do not sum to zero, and reversals of transactions that are not there. */
export async function findUnbalanced(db: Database): Promise<{ key: string; problem: string }[]> {
  const { rows } = await sql<{ key: string; problem: string }>`
    select transaction_key as key, 'sums to ' || sum(amount) || ' ' || currency as problem
    from ledger_entries group by transaction_key, currency having sum(amount) <> 0
    union all
    select distinct transaction_key, 'reverses ' || reverses || ', which does not exist' from ledger_entries as back
    where reverses is not null and not exists (select from ledger_entries where transaction_key = back.reverses)
    order by 1`.execute(db)
  return rows
}

export async function sumByAccount(db: Database): Promise<{ account: string; currency: string; balance: number }[]> {
  const { rows } = await sql<{ account: string; currency: string; balance: number }>`
    select account, currency, sum(amount)::bigint as balance from ledger_entries group by account, currency
    order by account, currency`.execute(db)
  return rows
}

export async function findPosted(
  db: Database,
  prefix: string,
): Promise<{ key: string; account: string; amount: number }[]> {
  const { rows } = await sql<{ key: string; account: string; amount: number }>`
    select transaction_key as key, account, amount from ledger_entries where starts_with(transaction_key, ${prefix})
    order by id`.execute(db)
  return rows
}
