import type pg from 'pg'
import { foldText } from '../../src/values/text-fold.ts'
import type { Scenario, Shot } from '../scenario.ts'

const PAGE = 50
const SHOTS = 240

const get = (path: string, values: unknown[]): Shot => ({ request: { method: 'GET', path }, values })

/** Leaves with the first pages of each, as many as there are goods for. */
export const category: Scenario = {
  name: 'category page by price',
  target: 2220,
  async prepare(pool) {
    const { rows } = await pool.query<{ id: number; slug: string; pages: number }>(`
      select c.id, c.slug, (count(*) / ${PAGE})::int as pages from categories c join listings l on l.category_id = c.id and l.in_stock
      group by c.id having count(*) >= ${PAGE} order by c.id`)
    const shots: Shot[] = []
    for (let page = 1; shots.length < SHOTS && page <= 40; page++) {
      for (const { id, slug, pages } of rows) {
        if (page <= pages)
          shots.push(get(`/api/search?category=${slug}&sort=price&page=${page}`, [id, (page - 1) * PAGE]))
      }
    }
    const statement = `select c.card from (select product_id, price from listings where category_id = $1 and in_stock
      order by price, product_id limit ${PAGE} offset $2) l join listing_cards c using (product_id) order by l.price, l.product_id`
    return { shots: shots.slice(0, SHOTS), statement }
  },
}

/** Words of real titles: brand and model, model alone, brand and a fact, a word of the descriptions. */
async function queries(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(
    'select title from products where id % (select greatest(1, count(*) / 400) from products) = 0 order by id limit 400',
  )
  const descriptions = ['sprawny gwarancja', 'bateria', 'testowany', 'light scratches', 'geprueft', 'okazja zestaw']
  const asked = rows.flatMap(({ title }, index) => {
    const words = title.split(' ')
    const [brand = '', line = '', number = ''] = words
    return [`${brand} ${line}`, `${line} ${number}`, line, `${line} 16gb`, `${line} ${descriptions[index % 6]}`][
      index % 5
    ] as string
  })
  return [...new Set(asked)]
}

async function textSearch(pool: pg.Pool, more: string) {
  const shots = (await queries(pool)).map((query) =>
    get(`/api/search?q=${encodeURIComponent(query)}${more}`, [foldText(query).split(' ').join(' & ')]),
  )
  const statement = `select c.card from (
      select product_id, ts_rank(terms, q) as rank from listings, to_tsquery('simple', $1) q where terms @@ q
      order by rank desc limit ${PAGE}) l join listing_cards c using (product_id) order by l.rank desc`
  return { shots, statement }
}

export const text: Scenario = {
  name: 'text search',
  target: 2980,
  prepare: (pool) => textSearch(pool, '&facets=0'),
}

export const facets: Scenario = {
  name: 'text search with facets',
  target: 1910,
  prepare: (pool) => textSearch(pool, ''),
}

const ORDERS = { price: 'price', '-price': 'price desc', newest: 'listed_at desc', relevance: 'score desc' }

/** Pages 100 to 159 of everything, in all four orders. */
export const deep: Scenario = {
  name: 'deep page (100 and on)',
  target: 380,
  async prepare() {
    const shots = Array.from({ length: 60 }, (_, index) =>
      Object.keys(ORDERS).map((sort) => get(`/api/search?sort=${sort}&page=${100 + index}`, [(99 + index) * PAGE])),
    ).flat()
    const statement = `select c.card from (select product_id, price from listings where in_stock
      order by price, product_id limit ${PAGE} offset $1) l join listing_cards c using (product_id) order by l.price, l.product_id`
    return { shots, statement }
  },
}
