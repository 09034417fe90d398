import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** `packedRow`: behind a zero rank, of a product whose versions differ. */
export type CardRow = { id: number; value: number; card: string; revision: number; packedRow: Buffer | null }
export type Scope = { column: 'category_id' | 'top_category_id'; id: number } | null
export type Place = { value: number; id: number }

/** A part of the list in index order: in stock or sold out, of one category or of all. */
export type Walk = {
  scope: Scope
  order: 'price' | 'score' | 'listed_at'
  descending: boolean
  inStock: boolean
  /** Conditions that the index does not answer. */
  match: string | null
  /** Words that must (or, with `weak`, must not) all stand in the title. */
  strong: string | null
  weak: boolean
  /** Of the cheapest version. */
  priceFrom: number | null
  priceTo: number | null
  /**
   * Marks of prices of which a dearer version has one, where the cheapest is below `priceFrom`: such products are looked at, too; `alone`: only they. What
   * their versions have is for the reader of the rows to tell.
   */
  dearer: { marks: string; alone: boolean } | null
  /**
   * A guess where the page ends, and marks that hold all before it: what matches there is collected and sorted. When it is not
   * enough, the walk goes on as if there were no guess.
   */
  band: { end: number; marks: string } | null
  /** Collect what matches and sort it, rather than look at rows in index order: better when few of many match. */
  collected: boolean
  /** Exclusive start in the direction of the walk. */
  from: Place | null
}

/** So many rows are looked at in index order before the matching ones are collected and sorted instead. */
const WALK_LIMIT = 10_000

const VALUE = {
  price: sql`price::float8`,
  score: sql`score::float8`,
  listed_at: sql`extract(epoch from listed_at)::float8`,
}
const toColumn = (order: Walk['order'], value: number) =>
  ({
    price: sql`${value}::bigint`,
    score: sql`${value}::float8::real`,
    listed_at: sql`to_timestamp(${value}::float8)`,
  })[order]

function conditions(walk: Walk): { onIndex: RawBuilder<unknown>; onRow: RawBuilder<unknown>; filtered: boolean } {
  const onIndex = [sql`in_stock = ${walk.inStock}`]
  const onRow: RawBuilder<unknown>[] = []
  if (walk.scope) onIndex.push(sql`${sql.ref(walk.scope.column)} = ${walk.scope.id}`)
  if (walk.from) {
    const than = walk.descending ? sql`<` : sql`>`
    onIndex.push(
      sql`(${sql.ref(walk.order)}, product_id) ${than} (${toColumn(walk.order, walk.from.value)}, ${walk.from.id}::int)`,
    )
  }
  const price = walk.order === 'price' ? onIndex : onRow
  const { priceFrom, priceTo, dearer } = walk
  if (dearer?.alone) {
    price.push(sql`price < ${priceFrom}::bigint`)
    onRow.push(hasDearer(dearer.marks))
  } else if (priceFrom !== null && dearer) {
    onRow.push(sql`(price >= ${priceFrom}::bigint or ${hasDearer(dearer.marks)})`)
  } else if (priceFrom !== null) price.push(sql`price >= ${priceFrom}::bigint`)
  if (priceTo !== null) price.push(sql`price <= ${priceTo}::bigint`)
  if (walk.strong !== null)
    onRow.push(walk.weak ? sql`not title @@ ${walk.strong}::tsquery` : sql`title @@ ${walk.strong}::tsquery`)
  if (walk.match !== null) onRow.push(sql`terms @@ ${walk.match}::tsquery`)
  const filtered = onRow.length > 0
  return { onIndex: sql.join(onIndex, sql` and `), onRow: filtered ? sql.join(onRow, sql` and `) : sql`true`, filtered }
}

/** The mark in a packed row of a product whose versions differ. */
const versionsDiffer = sql`get_byte(digest, 17) & 2 = 2`
/** One of the product's versions has such a price. */
const hasDearer = (marks: string) => sql`(${versionsDiffer} and terms @@ ${marks}::tsquery)`

/** The next cards of a walk. Rows come in the direction of the walk. */
export async function findCards(db: Database, walk: Walk, limit: number, offset: number): Promise<CardRow[]> {
  const { onIndex, onRow, filtered } = conditions(walk)
  const direction = walk.descending ? sql`desc` : sql`asc`
  const order = sql`${sql.ref(walk.order)} ${direction}, product_id ${direction}`
  if (!filtered) {
    const page = sql`select product_id, ${VALUE[walk.order]} as value from listings where ${onIndex} order by ${order} limit ${limit} offset ${offset}`
    return withCards(db, page, direction)
  }
  const collect = (matching: RawBuilder<unknown>) =>
    withCards(
      db,
      sql`select product_id, value from (
        select product_id, ${VALUE[walk.order]} as value from listings where ${matching} offset 0) matching
      order by value ${direction}, product_id ${direction} limit ${limit} offset ${offset}`,
      direction,
    )
  if (walk.band && walk.match !== null) {
    const { end, marks } = walk.band
    const within = walk.descending ? sql`>=` : sql`<=`
    const { onRow: inBand } = conditions({ ...walk, match: `${walk.match} & ${marks}` })
    const rows = await collect(
      sql`${onIndex} and ${inBand} and ${sql.ref(walk.order)} ${within} ${toColumn(walk.order, end)}`,
    )
    if (rows.length === limit) return rows
  }
  if (!walk.collected) {
    const page = sql`select product_id, value from (
        select product_id, ${VALUE[walk.order]} as value, price, title, terms, digest from listings
        where ${onIndex} order by ${order} limit ${sql.lit(WALK_LIMIT)}) walked
      where ${onRow} limit ${limit} offset ${offset}`
    const rows = await withCards(db, page, direction)
    if (rows.length === limit) return rows
  }
  // The walk was cut off, or this is the end.
  return collect(sql`${onIndex} and ${onRow}`)
}

async function withCards(db: Database, page: RawBuilder<unknown>, direction: RawBuilder<unknown>): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized (${page})
    select p.product_id as id, p.value, c.card, (select revision from search_state) as revision,
      case when ${versionsDiffer} then float4send(0) || l.digest end as "packedRow"
    from page p join listing_cards c on c.product_id = p.product_id join listings l on l.product_id = p.product_id
    order by p.value ${direction}, p.product_id ${direction}`.execute(db)
  return rows
}

/** Rows of a walk, counted up to `limit`. */
export async function countWalk(db: Database, walk: Walk, limit: number): Promise<number> {
  const { onIndex, onRow } = conditions(walk)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from listings where ${onIndex} and ${onRow} limit ${limit}) walked`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Cards by id, in the order asked; documents that are gone are left out. */
export async function findCardsOf(db: Database, ids: readonly number[]): Promise<{ id: number; card: string }[]> {
  const { rows } = await sql<{ id: number; card: string }>`
    select c.product_id as id, c.card from unnest(${ids}::int[]) with ordinality as asked(id, at) join listing_cards c on c.product_id = asked.id
    order by at`.execute(db)
  return rows
}
