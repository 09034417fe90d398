import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoGoods } from '../../../test/factories/demo-goods.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { SearchPage } from './contract.ts'
import { QUERIES } from './queries.table.ts'

const NOW = new Date('2026-06-01T08:00:00Z')
const TOP = 3

let market: TestMarket

beforeAll(async () => {
  market = await testMarket()
  await demoGoods(market, NOW)
})
afterAll(() => market.close())

test('the table has at least sixty queries in three languages', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60)
  expect(new Set(QUERIES.map(([language]) => language))).toEqual(new Set(['pl', 'en', 'de']))
})

test.each(QUERIES)('R11 %s "%s"', async (language, q, titles, filters, more = {}) => {
  const locale = { pl: 'pl-PL', en: 'en-US', de: 'de-DE' }[language]
  const { json, status } = await market.api('GET', `/api/search?q=${encodeURIComponent(q)}`, undefined, {
    'accept-language': locale,
  })
  expect(status).toBe(200)
  const page: SearchPage = json
  const top = page.items.slice(0, more.top ?? TOP)
  expect(top.length).toBeGreaterThan(0)
  for (const item of top) expect(item.title).toMatch(titles)
  expect(page.filters.map((filter) => filter.key).sort()).toEqual(filters.split(' ').filter(Boolean).sort())
  expect(page.understood.didYouMean?.text ?? null).toEqual(more.meant ?? null)
  if (more.maxPrice) for (const item of page.items) expect(item.price).toBeLessThanOrEqual(more.maxPrice)
  if (more.fact) for (const item of top) expect(item.facts.join(' ')).toMatch(more.fact)
  if (more.state) for (const item of top) expect(item.state).toBe(more.state)
})
