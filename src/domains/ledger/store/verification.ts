import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Posted } from '../rules/content.ts'

export type StoredEntry = Posted['entries'][number] & { balance: number | null }
/** Hashes are hexadecimal. */
export type StoredTransaction = Omit<Posted, 'entries'> & {
  position: number
  contentHash: string
  previousHash: string
  hash: string
  entries: StoredEntry[]
}

/** The transactions after a position, in the order of the chain, with their entries and the balances after them. */
export async function readChain(db: Database, after: number, limit: number): Promise<StoredTransaction[]> {
  const { rows } = await sql<StoredTransaction>`
    select key, kind, subject, reverses, position, to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "postedAt",
      encode(content_hash, 'hex') as "contentHash", encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash,
      coalesce((
        select json_agg(json_build_object('account', e.account, 'amount', e.amount, 'currency', e.currency,
          'reference', e.reference, 'balance', b.balance))
        from ledger_entries e
          left join ledger_balances b on b.account = e.account and b.currency = e.currency and b.position = t.position
        where e.transaction_key = t.key), '[]') as entries
    from ledger_transactions t where position > ${after} order by position limit ${limit}`.execute(db)
  return rows
}

export type CurrencySum = { currency: string; sum: number; entries: number }

export async function sumByCurrency(db: Database): Promise<CurrencySum[]> {
  const { rows } = await sql<CurrencySum>`
    select currency, sum(amount)::bigint as sum, count(*)::bigint as entries
    from ledger_entries group by currency order by currency`.execute(db)
  return rows
}

export type Problem = { key: string; problem: string }

/** What belongs to no transaction of the chain, and reversals of more than was posted; at most `limit` of each. */
export async function findStray(db: Database, limit: number): Promise<Problem[]> {
  const { rows } = await sql<Problem>`
    (select distinct transaction_key as key, 'has entries, but no header' as problem from ledger_entries e
      where not exists (select from ledger_transactions where key = e.transaction_key) limit ${limit})
    union all
    (select key, 'has no place in the chain' from ledger_transactions where position is null limit ${limit})
    union all
    (select b.account, 'a balance at position ' || b.position || ' belongs to no entry' from ledger_balances b
      where not exists (
        select from ledger_transactions t
          join ledger_entries e on e.transaction_key = t.key and e.account = b.account and e.currency = b.currency
        where t.position = b.position) limit ${limit})
    union all
    (select key, 'reverses ' || reverses || ', which does not exist' from ledger_transactions back
      where reverses is not null
        and not exists (select from ledger_transactions t where t.key = back.reverses and t.position < back.position)
      limit ${limit})
    union all
    (select reverses, 'is taken back beyond what it posted: ' || reversed || ' of ' || original || ' ' || currency || ' of ' || account
      from (
        select t.reverses, e.account, e.currency, sum(e.amount) as reversed, coalesce((
          select amount from ledger_entries o
          where o.transaction_key = t.reverses and o.account = e.account and o.currency = e.currency), 0) as original
        from ledger_transactions t join ledger_entries e on e.transaction_key = t.key
        where t.reverses is not null group by t.reverses, e.account, e.currency) as backs
      where not ledger_reversal_fits(account, original, reversed) limit ${limit})`.execute(db)
  return rows
}
