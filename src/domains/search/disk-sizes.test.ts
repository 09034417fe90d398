import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { prepareCategories, readCategories } from '../categories/index.ts'
import type { Facet, SearchPage } from './contract.ts'
import { refreshWords } from './index.ts'

let market: TestMarket
const sizeOf = new Map<number, number>()
beforeAll(async () => {
  market = await testMarket()
  const { deps } = market
  await prepareCategories(deps)
  const category = (await readCategories(deps)).find((one) => one.attributes.some(({ key }) => key === 'storage_gb'))
  const { companyId } = await aSeller(deps)
  for (const size of [500, 512, 1000, 1024, 1500, 1536, 2048]) {
    const attributes = { storage_gb: size }
    const { id } = await aProduct(deps, companyId, { categoryId: category?.id ?? 0, title: 'Komputer', attributes })
    sizeOf.set(id, size)
  }
  await market.runJobs()
  await refreshWords(deps)
})
afterAll(() => market.close())

async function page(query: string, language = 'pl-PL'): Promise<SearchPage> {
  const { status, json } = await market.api('GET', `/api/search?${query}`, undefined, { 'accept-language': language })
  expect([query, status]).toEqual([query, 200])
  return json
}
const sizes = (found: SearchPage) => found.items.map((item) => sizeOf.get(item.id) ?? 0).sort((a, b) => a - b)

describe('R11 a terabyte is 1000 GB to one seller and 1024 GB to another', () => {
  test.each([
    ['pl-PL', 'laptop dysk od 1 TB', [1000, 1024, 1500, 1536, 2048]],
    ['en-US', 'laptop with at least 1 TB storage', [1000, 1024, 1500, 1536, 2048]],
    ['de-DE', 'Laptop ab 1 TB Festplatte', [1000, 1024, 1500, 1536, 2048]],
    ['pl-PL', 'laptop dysk do 1 TB', [500, 512, 1000, 1024]],
    ['en-US', 'laptop storage up to 1000 GB', [500, 512, 1000, 1024]],
    ['de-DE', 'Laptop bis 1 TB Festplatte', [500, 512, 1000, 1024]],
    ['pl-PL', 'laptop 1 TB', [1000, 1024]],
    ['en-US', 'laptop 1024 GB storage', [1000, 1024]],
    ['de-DE', 'Laptop 1 TB Festplatte', [1000, 1024]],
    ['pl-PL', 'laptop dysk 1,5 TB', [1500, 1536]],
    ['en-US', 'laptop 1.5 TB storage', [1500, 1536]],
    ['de-DE', 'Laptop 1-2 TB Festplatte', [1000, 1024, 1500, 1536, 2048]],
  ])('%s: %s', async (language, q, found) => {
    expect(sizes(await page(`q=${encodeURIComponent(q)}`, language))).toEqual(found)
  })
  test.each([
    ['1024..', [1000, 1024, 1500, 1536, 2048]],
    ['..1000', [500, 512, 1000, 1024]],
    ['1000', [1000, 1024]],
    ['1024', [1000, 1024]],
    ['512', [512]],
  ])('an address that asks for %s', async (value, found) => {
    expect(sizes(await page(`a.storage_gb=${value}`))).toEqual(found)
  })
  test('the filter offers one terabyte, counted whole', async () => {
    const facet = (await page('facets=1')).facets?.find((one: Facet) => one.key === 'storage_gb')
    expect(facet?.values.map(({ label, count }) => [label, count])).toEqual([
      ['500 GB', 1],
      ['512 GB', 1],
      ['1 TB', 2],
      ['1500 GB', 2],
      ['2 TB', 1],
    ])
    const chosen = await page('a.storage_gb=1024')
    expect(chosen.filters.map((one) => one.label)).toEqual(['1 TB'])
  })
})
