import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type HitsQuery = {
  /** A tsquery over words and marks. */
  match: string
  /** Words by which hits are ranked; null when nothing was typed. */
  rank: string | null
  priceFrom: number | null
  priceTo: number | null
}

/** Part of the relevance that is the offer's own quality. */
const SCORE_SHARE = 0.25

const cheapEnough = ({ priceFrom, priceTo }: HitsQuery) => {
  if (priceFrom === null && priceTo === null) return sql``
  return sql`and price between ${priceFrom ?? 0}::bigint and ${priceTo ?? Number.MAX_SAFE_INTEGER}::bigint`
}

/** Digests of at most `limit` hits behind their relevance, as one value; nothing is ordered. */
export async function findHits(db: Database, query: HitsQuery, limit: number): Promise<{ count: number; bytes: Buffer }> {
  const relevance =
    query.rank === null
      ? sql`score`
      : sql`(case when in_stock then 0.25 else 0 end + ts_rank(terms, ${query.rank}::tsquery) + ${sql.lit(SCORE_SHARE)} * score)::real`
  const { rows } = await sql<{ count: number; bytes: Buffer | null }>`
    with hits as materialized (
      select float4send(${relevance}) || digest as bytes from listings
      where terms @@ ${query.match}::tsquery ${cheapEnough(query)} limit ${limit})
    select count(*)::int as count, string_agg(bytes, '') as bytes from hits`.execute(db)
  return { count: rows[0]?.count ?? 0, bytes: rows[0]?.bytes ?? Buffer.alloc(0) }
}

/** Number of hits, counted up to `limit`. */
export async function countHits(db: Database, query: HitsQuery, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from listings where terms @@ ${query.match}::tsquery ${cheapEnough(query)} limit ${limit}) hits`.execute(db)
  return rows[0]?.count ?? 0
}
