import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { MAX_LEVEL, SAMPLED_LEVEL, sampleLexeme } from '../lexemes.ts'

/** A document as it is read from the database to be kept in memory. */
export type IndexedDocument = {
  id: number
  categoryId: number
  topCategoryId: number
  score: number
  /** A zero rank and the packed row. */
  packedRow: Buffer
  terms: string
  card: string | null
}

const inSample = (level: number) => sql`sampled and terms @@ ${`'${sampleLexeme(level)}'`}::tsquery`

/** Number of documents: exact up to `bound`, above it estimated from the smallest sample. */
export async function countDocuments(db: Database, bound: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from listings limit ${bound + 1}) counted`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count <= bound) return count
  const sample = await sql<{ count: number }>`
    select count(*)::int as count from listings where ${inSample(MAX_LEVEL)}`.execute(db)
  return Math.max(count, (sample.rows[0]?.count ?? 0) * 2 ** MAX_LEVEL)
}

/** Ids of a nested sample, of all documents at level 0. */
export async function findIds(db: Database, level: number): Promise<number[]> {
  const condition = level >= SAMPLED_LEVEL ? inSample(level) : sql`terms @@ ${`'${sampleLexeme(level)}'`}::tsquery`
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(product_id) as ids from listings where ${level === 0 ? sql`true` : condition}`.execute(db)
  return rows[0]?.ids ?? []
}

/** Documents to be kept in memory; of those asked, the ones that are there and of the sample. Only a whole market keeps its cards. */
export async function findIndexed(db: Database, ids: readonly number[], level: number): Promise<IndexedDocument[]> {
  const card =
    level === 0 ? sql`(select c.card from listing_cards c where c.product_id = l.product_id)` : sql`null::text`
  const sample = level === 0 ? sql`true` : sql`terms @@ ${`'${sampleLexeme(level)}'`}::tsquery`
  const { rows } = await sql<IndexedDocument>`
    select product_id as id, category_id as "categoryId", top_category_id as "topCategoryId", score,
      float4send(0) || digest as "packedRow", terms::text as terms, ${card} as card
    from listings l where product_id = any(${ids}::int[]) and ${sample} offset 0`.execute(db)
  return rows
}

/** What revisions after `from` up to `to` changed, and how many of them are still known. */
export async function findChanges(
  db: Database,
  from: number,
  to: number,
): Promise<{ ids: number[]; revisions: number }> {
  const { rows } = await sql<{ ids: number[] | null; revisions: number }>`
    select array_agg(distinct product_id) as ids, count(distinct revision)::int as revisions
    from listing_changes where revision > ${from}::bigint and revision <= ${to}::bigint`.execute(db)
  return { ids: rows[0]?.ids ?? [], revisions: rows[0]?.revisions ?? 0 }
}
