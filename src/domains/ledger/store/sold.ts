import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import { accountOf } from '../rules/accounts.ts'

/** One order of a seller and all that was booked to the seller about it since; grosze. */
export type Sold = {
  position: number
  /** When it was paid, or its commission booked where the seller collects the money. */
  at: Date
  kind: 'payment' | 'commission'
  currency: Currency
  /** The order's number; null of entries that are older than the numbers in the ledger. */
  number: string | null
  /** What the seller was credited for it, less what went back to the buyer; without the commission. */
  money: number
  /** Commission that the seller owes for money it collects itself. */
  commission: number
  /** What else it was charged with: fees of lost chargebacks, delivery. */
  charges: number
}

/**
 * What a seller's account says of orders that were paid at these moments, `to` not included, behind a position and in their order: an account has one order
 * in a transaction, and all that follows stands about the same one.
 */
export async function findSold(
  db: Database,
  { companyId, currency, from, to }: { companyId: number; currency: Currency; from: Date; to: Date },
  after: number,
  limit: number,
): Promise<Sold[]> {
  const account = accountOf('seller', companyId)
  const { rows } = await sql<Sold>`
    with opened as (
      select b.position, t.key, t.kind, t.posted_at from ledger_balances b join ledger_transactions t on t.position = b.position
      where b.account = ${account} and b.currency = ${currency} and b.position > ${after}
        and t.kind in ('payment', 'commission') and t.posted_at >= ${from} and t.posted_at < ${to}
      order by b.position limit ${limit})
    select o.position, o.posted_at as at, o.kind, ${currency} as currency,
      coalesce(max(e.reference) filter (where t.key = o.key), case when o.kind = 'commission' then split_part(o.key, ':', 2) end) as number,
      coalesce(-sum(e.amount) filter (where t.kind in ('payment', 'refund-due', 'chargeback-lost')), 0)::bigint as money,
      coalesce(sum(e.amount) filter (where t.kind in ('commission', 'commission-back')), 0)::bigint as commission,
      coalesce(sum(e.amount) filter (where t.kind in ('fee', 'delivery')), 0)::bigint as charges
    from opened o join ledger_transactions t on t.subject = o.key
      join ledger_entries e on e.transaction_key = t.key and e.account = ${account} and e.currency = ${currency}
    group by o.position, o.posted_at, o.kind, o.key order by o.position`.execute(db)
  return rows
}
