import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import type { PaymentProviderCode } from '../../payments/contract.ts'
import { paymentConditions } from '../../payments/index.ts'
import type { OrderPaymentStatus, OrderStatus } from '../contract.ts'
import type { StoredFacts } from '../rules/order-facts.ts'
import { factsOf } from '../store/purchases.ts'
import type { AnyOrder } from './contract.ts'

/** Orders read through for one page where a condition has no index: a page costs as much however many there are. */
const NEAR = 5000

export type Filter = {
  sought?: { number: string } | { email: string } | { payment: string } | { words: string; seller: string } | undefined
  status?: OrderStatus | undefined
  payment?: OrderPaymentStatus | undefined
  provider?: PaymentProviderCode | undefined
  companyId?: number | undefined
  /** Days of the market, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Grosze, both included. */
  least?: number | undefined
  most?: number | undefined
}

export type FoundOrder = Pick<
  AnyOrder,
  'number' | 'status' | 'paymentStatus' | 'method' | 'total' | 'givenBack' | 'currency' | 'company' | 'buyer'
> & { id: number; placedAt: Date; cashOnDelivery: boolean; facts: StoredFacts; firstTitle: string; pieces: number }

/** A page of all orders, newest first, and behind which the next begins; null at the end. One statement, and one for the rows. */
export async function findAll(
  db: Database,
  filter: Filter,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ rows: FoundOrder[]; next: number | null }> {
  const begin = after ? [sql`(o.placed_at, o.id) < (select placed_at, id from orders where id = ${after})`] : []
  const loose = looseOf(filter)
  const { provider } = filter
  const near = loose.length > 0 || provider ? NEAR : limit + 1
  const { rows } = await sql<{ ids: number[]; nearEnd: number | null }>`
    with near as materialized (
      select o.id, o.placed_at, o.purchase_id, ${all(loose)} as fits from orders o where ${all([...indexedOf(filter), ...begin])}
      order by o.placed_at desc, o.id desc limit ${near}),
    page as (
      select near.id, near.placed_at from near ${provider ? paidBy(provider) : sql``} where near.fits
      order by near.placed_at desc, near.id desc limit ${limit + 1})
    select coalesce((select json_agg(id order by placed_at desc, id desc) from page), '[]') as ids,
      (select id from near where (select count(*) from near) >= ${near} order by placed_at, id limit 1) as "nearEnd"`.execute(
    db,
  )
  const { ids = [], nearEnd = null } = rows[0] ?? {}
  const shown = ids.slice(0, limit)
  const next = ids.length > limit ? (shown.at(-1) ?? null) : nearEnd
  return { rows: shown.length > 0 ? await findRows(db, shown) : [], next }
}

async function findRows(db: Database, ids: readonly number[]): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select o.id, o.number, o.placed_at as "placedAt", o.status, o.payment_status as "paymentStatus", o.method,
      o.cash_on_delivery as "cashOnDelivery", o.total, o.given_back as "givenBack", o.currency, ${factsOf('o')} as facts,
      json_build_object('id', o.company_id, 'name', o.seller->'name') as company,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email) as buyer,
      bought.title as "firstTitle", bought.pieces
    from orders o join purchases p on p.id = o.purchase_id
      cross join lateral (
        select (array_agg(i.title order by i.id))[1] as title, sum(i.quantity)::int as pieces
        from order_items i where i.order_id = o.id) as bought
    where o.id = any(${ids}::bigint[]) order by o.placed_at desc, o.id desc`.execute(db)
  return rows
}

/** What an index answers together with the order by time, or finds few of. */
function indexedOf({ sought, status, companyId, from, to }: Filter): RawBuilder<unknown>[] {
  return [
    // Written out: of one status there may be nearly all, of another hardly any.
    ...(status === undefined ? [] : [sql`o.status = ${sql.lit(status)}`]),
    ...(companyId === undefined ? [] : [sql`o.company_id = ${companyId}`]),
    ...(from === undefined ? [] : [sql`o.placed_at >= ${momentsOfDay(from).start}`]),
    ...(to === undefined ? [] : [sql`o.placed_at < ${momentsOfDay(to).end}`]),
    ...(sought && 'number' in sought ? [sql`o.number = ${sought.number}`] : []),
    ...(sought && 'email' in sought ? [sql`o.buyer_email = ${sought.email}`] : []),
    ...(sought && 'payment' in sought
      ? [sql`o.purchase_id in ${paymentConditions.purchasesPaidAs(sought.payment)}`]
      : []),
  ]
}

/** Of the orders near, those paid, or last tried to be paid, through a provider. */
const paidBy = (provider: PaymentProviderCode) =>
  sql`join ${paymentConditions.providersUsed(sql`array(select purchase_id from near where fits)`)} as used
    on used.purchase_id = near.purchase_id and used.operator = ${provider}`

/** What is looked at order by order. */
function looseOf({ sought, payment, provider, least, most }: Filter): RawBuilder<unknown>[] {
  return [
    ...(payment === undefined ? [] : [sql`o.payment_status = ${payment}`]),
    ...(least === undefined ? [] : [sql`o.total >= ${least}::bigint`]),
    ...(most === undefined ? [] : [sql`o.total <= ${most}::bigint`]),
    ...(provider === undefined ? [] : [sql`not o.cash_on_delivery`]),
    ...(sought && 'words' in sought
      ? [
          sql`(o.words @@ replace(${sought.words}, '#', o.company_id::text)::tsquery
            or position(lower(${sought.seller}) in lower(o.seller->>'name')) > 0)`,
        ]
      : []),
  ]
}

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** How many orders are in each status, up to a bound: a few entries of an index each. */
export async function countStatuses(
  db: Database,
  statuses: readonly string[],
  bound: number,
): Promise<[status: string, count: number][]> {
  const { rows } = await sql<{ status: string; count: number }>`
    select wanted.status, found.count from unnest(${statuses}::text[]) as wanted(status),
      lateral (select count(*)::int as count from (
        select 1 from orders where orders.status = wanted.status limit ${bound}) as first) as found`.execute(db)
  return rows.map(({ status, count }) => [status, count])
}
