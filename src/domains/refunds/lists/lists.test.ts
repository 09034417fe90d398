import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliveredOnDelivery, moneyProblems, paidPurchase } from '../../../../test/factories/paid-order.ts'
import { anOperator, auditOf } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { runAllJobs } from '../../../../test/factories/purchase.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { marketDay } from '../../../values/days.ts'
import { PROVIDERS } from '../../payments/providers/index.ts'
import { findAllRefunds } from '../store/all-refunds.ts'
import type { AnyRefund } from './contract.ts'

let market: TestMarket
let one: Awaited<ReturnType<typeof aTeam>>
let two: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
/** Two orders of one purchase, called off by the operator; one paid on delivery, given back in part by its seller. */
let numbers: string[]
let onDelivery: string
beforeAll(async () => {
  market = await testMarket()
  one = await aTeam(market)
  two = await aTeam(market)
  operator = (await anOperator(market)).auth
  const [first, second] = await Promise.all(
    [one, two].map(({ companyId }) => aProduct(market.deps, companyId, { quantity: 50, price: 50_001 })),
  )
  const lines = [{ versionId: Number(first?.versionId) }, { versionId: Number(second?.versionId) }]
  numbers = (await paidPurchase(market, lines)).numbers
  for (const number of numbers) {
    await admin('POST', `/orders/${number}/refunds`, { ...WHY, kind: 'amount', amount: 1500, givenBack: 0 })
    await admin('POST', `/orders/${number}/cancel`, { reason: 'soldOut', words: null })
  }
  const sold = { companyId: one.companyId, versionId: Number(first?.versionId), auth: one.owner }
  onDelivery = (await deliveredOnDelivery(market, sold)).number
  const body = { ...WHY, kind: 'amount', amount: 777, givenBack: 0 }
  await market.api('POST', `/api/companies/${one.companyId}/orders/${onDelivery}/refunds`, body, one.owner)
  await runAllJobs(market)
})
afterAll(async () => {
  vi.restoreAllMocks()
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const WHY = { reason: 'goodwill', words: null }
const admin = (method: string, path: string, body?: unknown) => market.api(method, `/api/admin${path}`, body, operator)
const list = async (query = ''): Promise<AnyRefund[]> => (await admin('GET', `/refunds?${query}`)).json.refunds
const names = async (query: string) => (await list(query)).map(({ name }) => name)

test('T06 the operator’s list holds every refund, the latest first, with order, seller, payment, state and way', async () => {
  const all = await list()
  expect(all.map(({ number, amount, state, way, by }) => [number, amount, state, way, by])).toMatchObject([
    [onDelivery, 777, 'accountWanted', 'transfer', 'seller'],
    ...numbers.toReversed().flatMap((number) => [
      [number, expect.any(Number), 'done', 'provider', 'operator'],
      [number, 1500, 'done', 'provider', 'operator'],
    ]),
  ])
  expect(all[0]).toMatchObject({
    ...{ name: expect.stringMatching(/^S\d+$/), id: null, paymentId: null, provider: null },
    ...{ company: { id: one.companyId }, transfer: { payer: 'seller' }, mayTransfer: false },
  })
  expect(all[1]).toMatchObject({ name: expect.stringMatching(/^R\d+$/), provider: 'sandbox', reason: 'soldOut' })
  expect((await market.api('GET', '/api/admin/refunds', undefined, one.owner)).status).toBe(403)
})

test('T06 it is searched by order, refund, payment here and at its provider, and filtered by state, way, seller and day', async () => {
  const all = await list()
  const [ofSeller, ofPayment] = all
  const by = async (query: Record<string, string>) => names(String(new URLSearchParams(query)))
  const namesOf = (fits: (refund: AnyRefund) => boolean) => all.filter(fits).map(({ name }) => name)
  expect(await by({ q: onDelivery.toLowerCase() })).toEqual([ofSeller?.name])
  expect(await by({ q: numbers[0] ?? '' })).toEqual(namesOf(({ number }) => number === numbers[0]))
  for (const refund of all) expect(await by({ q: refund.name.toLowerCase() })).toEqual([refund.name])
  const ofOne = namesOf(({ paymentId }) => paymentId === ofPayment?.paymentId)
  expect(ofOne).toHaveLength(4)
  expect(await by({ q: String(ofPayment?.paymentId) })).toEqual(ofOne)
  expect(await by({ q: String(ofPayment?.reference) })).toEqual(ofOne)
  for (const q of ['R0', 'S999999', 'R999999999999999', 'OB-2026-9999999', "x' or true --", 'R1x'])
    expect([q, await by({ q })]).toEqual([q, []])
  expect(await by({ state: 'accountWanted' })).toEqual([ofSeller?.name])
  expect(await by({ state: 'done', way: 'transfer' })).toEqual([])
  expect(await by({ way: 'provider' })).toEqual(ofOne)
  for (const { companyId } of [one, two])
    expect(await by({ company: String(companyId) })).toEqual(namesOf(({ company }) => company?.id === companyId))
  const today = marketDay(new Date())
  expect(await by({ from: today, to: today })).toHaveLength(5)
  expect(await by({ to: '2020-01-01' })).toEqual([])
  expect((await admin('GET', '/refunds?state=gone')).status).toBe(422)
})

test('T06 pages follow each other without a gap or a repetition, though all began at one moment', async () => {
  await market.query(`update payment_refunds set created_at = '2026-05-05 10:00:00.123456+00'`)
  await market.query(`update refunds set created_at = '2026-05-05 10:00:00.123456+00'`)
  const whole = await findAllRefunds(market.deps.db, {}, { after: null, limit: 50 })
  const walked: typeof whole = []
  for (let after: (typeof whole)[number] | null = null; ; ) {
    const [row]: typeof whole = await findAllRefunds(market.deps.db, {}, { after, limit: 1 })
    if (!row) break
    walked.push(row)
    after = row
  }
  expect(walked).toEqual(whole)
  expect(whole).toHaveLength(5)
})

test('T06 what was filtered comes as a file, and who took it is noted', async () => {
  const answer = await market.api('GET', `/api/admin/refund-export?company=${one.companyId}`, undefined, {
    ...operator,
    'accept-language': 'en-US',
  })
  const [head, ...rows] = Papa.parse<string[]>(answer.text.replace('\uFEFF', '').trim()).data
  expect(head?.slice(0, 4)).toEqual(['Refund', 'Decided', 'Done', 'State'])
  const found = await list(`company=${one.companyId}`)
  expect(rows.map(([name]) => name)).toEqual(found.map(({ name }) => name))
  expect(rows[0]).toEqual(expect.arrayContaining(['7.77', 'PLN', 'By bank transfer', 'the seller']))
  expect(await auditOf(market, 'refunds')).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'refundsExported' })]),
  )
})

test('T06 the list of transfers to be made is paged, too: refunds, surplus and what one moment brought, each once', async () => {
  vi.spyOn(PROVIDERS.sandbox, 'refunds', 'get').mockReturnValue({ part: false, days: 1 })
  const { versionId } = await aProduct(market.deps, one.companyId, { price: 20_001 })
  const [number] = (await paidPurchase(market, [{ versionId }])).numbers
  await admin('POST', `/orders/${number}/refunds`, { ...WHY, kind: 'amount', amount: 100, givenBack: 0 })
  const moment = '2026-05-05 10:00:00.123456+00'
  await market.query(`update refund_transfers set created_at = '${moment}'`)
  // More of them than a page holds, all of the same moment.
  await market.query(
    `insert into transfers (key, amount, currency, sender_name, to_return, received_at)
     select 'listed ' || n, n, 'PLN', 'Anna Kowalska', n, '${moment}' from generate_series(1, 120) n`,
  )
  const walked: string[] = []
  for (let after = ''; ; ) {
    const { transfers, next } = (await admin('GET', `/refund-transfers?${after}`)).json
    walked.push(...transfers.map((row: { kind: string; id: number }) => `${row.kind} ${row.id}`))
    if (!next) break
    after = `after=${next}`
  }
  await market.query(`delete from transfers where key like 'listed %'`)
  expect([walked.length, new Set(walked).size]).toEqual([121, 121])
  expect(walked[0]).toMatch(/^refund /)
})
