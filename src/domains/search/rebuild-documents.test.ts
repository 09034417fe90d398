import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { AttributeSchema, Category } from '../categories/contract.ts'

import { beginRebuild } from './index.ts'
import { DOCUMENT_RULES, documentTerms } from './lexemes.ts'
import { projectDocument, type RatedSource } from './project-document.ts'
import { rebuildDocuments } from './rebuild-documents.ts'

let market: TestMarket
const made: number[] = []
beforeAll(async () => {
  market = await testMarket()
  const { companyId } = await aSeller(market.deps)
  await aCategory(market.deps)
  for (let at = 0; at < 230; at++) made.push((await aProduct(market.deps, companyId)).id)
  await market.runJobs()
})
afterAll(() => market.close())

/** As an older program left it: its words, and no word of a version. */
beforeEach(async () => {
  await market.query(`update listings set terms = 'oldword'::tsvector, rules_version = 0`)
  await market.query('update search_state set rules_version = 0')
  await market.query('delete from graphile_worker._private_jobs')
})

const one = async (sql: string) => (await market.query(sql)).rows[0].n
const outdated = () =>
  one(`select count(*)::int as n from listings where terms @@ 'oldword'::tsquery or rules_version = 0`)
const state = () => one('select rules_version as n from search_state')
const waiting = () =>
  one(`select count(*)::int as n from graphile_worker._private_jobs where key = 'search.renewListings'`)

test('products that were rated before cards said so say it after the upgrade, though nobody changes or rates them', async () => {
  const [rated = 0, plain = 0] = made
  await market.query(`insert into review_totals (kind, subject_id, s4, s5) values ('product', $1, 2, 2)`, [rated])
  // As the program before left them: of its rules, without a word of the rating.
  await market.query(`update listings set rules_version = 3`)
  await market.query('update search_state set rules_version = 3')
  const card = async (id: number) =>
    JSON.parse((await market.query('select card from listing_cards where product_id = $1', [id])).rows[0].card)
  expect(await card(rated)).not.toHaveProperty('rating')
  await beginRebuild(market.deps)
  await market.runJobs()
  expect((await card(rated)).rating).toEqual({ count: 4, average: 4.5 })
  expect(await card(plain)).not.toHaveProperty('rating')
  expect(await state()).toBe(DOCUMENT_RULES)
})

describe('R05 rows of the lists made by older rules', () => {
  test('are rebuilt after a start, in steps, and then no start does it again', async () => {
    await beginRebuild(market.deps)
    await beginRebuild(market.deps)
    expect(await waiting()).toBe(1)
    await market.runJobs()
    expect([await outdated(), await state()]).toEqual([0, DOCUMENT_RULES])
    await beginRebuild(market.deps)
    // The queue strikes a job off a moment after it is done.
    await expect.poll(waiting).toBe(0)
  })
  test('are finished after a rebuild that died in the middle, without doing twice what was done', async () => {
    await rebuildDocuments(market.deps, {})
    expect([await outdated(), await state()]).toEqual([30, 0])
    await market.query('delete from graphile_worker._private_jobs')
    const before = await one('select revision as n from search_state')
    await beginRebuild(market.deps)
    await market.runJobs()
    expect([await outdated(), await state()]).toEqual([0, DOCUMENT_RULES])
    const again = await one(`select count(*)::int as n from listing_changes where revision > ${before}`)
    expect(again).toBe(30)
  })
  test('are rebuilt by two at once', async () => {
    await Promise.all([rebuildDocuments(market.deps, {}), rebuildDocuments(market.deps, {})])
    await market.runJobs()
    expect([await outdated(), await state()]).toEqual([0, DOCUMENT_RULES])
  })
  test('are found behind a walk that has passed them', async () => {
    await rebuildDocuments(market.deps, {})
    await market.query('update listings set rules_version = 0 where product_id = $1', [made[3]])
    await market.runJobs()
    expect([await one('select count(*)::int as n from listings where rules_version = 0'), await state()]).toEqual([
      0,
      DOCUMENT_RULES,
    ])
  })
})

const attribute = (key: string, more: Partial<AttributeSchema>): AttributeSchema => ({
  ...{ key, names: { 'pl-PL': key }, type: 'number', facet: true, onCard: true, group: 'main' },
  ...more,
})
const category: Category = {
  ...{ id: 2, parentId: null, slug: 'laptops', icon: 'laptop', productCount: 1, nouns: null },
  names: { 'pl-PL': 'Laptopy', 'en-US': 'Laptops', 'de-DE': 'Laptops' },
  attributes: [
    attribute('ram_gb', { unit: 'GB' }),
    attribute('storage_gb', { unit: 'GB' }),
    attribute('touch', { type: 'boolean' }),
  ],
}
const source: RatedSource = {
  ...{
    productId: 7,
    slug: 'x',
    title: 'Dell Latitude 5490 i5-8350U 1,5 TB 15,6″ źdźbło',
    brand: 'Dell',
    model: 'Latitude 5490',
    typedTitles: { 'en-US': 'Dell Latitude 5490, great' },
  },
  ...{ mpn: 'AB-12', ean: null, erpCode: null, state: 'used', grade: 'B', refurbished: false, batteryHealth: 87 },
  ...{
    warrantyMonths: 12,
    deliveryDays: 1,
    currency: 'PLN',
    vat: 'margin',
    images: [],
    companyId: 3,
    companyName: 'ReKomp',
    companyCity: 'Łódź',
  },
  ...{
    sells: true,
    published: true,
    categoryId: 2,
    topCategoryId: 2,
    createdAt: new Date(0),
    holidayUntil: '2026-12-27',
  },
  attributes: { ram_gb: 16, storage_gb: 1536, touch: true },
  descriptions: ['Sprawny laptop z ładowarką 19,5 V i dyskiem 1024 GB.'],
  versions: [
    { id: 9, name: '', price: 100_000, wasPrice: null, lastPrice: null, quantity: 2, attributes: {} },
    { id: 10, name: '32 GB', price: 120_000, wasPrice: null, lastPrice: null, quantity: 1, attributes: { ram_gb: 32 } },
  ],
  rating: { count: 2, average: 4.5 },
  salesStep: 3,
} as RatedSource

test('R05 who changes what a row is made of raises its version (DOCUMENT_RULES)', () => {
  const projected = projectDocument(source, new Map([[2, category]]))
  const terms = documentTerms(projected.text, {
    ...projected,
    prices: [100_000, 120_000],
    categoryIds: [2, 2],
    facets: [1, 2],
    partial: [2],
  })
  const print = createHash('sha256')
    .update(JSON.stringify([projected, terms]))
    .digest('hex')
    .slice(0, 12)
  expect({ rules: DOCUMENT_RULES, print }).toEqual({ rules: 6, print: 'a72028a698ec' })
})
