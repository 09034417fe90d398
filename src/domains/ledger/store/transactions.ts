import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Account, TransactionKey } from '../rules/accounts.ts'
import type { Entry } from '../rules/entries.ts'

export type Header = {
  key: TransactionKey
  kind: string
  subject: string
  reverses: string | null
  entries: readonly Entry[]
}

/** Appends transactions with their entries in one statement; answers the keys of those that were not there before. */
export async function appendTransactions(db: Database, headers: readonly Header[], at: Date): Promise<string[]> {
  const entries = headers.flatMap(({ key, reverses, entries: own }) =>
    own.map((entry) => ({ ...entry, key, reverses })),
  )
  const { rows } = await sql<{ key: string }>`
    with headers as (
      insert into ledger_transactions (key, kind, subject, reverses, posted_at)
      select key, kind, subject, reverses, ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(headers)}::json) as t(key text, kind text, subject text, reverses text)
      on conflict (key) do nothing
      returning key),
    written as (
      insert into ledger_entries (transaction_key, account, amount, currency, reverses, reference, at)
      select headers.key, account, amount, currency, reverses, reference, ${at}::timestamptz
      from headers join json_to_recordset(${JSON.stringify(entries)}::json)
        as e(key text, account text, amount bigint, currency text, reverses text, reference text) using (key))
    select key from headers`.execute(db)
  return rows.map(({ key }) => key)
}

export type Content = {
  reverses: string | null
  entries: { account: Account; amount: number; currency: string }[]
}

/** What was posted under keys. */
export async function findContents(db: Database, keys: readonly string[]): Promise<Map<string, Content>> {
  const { rows } = await sql<Content & { key: string }>`
    select key, reverses, (
      select json_agg(json_build_object('account', account, 'amount', amount, 'currency', currency))
      from ledger_entries where transaction_key = key) as entries
    from ledger_transactions where key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ key, ...content }) => [key, content]))
}

/** Adds up every account. */
export async function sumByAccount(db: Database): Promise<{ account: string; currency: string; balance: number }[]> {
  const { rows } = await sql<{ account: string; currency: string; balance: number }>`
    select account, currency, sum(amount)::bigint as balance from ledger_entries group by account, currency
    order by account, currency`.execute(db)
  return rows
}
