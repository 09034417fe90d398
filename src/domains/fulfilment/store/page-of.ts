import { type RawBuilder, sql } from 'kysely'
import { type OrderFilter, whereOrders } from './conditions.ts'

/** Where a page of a list goes on: time (as the database prints it) and id of the last row. */
export type Place = { at: string; id: number }
export type Wanted = { after?: Place | undefined; oldestFirst?: boolean; limit: number }

/** Orders of the list that are read through before the index of words is asked. */
export const NEAR = 2000

/**
 * The tables of a `with` clause whose last is `page`: id and time of the orders of a page. A word that stands in many orders is met soon
 * by walking the list, a rare one is looked up; which of them it is, no plan knows before. So the list is walked for a while, and only
 * where that does not fill the page are the words looked up, all by themselves.
 */
export function pageOf(filter: OrderFilter, { after, oldestFirst = false, limit }: Wanted): RawBuilder<unknown> {
  const { words } = filter
  const begin = after
    ? sql`and (o.placed_at, o.id) ${oldestFirst ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``
  const fitting = sql`${whereOrders(filter)} ${begin}`
  const inOrder = inOrderOf(oldestFirst)
  if (words === undefined) {
    return sql`page as materialized (select o.id, o.placed_at from orders o where ${fitting} order by ${inOrder} limit ${limit})`
  }
  return sql`
    near as materialized (
      select o.id, o.placed_at, o.words from orders o where ${fitting} order by ${inOrder} limit ${NEAR}),
    met as materialized (
      select o.id, o.placed_at from near o where o.words @@ ${words}::tsquery order by ${inOrder} limit ${limit}),
    page as materialized (
      select id, placed_at from met where ${isDone(limit)}
      union all
      (select o.id, o.placed_at from ${ordersWith(words)} as o where not ${isDone(limit)} and ${fitting} order by ${inOrder} limit ${limit}))`
}

export function inOrderOf(oldestFirst: boolean): RawBuilder<unknown> {
  return oldestFirst ? sql`o.placed_at, o.id` : sql`o.placed_at desc, o.id desc`
}

/** Found by the index of words alone: `offset 0` keeps other conditions out of it. */
export const ordersWith = (words: string) => sql`(select * from orders where words @@ ${words}::tsquery offset 0)`
/** Whether walking the list filled the page, or came to its end. */
export const isDone = (limit: number) =>
  sql`((select count(*) from met) >= ${limit} or (select count(*) from near) < ${NEAR})`
