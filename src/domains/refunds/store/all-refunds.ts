import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { microseconds, momentOf } from '../../../platform/db/moments.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import type { Minor } from '../../../values/money.ts'
import type { PaymentProviderCode } from '../../payments/contract.ts'
import type { RefundView, RefundViewState } from '../contract.ts'
import type { RefundReason } from '../rules/reasons.ts'

/** Which refunds. Days are whole days of the market, both included. */
export type RefundFilter = {
  states?: readonly RefundViewState[] | undefined
  way?: 'provider' | 'transfer' | undefined
  companyId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** What was looked for: an order, a payment by our id or the provider's, a refund. */
  sought?: { order: string } | { payment: string } | { reference: string } | { kind: number; id: number } | undefined
}

export type FoundRefund = {
  /** 0: of a payment · 1: of what was paid on delivery, by its seller. With `id` it names the refund. */
  kind: 0 | 1
  id: number
  number: string | null
  companyId: number | null
  seller: string | null
  paymentId: string | null
  reference: string | null
  provider: PaymentProviderCode | null
  amount: Minor
  currency: string
  state: RefundViewState
  way: 'provider' | 'transfer'
  by: RefundView['by'] | null
  reason: RefundReason | null
  transferId: number | null
  iban: string | null
  holder: string | null
  createdAt: Date
  doneAt: Date | null
  at: number
}

/** A page of all refunds, the latest first. One statement. */
export async function findAllRefunds(
  db: Database,
  filter: RefundFilter,
  { after, limit }: { after: { at: number; kind: number; id: number } | null; limit: number },
): Promise<FoundRefund[]> {
  const begin = (created: RawBuilder<unknown>, kind: number, id: RawBuilder<unknown>) =>
    after
      ? [sql`(${created}, ${sql.lit(kind)}, ${id}) < (${momentOf(after.at)}, ${after.kind}::int, ${after.id}::bigint)`]
      : []
  const { rows } = await sql<FoundRefund>`
    select * from (
      (select 0 as kind, r.id, coalesce(o.number, r.subjects[1]) as number, o.company_id as "companyId", o.seller->>'name' as seller,
          r.payment_id as "paymentId", p.reference, p.operator as provider, r.amount, r.currency, ${PAID.state} as state,
          ${PAID.way} as way, f.by_kind as by, f.reason, t.id as "transferId", t.iban, t.holder, r.created_at as "createdAt",
          coalesce(t.done_at, r.done_at) as "doneAt", ${microseconds(sql`r.created_at`)} as at
        from payment_refunds r join payments p on p.id = r.payment_id
          left join refunds f on f.payment_refund_id = r.id
          left join refund_transfers t on t.payment_refund_id = r.id
          left join orders o on o.number = r.subjects[1]
        where ${all([...whereRefunds(filter, PAID), ...begin(sql`r.created_at`, 0, sql`r.id`)])}
        order by r.created_at desc, r.id desc limit ${limit})
      union all
      (select 1, f.id, o.number, o.company_id, o.seller->>'name', null, null, null, f.amount, f.currency, ${OF_SELLER.state}, 'transfer',
          f.by_kind, f.reason, t.id, t.iban, t.holder, f.created_at, t.done_at, ${microseconds(sql`f.created_at`)}
        from refunds f join orders o on o.id = f.order_id join refund_transfers t on t.refund_id = f.id
        where f.payment_refund_id is null and ${all([...whereRefunds(filter, OF_SELLER), ...begin(sql`f.created_at`, 1, sql`f.id`)])}
        order by f.created_at desc, f.id desc limit ${limit})
    ) as found order by at desc, kind desc, id desc limit ${limit}`.execute(db)
  return rows
}

const transferState = sql`case t.status when 'wanted' then 'accountWanted' when 'due' then 'transferDue' else 'done' end`
/** What each condition asks, of refunds of payments and of those by their sellers. */
const PAID = {
  kind: 0,
  created: sql`r.created_at`,
  id: sql`r.id`,
  // What was paid by transfer goes back by transfer: the bank is no provider that could be asked.
  state: sql`case when t.id is not null then ${transferState} when r.status in ('done', 'failed') then r.status
    when r.status = 'sent' and p.operator = 'bank-transfer' then 'transferDue' else 'underWay' end`,
  way: sql`case when t.id is not null or p.operator = 'bank-transfer' then 'transfer' else 'provider' end`,
  company: (id: number) => sql`exists (select from orders c where c.number = any(r.subjects) and c.company_id = ${id})`,
  order: (number: string) =>
    sql`p.purchase_id = (select purchase_id from orders where number = ${number}) and ${number} = any(r.subjects)`,
  payment: (id: string) => sql`r.payment_id = ${id}`,
  reference: (text: string) => sql`p.reference = ${text}`,
}
const OF_SELLER: typeof PAID = {
  kind: 1,
  created: sql`f.created_at`,
  id: sql`f.id`,
  state: transferState,
  way: sql`'transfer'`,
  company: (id) => sql`f.company_id = ${id}`,
  order: (number) => sql`o.number = ${number}`,
  payment: () => sql`false`,
  reference: () => sql`false`,
}

/** Only what was asked for stands in the statement: one plan would not fit every list. */
function whereRefunds(
  { states, way, companyId, from, to, sought }: RefundFilter,
  of: typeof PAID,
): RawBuilder<unknown>[] {
  return [
    ...(states === undefined ? [] : [sql`${of.state} = any(${states}::text[])`]),
    ...(way === undefined ? [] : [sql`${of.way} = ${way}`]),
    ...(companyId === undefined ? [] : [of.company(companyId)]),
    ...(from === undefined ? [] : [sql`${of.created} >= ${momentsOfDay(from).start}`]),
    ...(to === undefined ? [] : [sql`${of.created} < ${momentsOfDay(to).end}`]),
    ...(sought === undefined ? [] : [soughtIn(sought, of)]),
  ]
}

function soughtIn(sought: NonNullable<RefundFilter['sought']>, of: typeof PAID): RawBuilder<unknown> {
  if ('order' in sought) return of.order(sought.order)
  if ('payment' in sought) return of.payment(sought.payment)
  if ('reference' in sought) return of.reference(sought.reference)
  return sought.kind === of.kind ? sql`${of.id} = ${sought.id}` : sql`false`
}

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `)
