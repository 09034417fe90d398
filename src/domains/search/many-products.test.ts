import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGeneratedMarket, listOf } from '../../../test/factories/generated-market.ts'
import type { TestMarket } from '../../../test/market.ts'
import type { SearchPage } from './contract.ts'

const COUNT = 17_000

let market: TestMarket

beforeAll(async () => {
  market = await aGeneratedMarket(COUNT, 1500)
})
afterAll(() => market.close())

const list = (query: string) => listOf(market, query)

const ids = (page: SearchPage) => page.items.map((item) => item.id)
const near = (value: number, truth: number, share: number) => Math.abs(value - truth) <= share * truth

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from products p join versions v on v.product_id = p.id
    where ${condition}`.execute(market.deps.db)
  return rows[0]?.n ?? 0
}

test('B01 pages of many hits follow each other without gap or repetition, both ways', async () => {
  const queries = [
    'sort=price',
    'q=laptop&literal=1',
    'q=ssd&literal=1&sort=-price',
    'q=lenovo&literal=1&brand=lenovo',
    'category=laptops&price=50000..400000&sort=newest',
  ]
  for (const query of queries) {
    const seen: number[][] = []
    let page = await list(query)
    for (let step = 0; step < 8 && page.next; step++) {
      seen.push(ids(page))
      page = await list(`${query}&after=${page.next}`)
    }
    expect([query, seen.length]).toEqual([query, 8])
    expect(new Set(seen.flat()).size).toBe(400)
    for (let step = 7; step >= 0; step--) {
      page = await list(`${query}&before=${page.previous}`)
      expect([query, step, ids(page)]).toEqual([query, step, seen[step]])
    }
    expect(page.previous).toBeNull()
    expect(ids(await list(`${query}&page=5`))).toEqual(seen[4])
  }
})

test('B01 pages guessed from a sample are those of the whole order', async () => {
  const { rows } = await market.query(`
    select word from search_words where word >= 'a' and listings between 400 and 800
      and listings = (select count(*) from listings where title @@ quote_literal(word)::tsquery) order by word limit 2`)
  expect(rows).toHaveLength(2)
  for (const { word } of rows) {
    for (const [sort, order] of [
      ['relevance', 'score desc, product_id desc'],
      ['price', 'price, product_id'],
      ['-price', 'price desc, product_id desc'],
    ]) {
      const seen: number[] = []
      let page = await list(`q=${word}&literal=1&sort=${sort}`)
      expect(page.total.exact).toBe(false)
      for (let step = 0; step < 6; step++) {
        seen.push(...ids(page))
        page = await list(`q=${word}&literal=1&sort=${sort}&after=${page.next}`)
      }
      const truth = await market.query(
        `select product_id as id from listings where terms @@ quote_literal($1)::tsquery order by in_stock desc, ${order} limit 300`,
        [word],
      )
      expect([word, sort, seen]).toEqual([word, sort, truth.rows.map((row) => row.id)])
    }
  }
})

test('the end of a long list is reached by its last pages', async () => {
  const page = await list('sort=price&page=200')
  expect(page.items).toHaveLength(50)
  const sold = await count(sql`v.quantity = 0`)
  let last = await list(`sort=price&after=${page.next}`)
  let rest = last.items.length
  while (last.next) {
    last = await list(`sort=price&after=${last.next}`)
    rest += last.items.length
  }
  expect(rest).toBe(COUNT - 200 * 50)
  expect(sold).toBeGreaterThan(50)
  expect(last.items.every((item) => item.quantity === 0)).toBe(true)
})

test('totals and facets of many hits are near the truth and say that they are estimates', async () => {
  const brand = (name: string) => sql`p.brand = ${name}`
  const whole = await list('')
  expect(whole.total.exact).toBe(false)
  expect(whole.facetsExact).toBe(false)
  expect(near(whole.total.count, COUNT, 0.1)).toBe(true)
  const lenovo = whole.facets.find((facet) => facet.key === 'brand')?.values.find((one) => one.value === 'lenovo')
  expect(near(lenovo?.count ?? 0, await count(brand('Lenovo')), 0.25)).toBe(true)
  const margin = whole.facets.find((facet) => facet.key === 'vat')?.values.find((one) => one.value === 'margin')
  expect(near(margin?.count ?? 0, await count(sql`p.vat_scheme = 'margin'`), 0.25)).toBe(true)
})

test('totals and prices of few among many are exact', async () => {
  const narrow = await list('brand=dell&price=100000..160000&grade=A&vat=vat23&sort=price')
  const truth = await count(
    sql`p.brand = 'Dell' and p.grade = 'A' and p.vat_scheme = 'vat23' and v.price between 100000 and 160000`,
  )
  expect(truth).toBeGreaterThan(0)
  expect(narrow.total).toEqual({ count: truth, exact: true })
  for (const item of narrow.items) {
    expect(item.price).toBeGreaterThanOrEqual(100_000)
    expect(item.price).toBeLessThanOrEqual(160_000)
    expect([item.grade, item.vat]).toEqual(['A', 'vat23'])
  }
})

test('R11 in a large market, too, what suits a need comes first, page after page, and nothing is lost between', async () => {
  const query = 'category=laptops&q=laptop%20do%20programowania'
  const first = await list(query)
  expect(first.understood.needs.map(({ words }) => words)).toEqual(['do programowania'])
  expect(first.total.exact).toBe(false)
  const fits = (item: SearchPage['items'][number]) =>
    item.facts.some((fact) => /^(1[4-9]|[2-9]\d)(\.\d)?″/.test(fact)) &&
    item.facts.some((fact) => /\b(16|32|64) GB\b/.test(fact))
  const seen = [...first.items]
  for (let page = first; page.next; ) {
    page = await list(`${query}&after=${page.next}`)
    seen.push(...page.items)
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  const { rows } = await market.query(
    `select count(*)::int as n from listings l join categories c on c.id = l.top_category_id where c.slug = 'laptops'`,
  )
  expect(seen.length).toBe(rows[0].n)
  // Suits in stock, the rest in stock, suits and sold out, the rest of it.
  const inStock = seen.filter(({ quantity }) => quantity > 0)
  expect(seen.slice(0, inStock.length)).toEqual(inStock)
  const suits = seen.slice(0, 150)
  expect(suits.filter((item) => !fits(item))).toEqual([])
  expect(inStock.slice(-150).filter(fits).length).toBeLessThan(75)
})

test('R11 in a large market, too, a budget brings what is worth it first, then what is cheaper, and all of it', async () => {
  const query = 'category=laptops&price=..300000'
  const seen: SearchPage['items'] = []
  for (let page = await list(query); ; page = await list(`${query}&after=${page.next}`)) {
    seen.push(...page.items)
    if (!page.next) break
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  const inStock = seen.filter(({ quantity }) => quantity > 0)
  expect(seen.slice(0, inStock.length)).toEqual(inStock)
  const cheaper = inStock.findIndex(({ price }) => price < 180_000)
  expect(cheaper).toBeGreaterThan(100)
  expect(inStock.slice(cheaper).filter(({ price }) => price >= 180_000)).toEqual([])
  // Whoever asks for the cheapest first gets them.
  const [first] = (await list(`${query}&sort=price`)).items
  expect(first?.price).toBe(Math.min(...inStock.map(({ price }) => price)))
})
