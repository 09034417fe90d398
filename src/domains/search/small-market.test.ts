import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGeneratedMarket, listOf } from '../../../test/factories/generated-market.ts'
import type { TestMarket } from '../../../test/market.ts'
import { listedBrand } from '../../values/brands.ts'
import type { SearchPage } from './contract.ts'
import { refreshDocuments } from './index.ts'

const COUNT = 5000

let market: TestMarket

beforeAll(async () => {
  market = await aGeneratedMarket(COUNT, 800)
})
afterAll(() => market.close())

const list = (query: string) => listOf(market, query)

const ids = (page: SearchPage) => page.items.map((item) => item.id)

test('R11 a market of five thousand is counted exactly, with and without text and filters', async () => {
  const whole = await list('')
  expect(whole.total).toEqual({ count: COUNT, exact: true })
  expect(whole.facetsExact).toBe(true)
  const { rows } = await market.query('select brand, count(*)::int as n from products group by brand')
  const brands = whole.facets.find((facet) => facet.key === 'brand')?.values ?? []
  expect(brands.length).toBeGreaterThan(3)
  // Makers are called as the list of brands calls them, however sellers write them.
  const named = rows.filter(({ brand }) => listedBrand(brand))
  const expected = Map.groupBy(named, ({ brand }) => listedBrand(brand))
  for (const { label, count } of brands) {
    expect([label, count]).toEqual([label, expected.get(label)?.reduce((sum, { n }) => sum + n, 0)])
  }
  for (const [query, condition] of [
    ['q=laptop&literal=1', `terms @@ 'laptop'`],
    ['vat=margin', `product_id in (select id from products where vat_scheme = 'margin')`],
    ['q=sprawny+lenovo&literal=1', `terms @@ 'sprawny & lenovo'`],
    [
      'brand=dell,lenovo&price=..250000',
      `price <= 250000 and product_id in (select id from products where brand in ('Dell', 'Lenovo'))`,
    ],
  ] as const) {
    const truth = (await market.query(`select count(*)::int as n from listings where ${condition}`)).rows[0].n
    expect(truth).toBeGreaterThan(200)
    expect([query, (await list(query)).total]).toEqual([query, { count: truth, exact: true }])
  }
})

test('R11 hits with the words in the title come first, as the database would rank them', async () => {
  const found = ids(await list('q=thinkpad+bateria&literal=1'))
  const { rows } = await market.query(`
    select product_id as id from listings where terms @@ 'thinkpad & bateria'
    order by in_stock desc, (ts_rank(terms, 'thinkpad | bateria') + 0.25 * score)::real desc, product_id desc limit 50`)
  expect(found).toEqual(rows.map((row) => row.id))
})

test('what changes, goes or comes back is seen at once', async () => {
  const { deps } = market
  const shown = async () => ids(await list('q=zefirynka&literal=1'))
  expect((await list('q=zefirynka&literal=1&page=2')).items).toEqual([])
  await sql`update products set title = 'Zefirynka 3000' where id in (17, 18)`.execute(deps.db)
  await refreshDocuments(deps, [17, 18])
  expect((await shown()).sort()).toEqual([17, 18])
  await sql`update versions set price = 1 where product_id = 17`.execute(deps.db)
  await refreshDocuments(deps, [17])
  expect((await list('sort=price')).items[0]?.title).toBe('Zefirynka 3000')
  await sql`update products set status = 'paused' where id = 18`.execute(deps.db)
  await refreshDocuments(deps, [18])
  expect(await shown()).toEqual([17])
  expect((await list('')).total.count).toBe(COUNT - 1)
})

test('a process that missed changes long forgotten reads everything anew', async () => {
  const { deps } = market
  await sql`update products set status = 'published' where id = 18`.execute(deps.db)
  await refreshDocuments(deps, [18])
  await sql`delete from listing_changes`.execute(deps.db)
  expect((await list('')).total.count).toBe(COUNT)
})

test('many who ask at once after a change all see it', async () => {
  const { deps } = market
  await sql`update products set title = 'Hipokamp 77' where id = 21`.execute(deps.db)
  await refreshDocuments(deps, [21])
  const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => list(`q=hipokamp&literal=1&utm=${n}`)))
  for (const page of pages) expect(ids(page)).toEqual([21])
})

test('heads of several categories come in one answer, in their order, of what is in stock alone', async () => {
  const { categories } = (await market.api('GET', '/api/categories')).json
  const leaf = categories.find((one: { parentId: number | null }) => one.parentId !== null)
  const top = categories.find((one: { id: number }) => one.id === leaf.parentId)
  const { status, json } = await market.api(
    'GET',
    `/api/category-cards?lists=${leaf.slug}:price:3,nothing:newest:4,${top.slug}:newest:12,${top.slug}:price:2,${leaf.slug}:newest:4`,
  )
  expect(status).toBe(200)
  const truth = async (column: string, id: number, order: string, limit: number) =>
    (
      await market.query(
        `select product_id as id from listings where ${column} = ${id} and in_stock order by ${order} limit ${limit}`,
      )
    ).rows.map((row) => row.id)
  expect(json.lists.map((cards: { id: number }[]) => cards.map(({ id }) => id))).toEqual([
    await truth('category_id', leaf.id, 'price, product_id', 3),
    [],
    await truth('top_category_id', top.id, 'listed_at desc, product_id desc', 12),
    await truth('top_category_id', top.id, 'price, product_id', 2),
    await truth('category_id', leaf.id, 'listed_at desc, product_id desc', 4),
  ])
  expect(json.lists[2].length).toBe(12)
  for (const lists of ['', 'a:newest:13', 'a:score:4', 'a:newest', "a':newest:4"])
    expect((await market.api('GET', `/api/category-cards?lists=${encodeURIComponent(lists)}`)).status).toBe(422)
})
