import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const EACH_WAY = 60

/** The document and its neighbours in price within its category, as packed rows behind a zero rank. */
export async function findNeighbours(db: Database, productId: number): Promise<{ count: number; bytes: Buffer }> {
  const { rows } = await sql<{ count: number; bytes: Buffer | null }>`
    with own as materialized (select product_id, category_id, price, digest from listings where product_id = ${productId}),
    around as materialized (
      select digest from own
      union all
      select dearer.digest from own cross join lateral (
        select l.digest from listings l where l.category_id = own.category_id and l.in_stock
          and (l.price, l.product_id) > (own.price, own.product_id) order by l.price, l.product_id limit ${sql.lit(EACH_WAY)}) dearer
      union all
      select cheaper.digest from own cross join lateral (
        select l.digest from listings l where l.category_id = own.category_id and l.in_stock
          and (l.price, l.product_id) < (own.price, own.product_id) order by l.price desc, l.product_id desc limit ${sql.lit(EACH_WAY)}) cheaper)
    select count(*)::int as count, string_agg(float4send(0) || digest, '') as bytes from around`.execute(db)
  return { count: rows[0]?.count ?? 0, bytes: rows[0]?.bytes ?? Buffer.alloc(0) }
}
