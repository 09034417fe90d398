import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { aReturnsDesk, type Sold } from '../../../test/factories/returned-order.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { problemsOf } from '../../../tools/verify-unit.mjs'

let market: TestMarket
let desk: Awaited<ReturnType<typeof aReturnsDesk>>
let productId: number
beforeAll(async () => {
  market = await testMarket()
  desk = await aReturnsDesk(market)
  const { rows } = await market.query('select product_id as id from versions where id = $1', [desk.versionId])
  productId = Number(rows[0].id)
})
afterAll(() => market.close())

const post = (path: string, body?: unknown) => market.api('POST', desk.company(path), body, desk.owner)
/** Things of the seller that stand in the offer. */
async function units(many: number): Promise<[string, ...string[]]> {
  const things = Array.from({ length: many }, () => ({
    ...{ name: 'Phone 12', group: 'phones', number: { kind: 'imei', plain: anImei() } },
  }))
  const { json } = await post('/units', { units: things })
  const codes = json.results.map(({ unit }: { unit: { code: string } }) => unit.code)
  expect((await post(`/products/${productId}/units`, { codes, versionId: desk.versionId })).status).toBe(200)
  return codes
}
/** A buyer has these very things. */
async function soldUnits(codes: readonly string[]): Promise<Sold> {
  const { key, numbers } = await paidPurchase(market, [{ versionId: desk.versionId, quantity: codes.length }])
  const number = String(numbers[0])
  const items = [{ versionId: desk.versionId, units: codes }]
  const named = await market.api('PUT', desk.company(`/orders/${number}/units`), { items }, desk.owner)
  expect([named.status, named.text]).toEqual([200, named.text])
  await post(`/orders/${number}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' })
  expect((await post(`/orders/${number}/deliver`)).status).toBe(200)
  const { rows } = await market.query(
    'select i.id, o.total, o.id as order from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [number],
  )
  return { key, number, itemId: Number(rows[0].id), total: Number(rows[0].total), orderId: Number(rows[0].order) }
}
async function told(code: string): Promise<string[]> {
  const { json } = await market.api('GET', `/api/units/${code}/record`)
  expect(problemsOf(json, [json.head.key])).toEqual([])
  return json.events.map(({ kind, by, data }: { kind: string; by: string; data: { claim?: string } }) =>
    [kind, ...(data.claim ? [data.claim] : []), by].join(' '),
  )
}
const MINE = ['received seller-1', 'listed seller-1', 'sold seller-1', 'warranty seller-1']
const OPENED = 'warranty opened seller-1'
const opened = async (sold: Sold, quantity: number, more = {}) => {
  const { status, json, text } = await desk.open(sold, 'claim', quantity, more)
  expect([status, text]).toEqual([201, text])
  return Number(json.id)
}
const stateOf = async (code: string) =>
  (await market.query('select state, company_id as company from units where code = $1', [code])).rows[0]
const named = (id: number, itemId: number, codes: readonly string[]) =>
  desk.bySeller(id, 'units', { items: [{ itemId, units: codes }] })

test('R22 a claim travels with the unit: that it was opened, and that another went out for it, with a warranty of its own', async () => {
  const [broken, fresh] = (await units(2)) as [string, string]
  const sold = await soldUnits([broken])
  const id = await opened(sold, 1)
  expect(await told(broken)).toEqual([...MINE, OPENED])
  // Before another piece has gone out there is none to name.
  expect((await named(id, sold.itemId, [fresh])).json.code).toBe('case_step_impossible')
  expect((await desk.bySeller(id, 'accept', { remedy: 'replacement' })).status).toBe(200)
  await desk.send(sold, id)
  expect((await desk.receive(sold, id, 1)).status).toBe(200)
  const outs = await Promise.all([desk.bySeller(id, 'replace'), desk.bySeller(id, 'replace')])
  expect(outs.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await told(broken)).toSorted()).toEqual(
    [...MINE, OPENED, 'warranty replaced seller-1', 'returned seller-1'].toSorted(),
  )
  expect(await stateOf(broken)).toEqual({ state: 'inStock', company: desk.companyId })

  const sent = await Promise.all([named(id, sold.itemId, [fresh]), named(id, sold.itemId, [fresh])])
  expect(sent.map(({ status, text }) => [status, text.slice(0, 60)])).toEqual(
    sent.map(({ text }) => [200, text.slice(0, 60)]),
  )
  expect(await told(fresh)).toEqual(MINE)
  const { units: bought } = (await market.api('GET', `/api/purchases/${sold.key}/units`)).json
  const withBuyer = bought.filter(({ returnedAt }: { returnedAt: string | null }) => returnedAt === null)
  expect(withBuyer.map(({ code }: { code: string }) => code)).toEqual([fresh])
  // One piece lacks the buyer, and no more.
  const [more] = await units(1)
  expect((await named(id, sold.itemId, [fresh, more])).json.errors[0].code).toBe('too_many_units')
})

test('an exchange by the seller’s own promise takes the one unit back and sends another', async () => {
  const policy = { returnDays: 30, exchangeDays: 30, warrantyMonths: null, returnPaidBy: 'seller', returnAddress: null }
  await market.api('PUT', desk.company('/return-policy'), policy, desk.owner)
  const [first, second] = (await units(2)) as [string, string]
  const sold = await soldUnits([first])
  const { json } = await desk.open(sold, 'exchange', 1)
  await desk.receive(sold, json.id, 1)
  expect((await desk.bySeller(json.id, 'replace')).status).toBe(200)
  expect(await told(first)).toEqual([...MINE, 'returned seller-1'])
  expect((await named(json.id, sold.itemId, [second])).status).toBe(200)
  expect([(await stateOf(first)).state, (await stateOf(second)).state]).toEqual(['inStock', 'sold'])
})

test('R22 what was repaired, refused and decided stands on the passport; who decides a dispute is the market', async () => {
  const [repaired, refused] = (await units(2)) as [string, string]
  const mended = await soldUnits([repaired])
  const one = await opened(mended, 1, { wish: 'repair' })
  await desk.bySeller(one, 'accept', { remedy: 'repair' })
  await desk.send(mended, one)
  await desk.receive(mended, one, 1)
  expect((await desk.bySeller(one, 'repair')).status).toBe(200)
  expect(await told(repaired)).toEqual([...MINE, OPENED, 'warranty repaired seller-1'])
  // It went to its seller and back, and is still the buyer's.
  expect((await stateOf(repaired)).state).toBe('sold')

  const disputed = await soldUnits([refused])
  const other = await opened(disputed, 1)
  await desk.bySeller(other, 'reject', { words: 'Uszkodzenie po upadku.' })
  expect((await told(refused)).at(-1)).toBe('warranty refused seller-1')
  const asked = await desk.byBuyer(disputed, other, 'dispute', { words: 'Nigdy nie upadł.' })
  expect([asked.status, asked.text]).toEqual([200, asked.text])
  const { auth } = await anOperator(market)
  const decision = { outcome: 'buyer', amount: null, words: 'Sprzedawca nie wykazał upadku.' }
  const decided = await market.api('POST', `/api/admin/disputes/${other}/decision`, decision, auth)
  expect([decided.status, decided.text]).toEqual([200, decided.text])
  expect((await told(refused)).at(-1)).toBe('warranty refunded market')
})

test('of several units of a line a case with fewer pieces says nothing of any, until the seller scans the one that came', async () => {
  const codes = await units(2)
  const sold = await soldUnits(codes)
  const { json } = await desk.withdraw(sold, 1)
  await desk.receive(sold, json.id, 1)
  expect((await desk.bySeller(json.id, 'refund')).status).toBe(200)
  const [kept, came] = codes as [string, string]
  for (const code of codes) expect(await told(code)).toEqual(MINE)
  const scanned = { units: [{ name: 'Phone 12', group: 'phones', code: came }] }
  expect((await post('/units', scanned)).json.results[0]).toMatchObject({ continued: true, failure: null })
  expect(await told(came)).toEqual([...MINE, 'returned seller-1'])
  const { units: bought } = (await market.api('GET', `/api/purchases/${sold.key}/units`)).json
  const withBuyer = bought.filter(({ returnedAt }: { returnedAt: string | null }) => returnedAt === null)
  expect(withBuyer.map(({ code }: { code: string }) => code)).toEqual([kept])
})
