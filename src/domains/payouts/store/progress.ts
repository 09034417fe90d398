import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { sellerMoney } from '../../ledger/index.ts'

type SellerEntry = Awaited<ReturnType<typeof sellerMoney.findSellerEntries>>[number]

/** How far the ledger was read. Locked until the transaction ends: nobody else reads on, draws up or approves meanwhile. */
export async function lockProgress(db: Database): Promise<number> {
  await sql`insert into payout_progress (read_to) values (0) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ readTo: number }>`
    select read_to as "readTo" from payout_progress for update`.execute(db)
  return must(rows[0], 'the progress of payouts').readTo
}

/** The same without waiting for anybody; 0 where nothing was read. */
export async function findProgress(db: Database): Promise<number> {
  const { rows } = await sql<{ readTo: number }>`
    select coalesce(max(read_to), 0) as "readTo" from payout_progress`.execute(db)
  return must(rows[0], 'the progress of payouts').readTo
}

/** Keeps entries of the ledger up to a position. What a payout itself posted belongs to that payout. */
export async function insertEntries(db: Database, entries: readonly SellerEntry[], readTo: number): Promise<void> {
  await sql`
    insert into payout_entries (position, company_id, currency, transaction_key, kind, order_number, amount, posted_at, line_id)
    select e.position, e."companyId", e.currency, e.key, e.kind, e.reference, e.amount, e."postedAt", l.id
    from json_to_recordset(${JSON.stringify(entries)}::json) as e(position bigint, "companyId" int, currency text, key text,
        kind text, reference text, amount bigint, "postedAt" timestamptz)
      left join payout_lines l on e.kind = 'payout' and e.key = 'payout:' || l.id and l.company_id = e."companyId"`.execute(
    db,
  )
  await sql`update payout_progress set read_to = ${readTo}`.execute(db)
}
