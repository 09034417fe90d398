import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** First half of the lock under which a company's rows are written anew, one at a time. */
const REFRESHING = 726_351_004

export async function hasChanges(db: Database, companyId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from assortment_changes where company_id = ${companyId} limit 1`.execute(db)
  return rows.length > 0
}

export async function findCompaniesWithChanges(db: Database): Promise<number[]> {
  const { rows } = await sql<{ companyId: number }>`
    select distinct company_id as "companyId" from assortment_changes order by 1`.execute(db)
  return rows.map((row) => row.companyId)
}

/**
 * Takes up to so many marks of a company and writes these products' rows anew; false: there were none. Call it in a transaction of its
 * own: the lock is asked for first, so what is read afterwards is never older than what somebody else has written.
 */
export async function takeChanges(db: Database, companyId: number, limit: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${REFRESHING}::int, ${companyId}::int)`.execute(db)
  const { rows } = await sql<{ productId: number }>`
    with taken as (
      delete from assortment_changes where id in (
        select id from assortment_changes where company_id = ${companyId} order by id limit ${limit})
      returning product_id)
    select distinct product_id as "productId" from taken`.execute(db)
  const ids = rows.map((row) => row.productId)
  if (ids.length === 0) return false
  await sql`
    insert into assortment (product_id, company_id, category_id, standing, state, price, quantity, reduced, pictured, created_at,
      updated_at, title, terms, text_hash)
    select p.id, p.company_id, p.category_id, case when p.status = 'published' and v.quantity = 0 then 'soldOut' else p.status end,
      p.state, v.price, v.quantity, v.reduced, jsonb_array_length(p.images) > 0,
      date_trunc('milliseconds', p.created_at), date_trunc('milliseconds', p.updated_at),
      case when a.text_hash = t.hash then a.title else left(fold_text(p.title), 200) end,
      case when a.text_hash = t.hash then a.terms else
        assortment_terms(concat_ws(' ', p.title, p.brand, p.model), array[p.mpn, p.erp_code, p.ean, p.product_index])
          || array_to_tsvector(array['#' || p.id, '@' || p.company_id]) end,
      t.hash
    from products p cross join lateral (
      select coalesce(min(price), 0) as price, coalesce(sum(quantity), 0) as quantity, coalesce(bool_or(was_price is not null), false) as reduced
      from versions where product_id = p.id) v
    cross join lateral (
      select hashtextextended(jsonb_build_array(p.title, p.brand, p.model, p.mpn, p.erp_code, p.ean, p.product_index)::text, 0) as hash) t
    left join assortment a on a.product_id = p.id
    where p.id = any(${ids}::int[])
    on conflict (product_id) do update set category_id = excluded.category_id, standing = excluded.standing, state = excluded.state,
      price = excluded.price, quantity = excluded.quantity, reduced = excluded.reduced, pictured = excluded.pictured,
      updated_at = excluded.updated_at, title = excluded.title, terms = excluded.terms, text_hash = excluded.text_hash`.execute(
    db,
  )
  await sql`
    delete from assortment where product_id = any(${ids}::int[])
      and not exists (select 1 from products where id = assortment.product_id)`.execute(db)
  return true
}
