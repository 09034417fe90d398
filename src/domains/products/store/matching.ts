import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** What an offer has to be like: all that is said has to fit. Brand and model whatever their case. */
export type OfferPattern = {
  brand: string | null
  model: string | null
  ean: string | null
  categoryIds: readonly number[] | null
  productIds: readonly number[] | null
}
export type MatchedOffer = { productId: number; companyId: number; title: string }

type Wanted = Record<keyof OfferPattern, RawBuilder<unknown>>
const fits = (of: Wanted) => sql`(${of.brand} is null or lower(p.brand) = lower(${of.brand}))
  and (${of.model} is null or position(lower(${of.model}) in lower(p.model || ' ' || p.title)) > 0)
  and (${of.ean} is null or p.ean = ${of.ean})
  and (${of.categoryIds} is null or p.category_id = any(${of.categoryIds}))
  and (${of.productIds} is null or p.id = any(${of.productIds}))`

/** Offers that fit after an id, whatever their status, in id order. */
export async function findMatching(
  db: Database,
  of: OfferPattern,
  after: number,
  limit: number,
): Promise<MatchedOffer[]> {
  const { rows } = await sql<MatchedOffer>`
    select p.id as "productId", p.company_id as "companyId", p.title from products p
    where p.id > ${after} and ${fits({
      brand: sql`${of.brand}::text`,
      model: sql`${of.model}::text`,
      ean: sql`${of.ean}::text`,
      categoryIds: sql`${of.categoryIds}::int[]`,
      productIds: sql`${of.productIds}::int[]`,
    })} order by p.id limit ${limit}`.execute(db)
  return rows
}

/** Which of these offers fit which of the patterns, by its id; one statement however many there are. */
export async function findMatchingOf(
  db: Database,
  patterns: readonly (OfferPattern & { id: number })[],
  ids: readonly number[],
): Promise<(MatchedOffer & { patternId: number })[]> {
  const { rows } = await sql<MatchedOffer & { patternId: number }>`
    select w.id as "patternId", p.id as "productId", p.company_id as "companyId", p.title
    from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb)
      as w(id int, brand text, model text, ean text, "categoryIds" int[], "productIds" int[])
    join products p on ${fits({
      brand: sql`w.brand`,
      model: sql`w.model`,
      ean: sql`w.ean`,
      categoryIds: sql`w."categoryIds"`,
      productIds: sql`w."productIds"`,
    })}
    where p.id = any(${ids}::int[]) order by w.id, p.id`.execute(db)
  return rows
}
