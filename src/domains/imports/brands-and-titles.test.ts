import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
})
afterAll(() => market.close())

const HEAD = 'SKU;Nazwa;Marka;Kategoria;Cena'

test('E07 the words of a file for a brand are those of the market; one that nobody knows is remarked once', async () => {
  const words = ['hp', 'HP Inc.', 'Hewlett-Packard', 'hewlett  packard', 'Brandzilla', 'BRANDZILLA']
  const sent = await seller.send([HEAD, ...words.map((word, at) => `B-${at};Laptop;${word};laptops;100`)].join('\n'))
  const checked = await seller.finish(sent.id, 'dry-run')
  expect(countsOf(checked)).toMatchObject({ created: 6, rejected: 0 })
  const remarks = await seller.problems(sent.id)
  expect(remarks.map(({ line, field, code }) => [line, field, code])).toEqual([[6, 'brand', 'brand_not_listed']])
  await seller.finish(sent.id, 'run')
  const brands = await Promise.all(words.map(async (_, at) => (await seller.product(`B-${at}`)).brand))
  expect(brands).toEqual(['HP', 'HP', 'HP', 'HP', 'Brandzilla', 'BRANDZILLA'])
})

test('E07 a brand of one seller is no filter for everybody, and spellings are one', async () => {
  const shop = await anImporter(market)
  for (const brand of ['HP', 'HP Inc.', 'hewlett-packard', 'Brandzilla'])
    await aProduct(market.deps, shop.companyId, { brand })
  await market.runJobs()
  const { json } = await market.api('GET', `/api/search?seller=${shop.companyId}`)
  const facet = json.facets.find(({ key }: { key: string }) => key === 'brand')
  expect(facet.values).toMatchObject([{ value: 'hp', label: 'HP', count: 3 }])
  const found = await market.api('GET', `/api/search?q=Brandzilla&seller=${shop.companyId}`)
  expect(found.json.items).toHaveLength(1)
})

test('E07 what columns do not say is read from the title, as the form reads it', async () => {
  const title = 'Laptop Lenovo ThinkPad T480 i5-8350U 16 GB 512 GB SSD 14" FHD klasa A'
  const file = ['SKU;Nazwa;Cena;RAM', `T-1;${title.replaceAll('"', '″')};100;32 GB`, `T-2;Laptop;100;`].join('\n')
  const done = await seller.bring(file)
  expect(countsOf(done)).toMatchObject({ created: 2 })
  const product = await seller.product('T-1')
  expect(product).toMatchObject({
    brand: 'Lenovo',
    grade: 'A',
    attributes: { ram_gb: 32, storage_gb: 512, screen_in: 14 },
  })
  const form = await market.api('POST', '/api/offer-assist', { title }, seller.auth)
  const proposed: { key: string; value: unknown; from: string }[] = form.json.attributes
  for (const { key, value } of proposed.filter((one) => one.from === 'title' && one.key !== 'ram_gb'))
    expect([key, product.attributes[key]]).toEqual([key, value])
  expect(proposed.length).toBeGreaterThan(3)
  // What a person changed since is not read over.
  await market.query(`update products set attributes = '{}' where erp_code = 'T-1'`)
  await seller.bring(['SKU;Nazwa;Cena', `T-1;${title.replaceAll('"', '″')};90`].join('\n'))
  expect((await seller.product('T-1')).attributes).toEqual({})
})
