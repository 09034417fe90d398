import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('B09 an operator sees every grosz of a company’s money on delivery that is not explained, and its file', async () => {
  const [team, other] = [await aTeam(market), await aTeam(market)]
  const { auth } = await anOperator(market)
  const found = async (companyId: number, number: string, status: string) =>
    market.query(
      `insert into cash_findings (company_id, carrier, kind, order_id, number, expected, found, currency, status, found_at, ended_at)
      values ($1, 'dpd', 'amountDiffers', $4, $2, 0, 1705, 'PLN', $3, '2026-11-20T10:00:00Z', case when $3 <> 'open' then now() end)`,
      [companyId, number, status, (await anOrder(market, companyId)).id],
    )
  await found(team.companyId, '1000000000081U', 'open')
  await found(team.companyId, '1000000000082U', 'open')
  await found(team.companyId, '1000000000083U', 'explained')
  await found(other.companyId, '1000000000084U', 'open')
  const ask = (rest: string, who: Record<string, string> = auth, id = team.companyId) =>
    market.api('GET', `/api/admin/companies/${id}${rest}`, undefined, who)
  const { json } = await ask('/cash-on-delivery')
  expect(json).toMatchObject({
    open: [{ currency: 'PLN', count: 2, difference: -3410 }],
    findings: [{ number: '1000000000082U' }, { number: '1000000000081U', found: 1705 }],
    ...{ reports: [], fetched: [] },
  })
  expect(json.findings).toHaveLength(2)
  const { text } = await ask('/cash-finding-export')
  expect(text).toContain('1000000000083U')
  expect(text).not.toContain('1000000000084U')
  expect((await ask('/cash-on-delivery', team.owner)).status).toBe(403)
  expect(await ask('/cash-on-delivery', auth, 999_999)).toMatchObject({
    ...{ status: 404, json: { code: 'company_not_found' } },
  })
})
