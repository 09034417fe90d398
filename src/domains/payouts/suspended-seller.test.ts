import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPaidSeller, aSale } from '../../../test/factories/payout.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ now: () => NOW })
})
afterAll(() => market.close())

test('E11 whoever approves a batch sees which of its sellers are suspended: what they sold before is theirs, but people decide', async () => {
  const { auth } = await anOperator(market)
  const [good, suspended] = [await aPaidSeller(market), await aPaidSeller(market)]
  for (const { companyId } of [good, suspended]) await aSale(market, companyId, { total: 10_000 })
  const flags = async (path: string) =>
    (await market.api('GET', path, undefined, auth)).json.lines.map(
      (one: { companyId: number; suspended: boolean }) => [one.companyId, one.suspended],
    )
  const batch = (await market.api('POST', '/api/admin/payout-batches', { currency: 'PLN' }, auth)).json
  const lines = `/api/admin/payout-batches/${batch.id}/lines`
  expect(await flags(lines)).toEqual([
    [good.companyId, false],
    [suspended.companyId, false],
  ])
  // After the draft: it is the page of the draft that the second person looks at.
  await market.query(`update companies set status = 'suspended' where id = $1`, [suspended.companyId])
  expect(await flags(lines)).toEqual([
    [good.companyId, false],
    [suspended.companyId, true],
  ])
  await market.api('POST', `/api/admin/payout-batches/${batch.id}/discard`, {}, auth)
  expect(await flags('/api/admin/payout-plan')).toEqual([
    [good.companyId, false],
    [suspended.companyId, true],
  ])
})
