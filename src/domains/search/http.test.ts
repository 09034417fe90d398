import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type KnownProduct, manyLaptops } from '../../../test/factories/laptops.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { Facet, ProductCard, SearchPage } from './contract.ts'
import { refreshDocuments } from './index.ts'

let market: TestMarket
let known: KnownProduct[]

async function list(query: string, language = 'en-US'): Promise<SearchPage> {
  const { status, json } = await market.api('GET', `/api/search?${query}`, undefined, { 'accept-language': language })
  expect([query, status]).toEqual([query, 200])
  return json
}

const ids = (page: { items: ProductCard[] }) => page.items.map((item) => item.id)
const facetOf = (page: SearchPage, key: string) => page.facets.find((facet) => facet.key === key) as Facet
const countsOf = (page: SearchPage, key: string) =>
  Object.fromEntries((facetOf(page, key)?.values ?? []).map((one) => [one.value, one.count]))

function tally(rows: KnownProduct[], read: (one: KnownProduct) => string | number | boolean): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(read(row))] = (counts[String(read(row))] ?? 0) + 1
  return counts
}

beforeAll(async () => {
  market = await testMarket()
  known = await manyLaptops(market)
})
afterAll(() => market.close())

describe('a visitor who browses', () => {
  test('R11 B01 sees 50 a page, sold-out ones last, and every document exactly once both ways', async () => {
    for (const sort of ['price', '-price', 'newest', 'relevance']) {
      for (const query of [`sort=${sort}`, `sort=${sort}&brand=lenovo,dell`, `sort=${sort}&q=zasilaczem&literal=1`]) {
        const forward: number[][] = []
        let page = await list(query)
        expect(page.previous).toBeNull()
        forward.push(ids(page))
        while (page.next) {
          page = await list(`${query}&after=${page.next}&page=${forward.length + 1}`)
          expect(page.page).toBe(forward.length + 1)
          forward.push(ids(page))
        }
        const wanted = known.filter((one) => !query.includes('brand') || one.brand !== 'HP')
        expect(forward.slice(0, -1).every((part) => part.length === 50)).toBe(true)
        expect(forward.flat().sort((a, b) => a - b)).toEqual(wanted.map((one) => one.id))
        const backward = [ids(page)]
        while (page.previous) {
          page = await list(`${query}&before=${page.previous}`)
          backward.unshift(ids(page))
        }
        expect([query, backward]).toEqual([query, forward])
        const stock = forward.flat().map((id) => known.find((one) => one.id === id)?.quantity === 0)
        expect(stock).toEqual([...stock].sort())
        expect((await list(`${query}&page=2`)).items.map((item) => item.id)).toEqual(forward[1])
      }
    }
  })

  test('R11 sorts by price and shows what a card needs', async () => {
    const page = await list('category=laptops&sort=price')
    const prices = page.items.map((item) => item.price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(page.items[0]).toMatchObject({
      currency: 'PLN',
      state: 'used',
      facts: [expect.stringMatching(/^\d+ GB$/)],
      from: false,
    })
    expect(page.items[0]?.versionId).toBeGreaterThan(0)
    expect(page.total).toEqual({ count: 130, exact: true })
  })

  test('R11 filters: one of the values of a key, all of the keys; counts leave the own key open', async () => {
    const cases: {
      query: string
      brand: string[]
      ram: number[]
      grade: string[]
      vat?: string[]
      price?: [number, number]
    }[] = [
      { query: '', brand: [], ram: [], grade: [] },
      { query: 'vat=vat23', brand: [], ram: [], grade: [], vat: ['vat23'] },
      { query: 'vat=margin,exempt&brand=hp', brand: ['HP'], ram: [], grade: [], vat: ['margin', 'exempt'] },
      { query: 'brand=lenovo', brand: ['Lenovo'], ram: [], grade: [] },
      { query: 'brand=lenovo,hp&a.ram_gb=16', brand: ['Lenovo', 'HP'], ram: [16], grade: [] },
      {
        query: 'brand=dell&a.ram_gb=8..16&grade=A,B&price=60000..200000',
        brand: ['Dell'],
        ram: [8, 16],
        grade: ['A', 'B'],
        price: [60_000, 200_000],
      },
    ]
    for (const { query, brand, ram, grade, vat, price } of cases) {
      const fits = (one: KnownProduct, except: string) =>
        (except === 'brand' || brand.length === 0 || brand.includes(one.brand)) &&
        (except === 'ram_gb' || ram.length === 0 || ram.includes(one.ram)) &&
        (except === 'grade' || grade.length === 0 || grade.includes(one.grade)) &&
        (except === 'vat' || !vat || vat.includes(one.vat)) &&
        (except === 'price' || !price || (one.price >= (price[0] ?? 0) && one.price <= (price[1] ?? 0)))
      for (const text of ['', '&q=zasilaczem&literal=1']) {
        const page = await list(`category=laptops&${query}${text}`)
        const rows = (except: string) => known.filter((one) => fits(one, except))
        expect(page.total).toEqual({ count: rows('').length, exact: true })
        expect(page.facetsExact).toBe(true)
        expect(countsOf(page, 'brand')).toEqual(tally(rows('brand'), (one) => one.brand.toLowerCase()))
        expect(countsOf(page, 'grade')).toEqual(tally(rows('grade'), (one) => one.grade))
        expect(countsOf(page, 'touch')).toEqual(tally(rows(''), (one) => one.touch))
        expect(countsOf(page, 'vat')).toEqual(tally(rows('vat'), (one) => one.vat))
        expect(page.items.every((item) => !vat || vat.includes(item.vat ?? ''))).toBe(true)
        expect(countsOf(page, 'seller')).toEqual(tally(rows(''), (one) => one.seller))
        if (!query.includes('..16')) expect(countsOf(page, 'ram_gb')).toEqual(tally(rows('ram_gb'), (one) => one.ram))
        else
          expect(facetOf(page, 'ram_gb')).toMatchObject({ kind: 'range', unit: 'GB', min: 8, max: 32, from: 8, to: 16 })
        const amounts = rows('price').map((one) => one.price)
        expect(facetOf(page, 'price')).toMatchObject({ min: Math.min(...amounts), max: Math.max(...amounts) })
      }
    }
  })

  test('R11 every filter can be removed by its address, names follow the language', async () => {
    const page = await list('category=laptops&brand=lenovo&a.ram_gb=16&price=..200000&sort=price', 'de-DE')
    expect(page.filters.map((one) => [one.key, one.name, one.fromText])).toEqual([
      ['category', 'Kategorie', false],
      ['brand', 'Marke', false],
      ['price', 'Preis', false],
      ['ram_gb', 'RAM', false],
    ])
    expect(page.filters.find((one) => one.key === 'ram_gb')?.label).toBe('16 GB')
    for (const filter of page.filters) {
      const rest = await list(filter.without, 'de-DE')
      expect(rest.filters.map((one) => one.key)).toEqual(
        page.filters.map((one) => one.key).filter((key) => key !== filter.key),
      )
      expect(rest.sort).toBe('price')
    }
  })

  test('gets 422 with the field for what is no filter, cursor or page, and 404 for no category', async () => {
    const cases = [
      ['a.nothing=1', 'unknown_filter', 'a.nothing'],
      ['state=broken', 'invalid_filter', 'state'],
      ['vat=vat8', 'invalid_filter', 'vat'],
      ['price=abc', 'invalid_filter', 'price'],
      ['price=20..10', 'invalid_filter', 'price'],
      ['a.ram_gb=lots', 'invalid_filter', 'a.ram_gb'],
      ['after=nonsense', 'invalid_cursor', 'after'],
      [`sort=price&after=${(await list('sort=newest')).next}`, 'invalid_cursor', 'after'],
      ['page=0', 'validation', 'page'],
      ['page=9999', 'too_big', 'page'],
      ['sort=best', 'validation', 'sort'],
      [`q=${'x'.repeat(300)}`, 'validation', 'q'],
    ]
    for (const [query, code, field] of cases) {
      const { status, json } = await market.api('GET', `/api/search?${query}`)
      expect([query, status, json.code, json.errors[0]?.field]).toEqual([query, 422, code, field])
    }
    const missing = await market.api('GET', '/api/search?category=nothing-here')
    expect([missing.status, missing.json.code]).toEqual([404, 'category_not_found'])
  })

  test('leaves facets out when asked', async () => {
    expect((await list('facets=0')).facets).toEqual([])
  })
})

describe('a buyer on a product page', () => {
  test('sees at most eight others of the category', async () => {
    const { json } = await market.api('GET', `/api/products/${known[0]?.id}/similar`)
    expect(json.items).toHaveLength(8)
    expect(ids(json)).not.toContain(known[0]?.id)
    expect((await market.api('GET', '/api/products/999999/similar')).json).toEqual({ items: [] })
  })
})

describe('a seller', () => {
  test('whose product is paused or who is suspended leaves the lists, and comes back', async () => {
    const { deps } = market
    const id = known[5]?.id ?? 0
    const shown = async () => ids(await list('q=model5&literal=1')).includes(id)
    expect(await shown()).toBe(true)
    await sql`update products set status = 'paused' where id = ${id}`.execute(deps.db)
    await refreshDocuments(deps, [id])
    expect(await shown()).toBe(false)
    await sql`update products set status = 'published' where id = ${id}`.execute(deps.db)
    await sql`update companies set status = 'suspended' where id = ${known[5]?.seller}`.execute(deps.db)
    await refreshDocuments(deps, [id])
    expect(await shown()).toBe(false)
    await sql`update companies set status = 'approved' where id = ${known[5]?.seller}`.execute(deps.db)
    await refreshDocuments(deps, [id, 999_999])
    expect(await shown()).toBe(true)
  })
})
