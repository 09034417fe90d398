import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { accountOf, SELLER_ACCOUNTS } from '../rules/accounts.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** All that was booked to a company's accounts, behind a position and in the order of the books; what the market owes is positive. */
export async function findEntriesOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const accounts = SELLER_ACCOUNTS.map((kind) => accountOf(kind, companyId))
  const { rows } = await sql<Exported>`
    with page as (
      select distinct b.position from ledger_balances b
      where b.account = any(${accounts}::text[]) and b.position > ${after} order by b.position limit ${limit})
    select b.position as id, jsonb_build_object('position', b.position, 'posted_at', t.posted_at, 'kind', t.kind,
      'account', split_part(b.account, ':', 1), 'reference', e.reference, 'amount', -e.amount, 'balance', -b.balance,
      'currency', b.currency, 'hash', encode(t.hash, 'hex')) as row
    from page join ledger_balances b on b.position = page.position and b.account = any(${accounts}::text[])
      join ledger_transactions t on t.position = b.position
      join ledger_entries e on e.transaction_key = t.key and e.account = b.account and e.currency = b.currency
    order by b.position, b.account, b.currency`.execute(db)
  return rows
}
