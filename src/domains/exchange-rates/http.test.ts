import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOperator, authOf } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { RatesTable } from './contract.ts'

let market: TestMarket
let operator: Record<string, string>
let operatorId: string
let now = new Date('2026-11-23T10:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => now })
  operatorId = (await anOperator(market)).id
})
afterAll(() => market.close())
beforeEach(async () => {
  now = new Date('2026-11-23T10:00:00Z')
  operator = await authOf(market, operatorId)
  await market.query('delete from exchange_rates')
  await choose(['EUR'])
})

const choose = (shown: string[], maxAgeDays = 7) =>
  market.api('PUT', '/api/admin/exchange-rates', { shown, maxAgeDays }, operator)
const enter = (over: object = {}) => {
  const body = { currency: 'EUR', rate: 4_256_700, day: '2026-11-20', source: 'NBP, tabela A', ...over }
  return market.api('POST', '/api/admin/exchange-rates', body, operator)
}
const shown = async () => (await market.api('GET', '/api/exchange-rates')).json.rates
const stateOf = ({ currencies }: RatesTable, currency: string) =>
  currencies.find((line) => line.currency === currency)?.state
const history = async () =>
  (await market.api('GET', '/api/admin/exchange-rates/history', undefined, operator)).json.rates.map(
    ({ rate, day }: { rate: number; day: string }) => [rate, day],
  )
const audited = async (action: string) =>
  (await market.query('select detail from audit_log where action = $1 order by id', [action])).rows.map(
    (row) => row.detail,
  )

test('B02 visitors are told the newest rate of what the operator shows, and nothing of the rest', async () => {
  await enter()
  await enter({ currency: 'USD', rate: 3_910_000 })
  const euro = { of: 'PLN', currency: 'EUR', rate: 4_256_700, day: '2026-11-20', source: 'NBP, tabela A' }
  expect(await shown()).toEqual([euro])
  await enter({ rate: 4_300_000, day: '2026-11-23' })
  expect(await shown()).toEqual([{ ...euro, rate: 4_300_000, day: '2026-11-23' }])
  // A rate that comes late is history; it does not replace a newer day's.
  await enter({ rate: 4_100_000, day: '2026-11-21' })
  expect((await shown())[0].rate).toBe(4_300_000)
  expect(await history()).toEqual([
    [4_100_000, '2026-11-21'],
    [4_300_000, '2026-11-23'],
    [3_910_000, '2026-11-20'],
    [4_256_700, '2026-11-20'],
  ])
  await choose([])
  expect(await shown()).toEqual([])
})

test('B02 a rate that is too old is not used, and the operator reads so', async () => {
  const { json } = await enter({ day: '2026-11-16' })
  expect([stateOf(json, 'EUR'), stateOf(json, 'USD'), (await shown()).length]).toEqual(['used', 'off', 1])
  // Midnight by the market's clock: a day more.
  now = new Date('2026-11-23T23:00:00Z')
  expect(await shown()).toEqual([])
  // Half a day later the old session is over.
  operator = await authOf(market, operatorId)
  const table = await market.api('GET', '/api/admin/exchange-rates', undefined, operator)
  expect(stateOf(table.json, 'EUR')).toBe('too_old')
  expect(stateOf((await choose(['EUR', 'CHF'], 8)).json, 'EUR')).toBe('used')
  expect(stateOf((await choose(['EUR', 'CHF'], 8)).json, 'CHF')).toBe('none')
})

test('no page that shows a rate is kept past the midnight it ends at', async () => {
  await enter()
  const ageAt = async (time: string) => {
    now = new Date(time)
    const answer = await fetch(`${market.url}/api/exchange-rates`)
    return answer.headers.get('cache-control')?.match(/s-maxage=(\d+)/)?.[1]
  }
  expect(await ageAt('2026-11-23T10:00:00Z')).toBe('300')
  expect(await ageAt('2026-11-23T22:57:00Z')).toBe('0')
})

test.each([
  [{ rate: 0 }, 'rate', 'too_small'],
  [{ rate: 4.25 }, 'rate', undefined],
  [{ rate: 1e15 }, 'rate', 'too_big'],
  [{ day: '2026-11-24' }, 'day', 'day_not_yet'],
  [{ day: '2026-02-30' }, 'day', undefined],
  [{ currency: 'PLN' }, 'currency', 'rate_of_market_currency'],
  [{ currency: 'XAU' }, 'currency', undefined],
  [{ source: '  ' }, 'source', undefined],
])('refused, and nothing written: %j', async (over, field, code) => {
  const { status, json } = await enter(over)
  expect([status, json.errors?.[0]?.field]).toEqual([422, field])
  if (code) expect(json.errors[0].code).toBe(code)
  expect(await history()).toEqual([])
})
test('the market’s own currency is not shown beside itself', async () => {
  const { status, json } = await choose(['EUR', 'PLN'])
  expect([status, json.errors[0].field, json.errors[0].code]).toEqual([422, 'shown', 'rate_of_market_currency'])
})

test('the same rate entered twice, or by two at once, is one row and one record', async () => {
  const before = (await audited('exchangeRateEntered')).length
  await Promise.all([enter(), enter(), enter()])
  expect(await history()).toEqual([[4_256_700, '2026-11-20']])
  expect((await audited('exchangeRateEntered')).slice(before)).toEqual([
    { currency: 'EUR', rate: 4.2567, day: '2026-11-20', source: 'NBP, tabela A' },
  ])
  // Corrected and taken back: all three are history.
  await enter({ rate: 4_000_000 })
  await enter()
  expect((await history()).map(([rate]: number[]) => rate)).toEqual([4_256_700, 4_000_000, 4_256_700])
  expect((await shown())[0].rate).toBe(4_256_700)
})

test('what is shown is put on record once, and reaches pages that were kept', async () => {
  await choose(['EUR', 'USD'], 5)
  const records = await audited('displayCurrenciesChanged')
  expect(records.at(-1)).toEqual({ shown: 'EUR USD', maxAgeDays: 5 })
  await choose(['USD', 'EUR', 'USD'], 5)
  expect(await audited('displayCurrenciesChanged')).toHaveLength(records.length)
})
