import type pg from 'pg'

export type Buyable = { versionId: number; companyId: number; productId: number; price: number }

const COUNT = 2000

/** Goods of many sellers with plenty of stock, ordered so that neighbours are of different sellers. */
export async function buyables(pool: pg.Pool): Promise<Buyable[]> {
  const { rows } = await pool.query<Buyable>(
    `with chosen as materialized (
      select v.id from versions v join listings l on l.product_id = v.product_id
      where l.in_stock and v.id % (select greatest(1, count(*) / 4000) from products) = 0 order by v.id limit ${COUNT}),
    filled as (update versions set quantity = 1000000 where id in (select id from chosen) returning id, product_id, price)
    select f.id as "versionId", p.company_id as "companyId", p.id as "productId", f.price
    from filled f join products p on p.id = f.product_id
    order by row_number() over (partition by p.company_id order by p.id), p.company_id`,
  )
  return rows
}

/** Deletes what earlier measurements bought, so that nothing of it ends or is looked after during this one. */
export async function purgePurchases(pool: pg.Pool): Promise<void> {
  // Units outlive orders: without this they would go along.
  await pool.query(`
    alter table units drop constraint units_order_id_fkey;
    truncate purchases, carts, idempotency_keys cascade;
    alter table units add constraint units_order_id_fkey foreign key (order_id) references orders on delete set null`)
  await pool.query('delete from graphile_worker._private_jobs')
}
