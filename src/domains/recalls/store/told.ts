import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type RecallOffer = { productId: number; companyId: number; title: string }

/** Notes which offers it is about; answers those that are new. */
export async function insertOffers(
  db: Database,
  recallId: number,
  offers: readonly RecallOffer[],
): Promise<RecallOffer[]> {
  const { rows } = await sql<RecallOffer>`
    insert into recall_offers (recall_id, product_id, company_id, title)
    select ${recallId}, t."productId", t."companyId", t.title
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as t("productId" int, "companyId" int, title text)
    on conflict do nothing returning product_id as "productId", company_id as "companyId", title`.execute(db)
  return rows
}

/** All offers of a recall: as many as an order may be compared with at once. */
export async function findProductIds(db: Database, recallId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from recall_offers where recall_id = ${recallId} order by product_id`.execute(db)
  return rows.map(({ id }) => id)
}

export type SellerOffers = { companyId: number; titles: string[] }

/** Companies after an id with some of their offers, in id order. */
export async function findSellers(
  db: Database,
  recallId: number,
  after: number,
  limit: number,
): Promise<SellerOffers[]> {
  const { rows } = await sql<SellerOffers>`
    select o.company_id as "companyId", (array_agg(o.title order by o.product_id))[1:20] as titles
    from recall_offers o where o.recall_id = ${recallId} and o.company_id > ${after}
    group by o.company_id order by o.company_id limit ${limit}`.execute(db)
  return rows
}

/** Of these companies the ones that were not told before. */
export async function noteSellers(db: Database, recallId: number, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into recall_sellers (recall_id, company_id, told_at) select ${recallId}, t.id, ${at} from unnest(${ids}::int[]) as t(id)
    on conflict do nothing returning company_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of these orders the ones whose buyers were not told before. */
export async function noteBuyers(db: Database, recallId: number, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into recall_buyers (recall_id, order_id, told_at) select ${recallId}, t.id, ${at} from unnest(${ids}::int[]) as t(id)
    on conflict do nothing returning order_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

export type Counts = { recallId: number; offers: number; sellers: number; buyers: number }

/** How many of each, up to a bound. */
export async function countTold(db: Database, recallIds: readonly number[], bound: number): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select t.id as "recallId",
      (select count(*)::int from (select from recall_offers o where o.recall_id = t.id limit ${bound}) as a) as offers,
      (select count(*)::int from (select from recall_sellers s where s.recall_id = t.id limit ${bound}) as b) as sellers,
      (select count(*)::int from (select from recall_buyers b where b.recall_id = t.id limit ${bound}) as c) as buyers
    from unnest(${recallIds}::int[]) as t(id)`.execute(db)
  return rows
}
