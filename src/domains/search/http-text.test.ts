import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type KnownProduct, manyLaptops } from '../../../test/factories/laptops.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { ProductCard, SearchPage } from './contract.ts'

let market: TestMarket
let known: KnownProduct[]

async function list(query: string, language = 'en-US'): Promise<SearchPage> {
  const { status, json } = await market.api('GET', `/api/search?${query}`, undefined, { 'accept-language': language })
  expect([query, status]).toEqual([query, 200])
  return json
}

const ids = (page: { items: ProductCard[] }) => page.items.map((item) => item.id)

beforeAll(async () => {
  market = await testMarket()
  known = await manyLaptops(market)
})
afterAll(() => market.close())

describe('a visitor who types', () => {
  test('R11 gets filters from a sentence and can take each back', async () => {
    const page = await list('q=laptop%20dell%20do%202000%20z%C5%82%2016gb%20ram', 'pl-PL')
    expect(page.filters.map((one) => [one.key, one.fromText])).toEqual(
      expect.arrayContaining([
        ['category', true],
        ['brand', true],
        ['price', true],
        ['ram_gb', true],
      ]),
    )
    const fits = known.filter((one) => one.brand === 'Dell' && one.ram === 16 && one.price <= 200_000)
    expect(page.total.count).toBe(fits.length)
    const priceless = await list(page.filters.find((one) => one.key === 'price')?.without ?? '', 'pl-PL')
    expect(priceless.filters.map((one) => one.key)).not.toContain('price')
  })

  test('finds a model however it is written', async () => {
    for (const q of ['lenovo model3', 'Model 3 lenovo', 'LENOVO MODEL3', 'model3']) {
      expect([q, ids(await list(`q=${encodeURIComponent(q)}`))[0]]).toEqual([q, known[3]?.id])
    }
  })

  test('is asked whether another spelling was meant, and sees its results', async () => {
    const page = await list('q=lenvo%20model3')
    expect(page.understood.didYouMean).toEqual({ text: 'lenovo model3', applied: true })
    expect(ids(page)).toContain(known[3]?.id)
  })

  test('finds something in spite of words nobody lists', async () => {
    const page = await list('q=model3%20zzzqqq&literal=1')
    expect(page.understood.droppedWords).toEqual(['zzzqqq'])
    expect(ids(page)).toEqual([known[3]?.id])
  })

  test('is shown the nearest alternatives when nothing fits', async () => {
    const page = await list('category=laptops&brand=hp&price=..30000&q=model2&literal=1')
    expect(page.items).toEqual([])
    expect(page.total).toEqual({ count: 0, exact: true })
    expect(page.alternatives.length).toBeGreaterThan(0)
    expect(page.alternatives.length).toBeLessThanOrEqual(5)
    for (const { href, count } of page.alternatives) {
      expect(href).toMatch(/^\/catalog\?/)
      expect((await list(href.slice('/catalog?'.length))).total.count).toBe(count)
    }
  })

  test('gets completions while typing', async () => {
    const { json } = await market.api('GET', '/api/suggestions?q=lenov')
    expect(json.suggestions.map((one: { kind: string; label: string }) => [one.kind, one.label])).toContainEqual([
      'brand',
      'Lenovo',
    ])
    const products = (await market.api('GET', '/api/suggestions?q=lenovo%20model12')).json.suggestions
    expect(
      products.some(
        (one: { kind: string; href: string }) => one.kind === 'product' && /^\/products\/\d+/.test(one.href),
      ),
    ).toBe(true)
    for (const q of ['', '%20', "'", '\\', '%25', "a'b:*&|!"]) {
      expect([q, (await market.api('GET', `/api/suggestions?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200])
    }
  })

  test('may type anything', async () => {
    for (const q of [
      "'",
      '\\',
      ':*',
      '& | !',
      '()',
      '<->',
      '💻',
      'a'.repeat(200),
      "x' & y",
      '%',
      '\ud800',
      '#1',
      '@1 %8',
    ]) {
      for (const literal of ['0', '1']) await list(`literal=${literal}&q=${encodeURIComponent(q.toWellFormed())}`)
    }
  })
})
