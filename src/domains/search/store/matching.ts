import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { facetLexeme } from '../lexemes.ts'
import { decodeHits, type Hits } from '../packed-row.ts'

/**
 * A document with all it is found by, the words of its title apart, and its versions: price in grosze, and the facets that it lacks and others
 * have.
 */
export type Matchable = {
  id: number
  lexemes: ReadonlySet<string>
  title: ReadonlySet<string>
  versions: readonly { price: number; lacks: ReadonlySet<string> }[]
}

export async function findMatchable(db: Database, ids: readonly number[]): Promise<Matchable[]> {
  const { rows } = await sql<{ id: number; lexemes: string[]; title: string[]; packedRow: Buffer }>`
    select product_id as id, tsvector_to_array(terms) as lexemes, float4send(0) || digest as "packedRow",
      tsvector_to_array(ts_filter(terms, '{a,b}')) as title
    from listings where product_id = any(${ids}::int[]) order by product_id`.execute(db)
  return rows.map(({ id, lexemes, title, packedRow }) => ({
    ...{ id, lexemes: new Set(lexemes), title: new Set(title) },
    versions: versionsOf(decodeHits(packedRow, 1)),
  }))
}

function versionsOf({ prices, versions }: Hits): Matchable['versions'] {
  const told = versions.get(0)
  if (!told) return [{ price: prices[0] ?? 0, lacks: new Set() }]
  const all = [...new Set(told.flatMap(({ facets }) => [...facets]))]
  return told.map(({ price, facets }) => {
    const own = new Set(facets)
    return { price, lacks: new Set(all.filter((id) => !own.has(id)).map(facetLexeme)) }
  })
}

/** Revisions after which changes are known for certain: some of those that are kept are about to go. */
const KNOWN = 1500

export type Changes = { ids: number[]; revision: number }

/** Whole revisions after `since`, oldest first, about `limit` products of them; null where some are not known any more. */
export async function findChanges(db: Database, since: number, limit: number): Promise<Changes | null> {
  const { rows } = await sql<{ revision: number; now: number; id: number | null }>`
    select c.revision::float8 as revision, s.revision::float8 as now, c.product_id as id
    from search_state s left join lateral (
      select revision, product_id from listing_changes where revision > ${since}::bigint and revision <= (
        select coalesce(max(revision), 0) from (
          select revision from listing_changes where revision > ${since}::bigint order by revision limit ${limit}) first)
    ) c on true`.execute(db)
  const { now } = must(rows[0], 'the state of the search')
  if (since < now - KNOWN) return null
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))]
  const last = rows.reduce((most, { revision }) => Math.max(most, revision ?? 0), 0)
  return { ids, revision: rows.filter(({ id }) => id !== null).length >= limit ? last : Math.max(last, now) }
}

export async function findListedIds(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from listings where product_id > ${after} order by product_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
