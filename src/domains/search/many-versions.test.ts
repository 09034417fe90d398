import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGeneratedMarket, listOf } from '../../../test/factories/generated-market.ts'
import type { TestMarket } from '../../../test/market.ts'
import type { SearchPage } from './contract.ts'
import { refreshDocuments } from './index.ts'

const COUNT = 17_000
/** Laptops that are offered with a dearer version, too; more than are read at once to be ordered. */
const DEARER = 3200
const DEAR = 900_000_000

let market: TestMarket
let dear: number[]

beforeAll(async () => {
  market = await aGeneratedMarket(COUNT, 1500)
  const { rows } = await market.query(
    `with chosen as (
       select p.id, row_number() over (order by p.id) as n from products p join categories c on c.id = p.category_id
         join categories top on top.id = coalesce(c.parent_id, c.id)
       where top.slug = 'laptops' and p.state <> 'damaged' order by p.id limit $1),
     own as (update versions v set attributes = v.attributes || '{"ram_gb": 32}' from chosen where v.product_id = chosen.id),
     written as (
       insert into versions (product_id, name, price, quantity, attributes)
       select id, '32 GB', $2, 3, case when n % 4 = 0 then '{"ram_gb": 32}'::jsonb else '{"ram_gb": 64}'::jsonb end from chosen returning product_id)
     select product_id as id from written order by 1`,
    [DEARER, DEAR],
  )
  dear = rows.map(({ id }) => id)
  for (let at = 0; at < dear.length; at += 500) await refreshDocuments(market.deps, dear.slice(at, at + 500))
}, 300_000)
afterAll(() => market.close())

/** The list to its end, page after page. */
async function whole(query: string): Promise<SearchPage['items']> {
  const seen: SearchPage['items'] = []
  for (let page = await listOf(market, query); ; page = await listOf(market, `${query}&after=${page.next}`)) {
    seen.push(...page.items)
    if (!page.next) return seen
  }
}

test.each(['newest', 'relevance', 'price', '-price'])(
  'in a large market, too, a price from a limit on finds products by their dearer versions: %s',
  async (sort) => {
    const query = `category=laptops&price=${DEAR}..&sort=${sort}`
    const first = await listOf(market, query)
    expect(first.total.exact).toBe(false)
    const seen = await whole(query)
    expect(seen.map(({ id }) => id).sort((a, b) => a - b)).toEqual(dear)
    expect(new Set(seen.map(({ price }) => price))).toEqual(new Set([DEAR]))
    const third = await listOf(market, `${query}&page=3`)
    expect(third.items.map(({ id }) => id)).toEqual(seen.slice(100, 150).map(({ id }) => id))
  },
)

test('a list of which most fall out as no version has all that is asked goes on to its end', async () => {
  const query = `category=laptops&price=${DEAR}..&a.ram_gb=32&sort=newest`
  expect((await listOf(market, query)).total.exact).toBe(false)
  const seen = await whole(query)
  const truth = dear.filter((_, at) => (at + 1) % 4 === 0)
  expect(seen.map(({ id }) => id).sort((a, b) => a - b)).toEqual(truth)
})
