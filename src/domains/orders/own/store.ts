import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import { must } from '../../../values/must.ts'
import { paymentConditions } from '../../payments/index.ts'
import type { OrderStatus } from '../contract.ts'
import { type PurchaseRow, purchaseColumns } from '../store/purchases.ts'

/** Purchases read through for one page of a filtered list: however much somebody bought, a page costs as much. */
const NEAR = 500

type Filter = {
  /** Undefined: any. */
  statuses?: readonly OrderStatus[] | undefined
  /** `words`: a condition over an order's words with `#` for the company; `seller`: a part of its seller's name instead. */
  sought?: { words: string; seller: string } | undefined
}

/** Ids of a page, newest first, and after which purchase the next begins; null at the end. One statement. */
export async function findOwnPage(
  db: Database,
  userId: string,
  filter: Filter,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ ids: number[]; next: number | null }> {
  const place = sql`(p.placed_at, p.id)`
  const begin = after
    ? sql`and ${place} < (select placed_at, id from purchases where id = ${after} and user_id = ${userId})`
    : sql``
  const isFiltered = filter.statuses !== undefined || filter.sought !== undefined
  const near = isFiltered ? NEAR : limit + 1
  const fits = isFiltered
    ? sql`where exists (select from orders o where o.purchase_id = near.id ${whereOrder(filter)})`
    : sql``
  const { rows } = await sql<{ ids: number[]; nearEnd: number | null }>`
    with near as materialized (
      select p.id, p.placed_at from purchases p where p.user_id = ${userId} ${begin}
      order by p.placed_at desc, p.id desc limit ${near}),
    page as (select id, placed_at from near ${fits} order by placed_at desc, id desc limit ${limit + 1})
    select coalesce((select json_agg(id order by placed_at desc, id desc) from page), '[]') as ids,
      (select id from near where (select count(*) from near) >= ${near} order by placed_at, id limit 1) as "nearEnd"`.execute(
    db,
  )
  const { ids = [], nearEnd = null } = rows[0] ?? {}
  if (ids.length > limit) return { ids: ids.slice(0, limit), next: ids[limit - 1] ?? null }
  return { ids, next: nearEnd }
}

function whereOrder({ statuses, sought }: Filter): RawBuilder<unknown> {
  const status = statuses ? sql`and o.status in ${listOf(statuses)}` : sql``
  const words = sought
    ? sql`and (o.words @@ replace(${sought.words}, '#', o.company_id::text)::tsquery
        or position(lower(${sought.seller}) in lower(o.seller->>'name')) > 0)`
    : sql``
  return sql`${status} ${words}`
}

/** Purchases, the newest first. */
export async function findPurchasesById(
  db: Database,
  ids: readonly number[],
): Promise<(PurchaseRow & { inDispute: boolean })[]> {
  const { rows } = await sql<PurchaseRow & { inDispute: boolean }>`
    select ${purchaseColumns}, ${paymentConditions.inDispute('purchases.id')} as "inDispute" from purchases where id = any(${ids}::bigint[]) order by placed_at desc, id desc`.execute(
    db,
  )
  return rows
}

/** Bought under an address, in whatever letters, since a moment; so many at most, the newest. */
type OfGuests = { email: string; since: Date; limit: number }

const which = ({ email, since, limit }: OfGuests) => sql`
  select id from purchases where user_id is null and lower(email) = lower(${email}) and placed_at >= ${since}
  order by placed_at desc limit ${limit}`

export async function countOfGuests(db: Database, wanted: OfGuests): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${which(wanted)}) as found`.execute(db)
  return must(rows[0], 'a count').count
}

/** Gives them to a locked person; how many. */
export async function takeFromGuests(db: Database, userId: string, wanted: OfGuests): Promise<number> {
  const { rows } = await sql`
    update purchases set user_id = ${userId} where id in (${which(wanted)}) and user_id is null returning 1`.execute(db)
  return rows.length
}
