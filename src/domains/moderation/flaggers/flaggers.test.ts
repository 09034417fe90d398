import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, authOf } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aReport, reportOf, someone } from '../../../../test/factories/report.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let auth: Record<string, string>
const clock = new Date('2026-11-26T10:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const desk = (method: string, path: string, body?: unknown) => market.api(method, `/api/admin/${path}`, body, auth)

test('what a trusted flagger reports comes before the rest and is counted apart; an address typed by anybody is none', async () => {
  const { companyId } = await aSeller(market.deps)
  const flagger = await aSeller(market.deps)
  const who = await authOf(market, flagger.ownerId)
  const email: string = (await market.query('select email from users where id = $1', [flagger.ownerId])).rows[0].email
  const entered = { email: email.toUpperCase(), name: 'Fundacja', awardedBy: 'UKE' }
  const both = await Promise.all([1, 2].map(() => desk('POST', 'trusted-flaggers', entered)))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  const ids = [await aProduct(market.deps, companyId), await aProduct(market.deps, companyId)].map(({ id }) => id)
  await aReport(market, Number(ids[0]), { email: someone() })
  // Not logged in: the address alone says nothing.
  await aReport(market, Number(ids[0]), { email, reason: 'fraud' })
  const sent = await market.api('POST', '/api/reports', reportOf(Number(ids[1]), { email }), who)
  expect(sent.status).toBe(201)
  const threat = await aReport(market, Number(ids[0]), { email: someone(), reason: 'lifeThreat' })
  const { json } = await desk('GET', 'reports')
  expect(json.reports.map(({ source, urgent }: { source: string; urgent: boolean }) => [source, urgent])).toEqual([
    ...[
      ['form', true],
      ['flagger', false],
      ['form', false],
      ['form', false],
    ],
  ])
  expect(json.reports[0].id).toBe(threat.id)
  const counts = (await desk('GET', 'moderation-counts?year=2026')).json.reports
  expect(counts).toContainEqual({ reason: 'misleading', source: 'flagger', count: 1 })
  const { flaggers } = (await desk('GET', 'trusted-flaggers')).json
  expect((await desk('POST', `trusted-flaggers/${flaggers[0].id}/end`)).json.flaggers[0].endedAt).not.toBeNull()
  expect((await desk('POST', `trusted-flaggers/${flaggers[0].id}/end`)).json.code).toBe('flagger_not_found')
  await market.api('POST', '/api/reports', reportOf(Number(ids[1]), { email, reason: 'fraud' }), who)
  expect((await desk('GET', 'reports?source=flagger')).json.reports).toHaveLength(1)
})
