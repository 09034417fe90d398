import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Fewer offers of a model say nothing about what it usually costs. */
const LEAST = 3

/**
 * Counts anew what models usually cost (gross, grosze), unless that was done within the last hour: a second or two for a million offers. Damaged
 * goods are left out. False: nothing was done.
 */
export async function recountTypicalPrices(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ at: Date }>`
    update search_state set prices_counted_at = ${now}
    where prices_counted_at is null or prices_counted_at < ${now}::timestamptz - interval '1 hour' returning prices_counted_at as at`.execute(
    db,
  )
  if (rows.length === 0) return false
  await sql`
    with counted as materialized (
      select category_id, model_name as name, count(*)::int as offers,
        percentile_disc(0.5) within group (order by price) as price
      from listings where model_name is not null
      group by 1, 2 having count(*) >= ${sql.lit(LEAST)}),
    gone as (
      delete from typical_prices t where not exists (
        select from counted c where c.category_id = t.category_id and c.name = t.name))
    insert into typical_prices as t (category_id, name, price, offers) select category_id, name, price, offers from counted
    on conflict (category_id, name) do update set price = excluded.price, offers = excluded.offers
      where t.price <> excluded.price or t.offers <> excluded.offers`.execute(db)
  return true
}

/** What the models of products usually cost, by product; those of which nothing is known are left out. */
export async function findTypicalPrices(
  db: Database,
  asked: readonly { id: number; categoryId: number; name: string | null }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; price: number }>`
    select a.id, t.price::float8 as price
    from unnest(${asked.map(({ id }) => id)}::int[], ${asked.map(({ categoryId }) => categoryId)}::int[],
      ${asked.map(({ name }) => name)}::text[]) as a(id, category_id, name)
    join typical_prices t on t.category_id = a.category_id and t.name = a.name`.execute(db)
  return new Map(rows.map(({ id, price }) => [id, price]))
}
