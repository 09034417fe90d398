import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { moneyProblems } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink, runAllJobs } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { aShipmentNumber } from '../../../test/factories/tracked-order.ts'
import { likeOpenpyxl } from '../../../test/factories/workbook.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { dice } from '../../../test/payments/reporting.ts'

const inpost = fakeInpost()
let market: TestMarket
let server: PaymentServer
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  await server.close()
  expect(problems).toEqual([])
})
beforeEach(async () => {
  server.heal()
  inpost.cash = []
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 10_000 })).versionId
})

const at = (path: string) => `/api/companies/${team.companyId}${path}`
const get = async (path: string, auth = team.owner) => (await market.api('GET', at(path), undefined, auth)).json

/** An order paid on delivery, sent in so many parcels: its number, what is due for it, and the numbers of its parcels. */
async function sent({ parcels = 1, carrier = 'dpd' } = {}) {
  const placed = await aPurchase(market, [{ versionId, quantity: parcels }], {
    [team.companyId]: { cashOnDelivery: true },
  })
  await followLink(market, placed)
  const { number, total } = placed.orders[0] as { number: string; total: number }
  const numbers = Array.from({ length: parcels }, aShipmentNumber)
  for (const trackingNumber of numbers) {
    const body = { carrier, trackingNumber, items: [{ versionId, quantity: 1 }] }
    const { status } = await market.api('POST', at(`/orders/${number}/ship`), body, team.owner)
    expect(status).toBe(200)
  }
  await runAllJobs(market)
  return { key: String(placed.key), number, total, parcel: numbers[0] as string, numbers }
}

const zloty = (grosze: number) => (grosze / 100).toFixed(2).replace('.', ',')
type Row = [number: string, grosze: number, more?: { day?: string; reference?: string; currency?: string }]
const csvOf = (rows: readonly Row[]) =>
  [
    'Numer przesyłki;Kwota pobrania;Waluta;Data przelewu;Numer przelewu',
    ...rows.map(([number, amount, { day = '2026-11-20', reference = 'P1', currency = 'PLN' } = {}]) =>
      [number, zloty(amount), currency, day, reference].join(';'),
    ),
  ].join('\n')

async function send(body: string | Buffer, query: Record<string, string> = {}, auth = team.owner) {
  const asked = new URLSearchParams({ name: 'raport.csv', carrier: 'dpd', ...query })
  const answer = await fetch(`${market.url}${at('/cash-reports')}?${asked}`, {
    method: 'POST',
    headers: { ...auth, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(body)),
  })
  const json = await answer.json()
  await runAllJobs(market)
  return { status: answer.status, json }
}
const report = async (...rows: Row[]) => {
  const { status, json } = await send(csvOf(rows))
  expect([status, json.errors]).toEqual([201, undefined])
}
const open = async () =>
  (await get('/cash-findings?status=open')).findings.map(
    ({ kind, orderNumber, number, expected, found }: Record<string, unknown>) =>
      [kind, orderNumber ?? number, expected, found] as const,
  )
const stateOf = async (number: string) => {
  const { rows } = await market.query(
    'select status, payment_status as payment, amount_paid as paid from orders where number = $1',
    [number],
  )
  return { ...rows[0], paid: Number(rows[0].paid) }
}
const sums = async () => (await get('/cash-on-delivery')).sums[0]

test('B09 an order whose money the carrier reports is delivered and paid, once; an order that nobody reports is waited for', async () => {
  const [paid, waits] = [await sent(), await sent()]
  expect((await get('/cash-dues')).dues).toMatchObject([
    { orderNumber: paid.number, carrier: 'dpd', expected: paid.total, receivedAt: null },
    { orderNumber: waits.number, expected: waits.total },
  ])
  await report([paid.parcel, paid.total])
  expect(await stateOf(paid.number)).toEqual({ status: 'delivered', payment: 'paid', paid: paid.total })
  expect(await stateOf(waits.number)).toEqual({ status: 'shipped', payment: 'onDelivery', paid: 0 })
  expect(await open()).toEqual([])
  expect((await get('/cash-dues')).dues.map((one: { orderNumber: string }) => one.orderNumber)).toEqual([waits.number])
  const { rows } = await market.query(
    `select count(*)::int as n from order_events e join orders o on o.id = e.order_id
    where o.number = $1 and e.note = 'delivered_by_carrier'`,
    [paid.number],
  )
  expect(rows[0].n).toBe(1)
})

test('the same file changes nothing; what two reports tell alike counts once', async () => {
  const one = await sent()
  await report([one.parcel, one.total])
  expect(await send(csvOf([[one.parcel, one.total]]))).toMatchObject({ status: 409, json: { code: 'statement_known' } })
  const other = await sent()
  await report([one.parcel, one.total], [other.parcel, other.total])
  expect(await open()).toEqual([])
  expect((await get('/cash-reports')).reports).toMatchObject([
    { carrier: 'dpd', lines: 2, repeated: 1 },
    { lines: 1, repeated: 0 },
  ])
})

test('every difference is named to the grosz, ends by itself when a later report makes it good, and stays explained where somebody said why', async () => {
  const [less, more, twice, parts] = [await sent(), await sent(), await sent(), await sent({ parcels: 2 })]
  await report(
    [less.parcel, less.total - 1],
    [more.parcel, more.total + 250],
    [twice.parcel, twice.total],
    [twice.parcel, twice.total],
    [String(parts.numbers[1]), parts.total],
    ['9999999999999U', 1234],
    [more.parcel, 100, { currency: 'EUR' }],
  )
  expect((await open()).sort()).toEqual(
    [
      ['less', less.number, less.total, less.total - 1],
      ['more', more.number, more.total, more.total + 250],
      ['otherCurrency', more.number, 0, 100],
      ['twice', twice.number, twice.total, 2 * twice.total],
      ['unknownNumber', '9999999999999U', 0, 1234],
    ].sort(),
  )
  expect(await stateOf(less.number)).toMatchObject({ status: 'shipped', payment: 'onDelivery' })
  const { findings } = await get('/cash-findings?status=open')
  const ofMore = findings.find((one: { kind: string }) => one.kind === 'more')
  const explain = (id: number, auth = team.owner) =>
    market.api('POST', at(`/cash-findings/${id}/explain`), { note: 'Kupujący dopłacił za wniesienie' }, auth)
  const answers = await Promise.all([explain(ofMore.id), explain(ofMore.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await report([less.parcel, 1, { reference: 'P2' }])
  expect((await open()).map(([kind]: readonly unknown[]) => kind).sort()).toEqual([
    'otherCurrency',
    'twice',
    'unknownNumber',
  ])
  expect(await stateOf(less.number)).toMatchObject({ status: 'delivered', payment: 'paid' })
  // Another sum than the one that was explained is open anew.
  await report([more.parcel, 7, { reference: 'P3' }])
  expect(await open()).toContainEqual(['more', more.number, more.total, more.total + 257])
  expect((await get('/cash-findings?status=gone')).findings).toMatchObject([
    { kind: 'more', note: 'Kupujący dopłacił za wniesienie' },
    { kind: 'less', note: null },
  ])
})

test('a number that is entered late finds its money', async () => {
  const one = await sent()
  await report(['5550001112223', one.total])
  expect(await open()).toEqual([['unknownNumber', '5550001112223', 0, one.total]])
  const body = { shipment: { carrier: 'dpd', trackingNumber: '5550001112223' }, replaces: one.parcel }
  expect((await market.api('PUT', at(`/orders/${one.number}/shipment`), body, team.owner)).status).toBe(200)
  await runAllJobs(market)
  expect(await open()).toEqual([])
  expect(await stateOf(one.number)).toMatchObject({ status: 'delivered', payment: 'paid' })
})

test('what nobody reports in time is named, once; a report that comes after all ends it', async () => {
  const one = await sent()
  await market.query(
    `update cash_dues set sent_at = sent_at - interval '40 days', waits_until = waits_until - interval '40 days'`,
  )
  await market.runJob('cashOnDelivery.findMissed')
  await market.runJob('cashOnDelivery.findMissed')
  expect(await open()).toEqual([['notReported', one.number, one.total, 0]])
  await report([one.parcel, one.total])
  expect(await open()).toEqual([])
})

test('a parcel that comes back unpaid is due no more; money that is reported all the same is named', async () => {
  const one = await sent()
  // As a case of returns leaves it: nothing was ever paid.
  await market.query(`update orders set status = 'returned' where number = $1`, [one.number])
  const { rows } = await market.query('select id from orders where number = $1', [one.number])
  await market.runJob('cashOnDelivery.follow', { orderId: Number(rows[0].id) })
  expect((await get('/cash-dues')).dues).toEqual([])
  await report([one.parcel, one.total])
  expect(await open()).toEqual([['ofReturned', one.number, 0, one.total]])
})

test('of hundreds of reported sums, right and wrong, what was due is what came, what is waited for and what is named', async () => {
  const roll = dice(20261124)
  const orders = []
  for (let n = 0; n < 12; n += 1) orders.push(await sent())
  const rows: Row[] = []
  for (let n = 0; n < 300; n += 1) {
    const { parcel, total } = orders[roll(10)] as (typeof orders)[number]
    const amount = [total, -total, 1, -1, roll(20_000) - 10_000, 50][roll(6)] as number
    rows.push([roll(20) === 0 ? `77${String(n).padStart(11, '0')}` : parcel, amount, { reference: `P${n}` }])
  }
  for (let n = 0; n < 300; n += 60) await report(...rows.slice(n, n + 60))
  const { expected, reported, waits, open: named, explained, orders: count } = await sums()
  expect(count).toBe(12)
  expect(reported + waits + named + explained).toBe(expected)
  expect(expected).toBe(orders.reduce((sum, { total }) => sum + total, 0))
  const known = new Set(orders.map(({ parcel }) => parcel))
  expect(reported).toBe(rows.reduce((sum, [parcel, amount]) => (known.has(parcel) ? sum + amount : sum), 0))
  const unknown = (
    await market.query(
      `select coalesce(sum(found), 0)::int as sum from cash_findings where kind = 'unknownNumber' and status = 'open' and company_id = $1`,
      [team.companyId],
    )
  ).rows[0].sum
  expect(unknown).toBe(rows.reduce((sum, [parcel, amount]) => (known.has(parcel) ? sum : sum + amount), 0))
})

test('InPost is asked once a day with the company’s own keys; what it answers in no known form says so and loses nothing', async () => {
  const one = await sent({ carrier: 'inpost' })
  const put = await market.api('PUT', at('/carriers/inpost'), { test: false, fields: INPOST_KEYS }, team.owner)
  expect(put.status).toBe(200)
  inpost.cash = null
  await market.runJob('cashOnDelivery.fetch')
  expect((await get('/cash-on-delivery')).fetched).toMatchObject([{ carrier: 'inpost', result: 'notUnderstood' }])
  inpost.cash = [{ tracking_number: one.parcel, cod_amount: one.total / 100, payout_date: '2026-11-23' }]
  await market.runJob('cashOnDelivery.fetch')
  expect(await stateOf(one.number)).toMatchObject({ status: 'shipped' })
  await market.query('update cash_fetches set next_at = now() - interval $$1 minute$$')
  await Promise.all([market.runJob('cashOnDelivery.fetch'), market.runJob('cashOnDelivery.fetch')])
  await runAllJobs(market)
  expect(await stateOf(one.number)).toMatchObject({ status: 'delivered', payment: 'paid' })
  expect((await get('/cash-on-delivery')).fetched).toMatchObject([{ result: 'works' }])
  expect((await get('/cash-reports')).reports).toMatchObject([{ carrier: 'inpost', name: null, lines: 1 }])
})

test('files that cannot be read say why by line and field, a workbook is read as a table is, and nothing is half-written', async () => {
  const one = await sent()
  const refused = async (text: string | Buffer, query = {}) => {
    const { status, json } = await send(text, query)
    return [status, json.errors?.[0]?.field, json.errors?.[0]?.code ?? json.code]
  }
  expect(await refused('Kolumna;Inna;Trzecia\n1;2;3')).toEqual([422, 'file', 'statement_columns_unknown'])
  expect(await refused('Numer przesyłki;Kwota;x\n6,20E+23;10,00;')).toEqual([422, 'file', 'cash_row_unreadable'])
  expect(await refused('Numer przesyłki;Kwota;x\n1234567890123;dużo;')).toEqual([422, 'file', 'cash_row_unreadable'])
  expect(await refused('Numer przesyłki;Kwota;x\nRazem;10,00;')).toEqual([422, 'file', 'statement_empty'])
  expect(await refused(Buffer.from([0, 1, 2, 3, 0, 0, 0]))).toEqual([422, 'file', 'statement_not_readable'])
  expect(await refused('')).toEqual([422, 'file', 'required'])
  expect((await get('/cash-reports')).reports).toEqual([])
  const named = { column_number: 'Kolumna', column_amount: 'Inna' }
  expect((await send(`Kolumna;Inna;Trzecia\n${one.parcel};${zloty(one.total)};x`, named)).status).toBe(201)
  expect(await stateOf(one.number)).toMatchObject({ payment: 'paid' })
  const other = await sent()
  const book = await likeOpenpyxl([
    ['Sendungsnummer', 'Nachnahme', 'Datum'],
    [`${other.parcel}`, zloty(other.total), '20.11.2026'],
  ])
  expect((await send(book, { name: 'bericht.xlsx' })).status).toBe(201)
  expect(await stateOf(other.number)).toMatchObject({ payment: 'paid' })
})

test('whose money it is not sees nothing of it, in lists and by id', async () => {
  const one = await sent()
  await report([one.parcel, one.total - 5])
  const [finding] = (await get('/cash-findings')).findings
  const stranger = await aTeam(market)
  const there = `/api/companies/${stranger.companyId}/cash-findings/${finding.id}/explain`
  expect(await market.api('POST', there, { note: 'moje' }, stranger.owner)).toMatchObject({
    status: 404,
    json: { code: 'cash_finding_not_found' },
  })
  expect((await market.api('GET', at('/cash-findings'), undefined, stranger.owner)).status).toBe(404)
  expect(
    (await market.api('GET', at('/cash-on-delivery'), undefined, (await team.member('warehouse')).auth)).status,
  ).toBe(403)
  const file = await market.api('GET', at('/cash-finding-export'), undefined, team.owner)
  expect(file.text).toContain(one.number)
  // A report of another company with this parcel's number is unknown there and moves nothing here.
  const mine = team
  team = stranger
  await report([one.parcel, 5, { reference: 'P9' }])
  expect(await open()).toEqual([['unknownNumber', one.parcel, 0, 5]])
  team = mine
  expect(await open()).toEqual([['less', one.number, one.total, one.total - 5]])
})
