import type pg from 'pg'
import type { Prepared, Scenario } from '../scenario.ts'

const DETAIL = `
  select p.*, c.name, c.short_name, c.city, (select json_agg(v.* order by v.position) from versions v where v.product_id = p.id) as versions
  from products p join companies c on c.id = p.company_id where p.id = $1 and p.status = 'published' and c.status = 'approved'`

const PAGE = `
  select p.*, to_json(c.*) as company, (select json_agg(v.* order by v.position) from versions v where v.product_id = p.id) as versions,
    (select json_agg(d.*) from delivery_prices d where d.company_id = p.company_id and d.enabled) as deliveries,
    (select json_agg(card) from (select k.card from listings l join listing_cards k using (product_id)
      where l.category_id = p.category_id and l.in_stock and l.price >= 0 order by l.price limit 8) s) as similar
  from products p join companies c on c.id = p.company_id where p.id = $1`

async function products(pool: pg.Pool, count: number, prefix: string, statement: string | null): Promise<Prepared> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from products where id % (select greatest(1, count(*) / $1) from products) = 1 order by md5(id::text) limit $1',
    [count],
  )
  const headers = statement === null ? { 'accept-encoding': 'gzip' } : {}
  return {
    shots: rows.map(({ id }) => ({ request: { method: 'GET', path: `${prefix}${id}`, headers }, values: [id] })),
    statement,
  }
}

export const detail: Scenario = {
  name: 'product detail',
  target: 1270,
  prepare: (pool) => products(pool, 1000, '/api/products/', DETAIL),
}

export const page: Scenario = {
  name: 'product page HTML, cold',
  target: 600,
  prepare: (pool) => products(pool, 1000, '/products/', PAGE),
}

/** As browsers ask for it: compressed. */
export const cachedPage: Scenario = {
  name: 'product page HTML, cached',
  cached: true,
  target: 8000,
  prepare: (pool) => products(pool, 200, '/products/', null),
}

/** A thing's own page, to which its QR code leads. */
export const passport: Scenario = {
  name: 'passport of a unit, cached',
  cached: true,
  target: 5000,
  prepare: async (pool) => {
    const { rows } = await pool.query<{ code: string }>('select code from units where seq > 0 order by id limit 200')
    const headers = { 'accept-encoding': 'gzip' }
    return {
      shots: rows.map(({ code }) => ({ request: { method: 'GET', path: `/units/${code}`, headers }, values: [code] })),
      statement: null,
    }
  },
}
