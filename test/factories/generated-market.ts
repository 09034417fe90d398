import { expect } from 'vitest'
import { generateMarket } from '../../bench/generate-market.ts'
import type { SearchPage } from '../../src/domains/search/contract.ts'
import { refreshWords } from '../../src/domains/search/index.ts'
import { type TestMarket, testMarket } from '../market.ts'

/** A market of so many generated listings, multiplied from templates. */
export async function aGeneratedMarket(count: number, templates: number): Promise<TestMarket> {
  const market = await testMarket()
  await generateMarket(market.deps, count, undefined, templates)
  await refreshWords(market.deps)
  return market
}

/** A list as the API answers it; fails unless it does. */
export async function listOf(market: TestMarket, query: string): Promise<SearchPage> {
  const { status, json } = await market.api('GET', `/api/search?${query}`)
  expect([query, status]).toEqual([query, 200])
  return json
}
