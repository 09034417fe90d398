import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGeneratedMarket } from '../../../test/factories/generated-market.ts'
import type { TestMarket } from '../../../test/market.ts'
import type { SearchPage } from './contract.ts'
import { refreshDocuments } from './index.ts'
import { createMemory } from './memory.ts'
import { searchProducts } from './search-products.ts'

/** Products with one version, with some that differ, and some of which the cheapest is sold out. */
const COUNT = 600
const SIZES = [128, 256, 512]
const RAMS = [6, 8, 16]

type Version = { price: number; quantity: number; attributes: Record<string, unknown> }
type Known = { id: number; brand: string; grade: string; state: string; versions: Version[] }

let market: TestMarket
let known: Known[]
let listed: { slug: string; id: number }

/** A sequence of numbers from 0 up to 1, the same in each run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

beforeAll(async () => {
  market = await aGeneratedMarket(COUNT, 200)
  const roll = dice(7)
  const pick = <T>(all: readonly T[]) => all[Math.floor(roll() * all.length)] as T
  const { rows: categories } = await market.query("select id, slug from categories where slug = 'smartphones'")
  listed = categories[0]
  const { rows: products } = await market.query('select id from products order by id')
  for (const { id } of products) {
    await market.query('delete from versions where product_id = $1', [id])
    for (let left = 1 + Math.floor(roll() * 4); left > 0; left--)
      await market.query(
        'insert into versions (product_id, name, position, price, quantity, attributes) values ($1, $2, $3, $4, $5, $6)',
        [
          ...[id, `v${left}`, left, 10_000 * (5 + Math.floor(roll() * 60)), pick([0, 1, 3])],
          { storage_gb: pick(SIZES), ram_gb: pick(RAMS) },
        ],
      )
  }
  await market.query(`update products set category_id = $1, battery_health = null, attributes = '{"five_g": true}'`, [
    listed.id,
  ])
  await refreshDocuments(
    market.deps,
    products.map(({ id }) => id),
  )
  const { rows } = await market.query(`
    select p.id, p.brand, p.grade, p.state,
      (select jsonb_agg(jsonb_build_object('price', price, 'quantity', quantity, 'attributes', attributes)) from versions v
        where v.product_id = p.id) as versions
    from products p where exists (select from listings l where l.product_id = p.id)`)
  known = rows
})
afterAll(() => market.close())

type Filter = { param: string; key: string; value: string; fits: (one: Known, version: Version) => boolean }

const offered = ({ versions }: Known) => {
  const stocked = versions.filter(({ quantity }) => quantity > 0)
  return stocked.length > 0 ? stocked : versions
}

/** What a visitor may filter by, drawn by lot: one to three conditions, some of which refuse. */
function draw(roll: () => number): Filter[] {
  const some = <T>(all: readonly T[]) => all.filter(() => roll() < 0.5)
  const sizes = some(SIZES)
  const rams = some(RAMS)
  const from = 10_000 * (5 + Math.floor(roll() * 40))
  const to = from + 10_000 * Math.floor(1 + roll() * 30)
  const states = some(['used', 'new', 'damaged'])
  const all: (Filter | false)[] = [
    sizes.length > 0 &&
      roll() < 0.7 && {
        ...{ param: 'a.storage_gb', key: 'storage_gb', value: sizes.join() },
        fits: (_, { attributes }) => sizes.includes(attributes.storage_gb as number),
      },
    rams.length > 0 &&
      roll() < 0.7 && {
        ...{ param: roll() < 0.3 ? 'not.a.ram_gb' : 'a.ram_gb', key: 'ram_gb', value: rams.join() },
        fits: (_, { attributes }) => rams.includes(attributes.ram_gb as number),
      },
    roll() < 0.6 && {
      ...{ param: 'price', key: 'price', value: `${from}..${to}` },
      fits: (_, { price }) => price >= from && price <= to,
    },
    states.length > 0 &&
      roll() < 0.3 && {
        ...{ param: roll() < 0.5 ? 'not.state' : 'state', key: 'state', value: states.join() },
        fits: ({ state }) => states.includes(state),
      },
  ]
  const drawn = all.filter((one) => one !== false)
  return drawn.map((one) =>
    one.param.startsWith('not.') ? { ...one, fits: (product, version) => !one.fits(product, version) } : one,
  )
}

const passing = (filters: readonly Filter[]) => (product: Known) =>
  offered(product).filter((version) => filters.every(({ fits }) => fits(product, version)))

const rolled = dice(99)
const COMBINATIONS = Array.from({ length: 40 }, () => draw(rolled)).map(
  (filters) => [filters.map(({ param, value }) => `${param}=${value}`).join('&'), filters] as const,
)

/** A market in memory, and one that is too large for it. */
const ways = {
  memory: async (query: string): Promise<SearchPage> =>
    (await market.api('GET', `/api/search?category=smartphones&${query}`)).json,
  database: async (query: string): Promise<SearchPage> => {
    const memory = { ...createMemory(market.deps), freshIndex: async () => null }
    const asked = Object.fromEntries(new URLSearchParams(`category=smartphones&${query}`))
    return JSON.parse(await searchProducts(market.deps, memory, asked, 'pl-PL'))
  },
}

test.each(COMBINATIONS)('R12 counts of %s are those of single versions', async (query, filters) => {
  const hits = known.filter((product) => passing(filters)(product).length > 0)
  for (const [way, list] of Object.entries(ways)) {
    const page = await list(query)
    expect([way, page.total]).toEqual([way, { count: hits.length, exact: true }])
    for (const [key, values] of [
      ['storage_gb', SIZES],
      ['ram_gb', RAMS],
    ] as const) {
      // As shops count: what choosing this value would find, all other conditions kept.
      const others = filters.filter((one) => one.key !== key || one.param.startsWith('not.'))
      const expected = values.flatMap((value) => {
        const count = known.filter((product) =>
          passing(others)(product).some(({ attributes }) => attributes[key] === value),
        ).length
        return count > 0 ? [[String(value), count]] : []
      })
      // What is chosen stays to be taken away, though nothing has it.
      const shown = (page.facets.find((one) => one.key === key)?.values ?? []).filter(({ count }) => count > 0)
      expect([way, key, shown.map(({ value, count }) => [value, count])]).toEqual([way, key, expected])
    }
    const prices = known.flatMap((product) =>
      passing(filters.filter(({ key }) => key !== 'price'))(product).map(({ price }) => price),
    )
    const price = page.facets.find(({ key }) => key === 'price')
    expect([way, price?.min ?? null, price?.max ?? null]).toEqual([
      way,
      prices.length > 0 ? Math.min(...prices) : null,
      prices.length > 0 ? Math.max(...prices) : null,
    ])
  }
})

test.each(COMBINATIONS)('R12 cards of %s show what fits, in the order of its price', async (query, filters) => {
  const cheapest = new Map(
    known.map((product) => [product.id, Math.min(...passing(filters)(product).map(({ price }) => price))]),
  )
  for (const [way, list] of Object.entries(ways)) {
    const page = await list(`${query}&sort=price`)
    for (const { id, price } of page.items) expect([way, id, price]).toEqual([way, id, cheapest.get(id)])
    const stocked = page.items.filter(({ quantity }) => quantity > 0).map(({ price }) => price)
    // Of a list too long to be read whole, products stand by their cheapest version.
    if (way === 'memory' || page.total.count <= 2000) expect(stocked).toEqual([...stocked].sort((a, b) => a - b))
  }
})
