import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoGoods } from '../../../test/factories/demo-goods.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { toMajor } from '../../values/money.ts'
import type { SearchPage } from './contract.ts'
import { QUERIES } from './queries.table.ts'
import { SENTENCES_OF_BUYERS } from './sentences.table.ts'

const TOP = 3
const LOCALES = { pl: 'pl-PL', en: 'en-US', de: 'de-DE' }

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
  await demoGoods(market, new Date('2026-06-01T08:00:00Z'))
})
afterAll(() => market.close())

const rows = SENTENCES_OF_BUYERS.trim()
  .split('\n')
  .map((line) => {
    const [language = '', q, filters, ...checks] = line.split('|').map((part) => part.trim())
    return [language, q, filters, checks.join('|')] as const
  })

/** What is wrong with a page, by one of the words after the last bar; null: nothing. */
function wrong(check: string, { items, understood, total }: SearchPage): unknown {
  const top = items.slice(0, TOP)
  const pattern = /^[txf]\/(.*)\/$/.exec(check)?.[1]
  const fits = (text: string) => text.match(pattern ?? '\0') !== null
  const price = limitOf(check)
  const prices = items.map((item) => toMajor(item.price))
  if (check[0] === 't') return top.find(({ title }) => !fits(title))?.title ?? null
  if (check[0] === 'x') return items.find(({ title }) => fits(title))?.title ?? null
  if (check[0] === 'f') return top.find(({ facts }) => !facts.some(fits))?.facts ?? null
  if (check.startsWith('<=')) return prices.find((one) => one > price) ?? null
  if (check.startsWith('>=')) return prices.find((one) => one < price) ?? null
  if (/^[sg]=/.test(check)) return items.find((one) => conditionOf(check, one) !== check.slice(2)) ? check : null
  if (/^[sg]!/.test(check)) return items.find((one) => conditionOf(check, one) === check.slice(2)) ? check : null
  if (check.startsWith('~')) return understood.didYouMean?.text === check.slice(1) ? null : understood.didYouMean
  if (check.startsWith('drop:'))
    return understood.droppedWords.includes(check.slice(5)) ? null : understood.droppedWords
  if (check === 'need') return understood.needs.length > 0 ? null : understood
  if (check === 'nothing') return understood.saysNothing ? null : understood
  return check === '0' ? total.count || null : `no such check: ${check}`
}
const limitOf = (check: string) => Number(check.slice(2))
const conditionOf = (check: string, item: SearchPage['items'][number]) => (check[0] === 's' ? item.state : item.grade)

test('three hundred sentences in three languages', () => {
  expect(rows.length + QUERIES.length).toBeGreaterThanOrEqual(300)
  expect(new Set(rows.map(([language]) => language))).toEqual(new Set(['pl', 'en', 'de']))
})

test.each(rows)('R11 %s "%s"', async (language, q = '', filters = '', checks) => {
  const locale = LOCALES[language as keyof typeof LOCALES]
  const { json, status } = await market.api('GET', `/api/search?q=${encodeURIComponent(q)}`, undefined, {
    'accept-language': locale,
  })
  expect(status).toBe(200)
  const page: SearchPage = json
  expect(page.filters.map(({ key }) => key).sort()).toEqual(filters.split(' ').filter(Boolean).sort())
  const all = checks.split(';').filter(Boolean)
  if (!all.includes('0')) expect(page.items.length).toBeGreaterThan(0)
  for (const check of all) expect([check, wrong(check, page)]).toEqual([check, null])
})
