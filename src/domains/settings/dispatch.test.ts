import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let auth: Record<string, string>
let now = new Date('2026-11-23T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const seen = () => market.api('GET', '/api/settings')
const maxAge = (headers: Headers) => Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])

test('R07 an answer with "today" is kept no longer than it is true', async () => {
  now = new Date('2026-11-23T12:00:00Z')
  const long = await seen()
  expect(long.json.dispatch).toEqual({ until: '14:00', day: '2026-11-23', today: true })
  expect(maxAge(long.headers)).toBe(300)
  now = new Date('2026-11-23T12:59:30Z')
  expect(maxAge((await seen()).headers)).toBe(30)
  now = new Date('2026-11-23T13:00:00Z')
  expect((await seen()).json.dispatch).toEqual({ until: '14:00', day: '2026-11-24', today: false })
})
test('R07 the operator sets the hour; what is no hour is refused by its field', async () => {
  now = new Date('2026-11-23T14:30:00Z')
  const {
    headerImageKey: _,
    thumbnailKey: __,
    ...site
  } = (await market.api('GET', '/api/admin/site', undefined, auth)).json
  expect(site.dispatchUntil).toBe('14:00')
  const bad = await market.api('PUT', '/api/admin/site', { ...site, dispatchUntil: '25:00' }, auth)
  expect([bad.status, bad.json.errors[0].field]).toEqual([422, 'dispatchUntil'])
  const saved = await market.api('PUT', '/api/admin/site', { ...site, dispatchUntil: '16:00' }, auth)
  expect([saved.status, saved.json.dispatchUntil]).toEqual([200, '16:00'])
  expect((await seen()).json.dispatch).toEqual({ until: '16:00', day: '2026-11-23', today: true })
})
