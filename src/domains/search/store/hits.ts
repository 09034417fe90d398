import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { SCORE_SHARE } from '../lexemes.ts'

export type HitsQuery = {
  /** Tsqueries over words and marks, of which one must fit. */
  matches: readonly string[]
  /** Only the sampled documents, by their own small index. */
  sampled: boolean
  /** What stands before a packed row: the offer's score, relevance of the title to words, or 1 for hits that have all of them there. */
  rank: { by: 'score' } | { by: 'words' | 'strong'; query: string }
}

/** Packed rows of at most `limit` hits behind their relevance, as one value; nothing is ordered. */
export async function findHits(
  db: Database,
  query: HitsQuery,
  limit: number,
): Promise<{ count: number; bytes: Buffer }> {
  const { rank } = query
  const value = {
    score: () => sql`score`,
    words: (words: string) => sql`(ts_rank(title, ${words}::tsquery) + ${sql.lit(SCORE_SHARE)} * score)::real`,
    strong: (strong: string) => sql`(title @@ ${strong}::tsquery)::int::real`,
  }[rank.by](rank.by === 'score' ? '' : rank.query)
  const { rows } = await sql<{ count: number; bytes: Buffer | null }>`
    with hits as materialized (
      select float4send(${value}) || digest as bytes from listings
      where (${sql.join(
        query.matches.map((match) => sql`terms @@ ${match}::tsquery`),
        sql` or `,
      )}) ${query.sampled ? sql`and sampled` : sql``} limit ${limit})
    select count(*)::int as count, string_agg(bytes, '') as bytes from hits`.execute(db)
  return { count: rows[0]?.count ?? 0, bytes: rows[0]?.bytes ?? Buffer.alloc(0) }
}

/** Number of documents that match and cost so much, counted up to `limit`. */
export async function countHits(
  db: Database,
  match: string,
  price: { from: number; to: number },
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from listings where terms @@ ${match}::tsquery and price between ${price.from}::bigint and ${price.to}::bigint
      limit ${limit}) hits`.execute(db)
  return rows[0]?.count ?? 0
}
