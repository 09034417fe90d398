import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPaidSeller, aSale } from '../../../../test/factories/payout.ts'
import { anOperator, authOf } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aDesk, aReport } from '../../../../test/factories/report.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

const DAY = 86_400_000
const start = new Date('2026-11-20T12:00:00Z')
let now = start
let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
let seller: Awaited<ReturnType<typeof aPaidSeller>>
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  seller = await aPaidSeller(market)
  const { companyId } = await aPaidSeller(market, 'PL27114020040000300201355387')
  await market.query('update companies set operates_market = true where id = $1', [companyId])
  operator = await anOperator(market)
  await market.query('update sessions set confirmed_at = $1', [now])
})
afterAll(() => market.close())

/** Days go by in these tests: nobody stays logged in so long. */
const due = async (area: string, userId = operator.id) =>
  (await market.api('GET', `/api/admin/due/${area}`, undefined, await authOf(market, userId))).json
const clock = async (area: string, name: string) =>
  (await due(area)).clocks.find((one: { name: string }) => one.name === name)
const batch = async (path = '', body: object = {}) =>
  (await market.api('POST', `/api/admin/payout-batches${path}`, body, operator.auth)).json

test('R16 the overview says what of reports and complaints is due within seven days, and what is late', async () => {
  now = start
  expect(await due('content')).toEqual({ clocks: [] })
  const { id } = await aProduct(market.deps, seller.companyId)
  const report = await aReport(market, id)
  const first = new Date(start.getTime() + 7 * DAY).toISOString()
  expect(await clock('content', 'reports')).toEqual({ name: 'reports', count: 1, late: 0, first, companyId: null })
  now = new Date(start.getTime() + 7 * DAY + 1)
  expect(await clock('content', 'reports')).toMatchObject({ count: 1, late: 1, first })
  now = start
  const desk = aDesk(market, operator.auth)
  await desk.decide(report.id)
  expect(await clock('content', 'reports')).toBeUndefined()
  expect((await desk.complain(report.affected)).status).toBe(200)
  // Fourteen days are left.
  expect(await clock('content', 'complaints')).toBeUndefined()
  now = new Date(start.getTime() + 8 * DAY)
  expect(await clock('content', 'complaints')).toMatchObject({ count: 1, late: 0 })
})

test('R16 papers that companies were asked for are due by the end of their day', async () => {
  now = start
  await market.query(
    `insert into document_requests (company_id, kind, words, asked_at, due_on) values ($1, 'bank', 'Wyciąg', $2, '2026-11-22'),
      ($1, 'bank', 'Odpis', $2, '2026-12-30')`,
    [seller.companyId, now],
  )
  const requests = { name: 'requests', count: 1, first: '2026-11-22T23:00:00.000Z', companyId: seller.companyId }
  expect(await due('companies')).toEqual({ clocks: [{ ...requests, late: 0 }] })
  now = new Date('2026-11-22T23:00:01Z')
  expect(await clock('companies', 'requests')).toEqual({ ...requests, late: 1 })
})

test('R16 E11 payouts that wait are counted and summed, with how long the oldest has waited, until they are paid', async () => {
  now = start
  expect(await due('money')).toEqual({ clocks: [], payouts: [] })
  const sale = await aSale(market, seller.companyId, { total: 10_000 })
  const { id, revision } = await batch('', { currency: 'PLN' })
  const waits = { currency: 'PLN', count: 1, amount: sale.owed, since: start.toISOString() }
  expect((await due('money')).payouts).toEqual([{ ...waits, status: 'draft' }])
  now = new Date(start.getTime() + 60_000)
  await batch(`/${id}/approve`, { revision })
  expect((await due('money')).payouts).toEqual([{ ...waits, status: 'approved', since: now.toISOString() }])
  await batch(`/${id}/paid`, { paidOn: '2026-11-20' })
  expect((await due('money')).payouts).toEqual([])
})

test('R16 each area is for those whose work it is', async () => {
  now = start
  const finance = await anOperator(market)
  await market.query(`update users set staff_role = 'finance' where id = $1`, [finance.id])
  expect((await due('money', finance.id)).clocks).toEqual([])
  expect((await due('content', finance.id)).code).toBe('staff_role')
})
