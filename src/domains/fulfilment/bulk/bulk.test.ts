import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { auditOf } from '../../../../test/factories/person.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { MOST_AT_ONCE } from './contract.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let strangers: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  strangers = await aTeam(market)
})
afterAll(() => market.close())

const at = (rest: string, companyId = team.companyId) => `/api/companies/${companyId}/${rest}`
const placed = async (over: Parameters<typeof anOrder>[2] = {}) => (await anOrder(market, team.companyId, over)).number
const dpd = (number: string, trackingNumber: string | null) => ({ number, carrier: 'dpd', trackingNumber })
const ship = (shipments: object[], headers: Record<string, string> = {}) =>
  market.api('POST', at('order-shipments'), { shipments }, { ...team.owner, ...headers })
const begin = (numbers: string[], by = team.owner) =>
  market.api('POST', at('order-preparations'), { numbers }, { ...by, 'accept-language': 'en' })
const statusOf = async (number: string) =>
  (await market.query('select status from orders where number = $1', [number])).rows[0]?.status
const codesOf = ({ json }: { json: { results: { failure: { code: string } | null }[] } }) =>
  json.results.map(({ failure }) => failure?.code ?? null)
const tellsOf = async (number: string) => {
  const { rows } = await market.query(
    `select count(*)::int as count from order_events e join orders o on o.id = e.order_id where o.number = $1 and e.note = 'shipped'`,
    [number],
  )
  return rows[0]?.count
}

test('R14 many orders leave at once, each under its own number; what is refused says why and stops no other', async () => {
  const [good, unpaid, collected, van, untyped] = await Promise.all([
    placed(),
    placed({ status: 'pending', paymentStatus: 'unpaid' }),
    placed({ method: 'store_pickup' }),
    placed(),
    placed(),
  ])
  const foreign = (await anOrder(market, strangers.companyId)).number
  const answer = await ship(
    [
      dpd(collected, '1000000000012U'),
      dpd(good, ' 1000 0000 00011u '),
      dpd(unpaid, '1000000000013U'),
      dpd(foreign, '1000000000014U'),
      { number: van, carrier: 'other', trackingNumber: null },
      dpd(untyped, ' '),
      dpd('OB-2026-9999999', 'X1000000'),
    ],
    { 'accept-language': 'de' },
  )
  expect(answer.status).toBe(200)
  expect(codesOf(answer)).toEqual([
    'pickup_not_shipped',
    null,
    'order_not_shippable',
    'order_not_found',
    null,
    'tracking_required',
    'order_not_found',
  ])
  expect(answer.json.results[5]).toEqual({
    number: untyped,
    failure: { code: 'tracking_required', words: 'Geben Sie die Sendungsnummer ein' },
  })
  expect(await Promise.all([good, van, unpaid, collected, untyped, foreign].map(statusOf))).toEqual([
    ...['shipped', 'shipped', 'pending', 'confirmed', 'confirmed', 'confirmed'],
  ])
})

test('R14 the same shipments again change nothing, with a key or without; the rest of a part leaves with them', async () => {
  const [first, second] = [await placed(), await placed({ items: [{ versionId: 1, quantity: 3 }] })]
  const part = { carrier: 'dpd', trackingNumber: '1000000000020U', items: [{ versionId: 1, quantity: 1 }] }
  await market.api('POST', at(`orders/${second}/ship`), part, team.owner)
  const wanted = [dpd(second, '1000000000022U'), dpd(first, '1000000000021U')]
  const key = { 'idempotency-key': randomUUID() }
  const answers = [await ship(wanted, key), await ship(wanted, key), await ship(wanted)]
  for (const answer of answers) expect(codesOf(answer)).toEqual([null, null])
  expect(await Promise.all([first, second].map(tellsOf))).toEqual([1, 1])
  const { json } = await market.api('GET', at(`orders/${second}`), undefined, team.owner)
  expect(json.shipments.map(({ items }: { items: object[] }) => items)).toEqual([
    [{ versionId: 1, quantity: 1 }],
    [{ versionId: 1, quantity: 2 }],
  ])
  // Another number for what is gone is a correction, not a second parcel.
  expect(codesOf(await ship([dpd(first, '1000000000029U')]))).toEqual(['already_shipped'])
})

test('R14 two people send the same orders at once, in opposite order: each leaves once, nobody waits for the other for ever', async () => {
  const numbers = await Promise.all(Array.from({ length: 6 }, () => placed()))
  const one = numbers.map((number, index) => dpd(number, `100000000010${index}U`))
  const other = one.toReversed().map((shipment) => ({ ...shipment, trackingNumber: `2${shipment.trackingNumber}` }))
  const [a, b] = await Promise.all([
    ship(one, { 'idempotency-key': randomUUID() }),
    ship(other, { 'idempotency-key': randomUUID() }),
  ])
  const done = [codesOf(a), codesOf(b).toReversed()]
  for (const index of numbers.keys()) {
    expect(done.map((codes) => codes[index]).toSorted()).toEqual(['already_shipped', null])
  }
  expect(await Promise.all(numbers.map(tellsOf))).toEqual(numbers.map(() => 1))
})

test('R14 many are begun at once; who may not ship may not, and no more than a hundred are taken', async () => {
  const [first, second] = [await placed(), await placed({ status: 'delivered' })]
  const accountant = await team.member('accountant')
  expect((await begin([first], accountant.auth)).status).toBe(403)
  expect((await begin([first], strangers.owner)).status).toBe(404)
  const answer = await begin([second, first])
  expect(answer.json.results).toEqual([
    { number: second, failure: { code: 'order_not_preparable', words: 'This order cannot be prepared now' } },
    { number: first, failure: null },
  ])
  expect(await statusOf(first)).toBe('preparing')
  expect((await begin([first])).json.results).toEqual([{ number: first, failure: null }])
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => first)
  expect((await begin(many)).json.errors[0].field).toBe('numbers')
  expect((await begin([])).status).toBe(422)
})

test('R14 who asks for too many is told to wait', async () => {
  const number = await placed()
  const warehouse = await team.member('warehouse')
  await market.query('delete from throttles')
  const asks = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => begin([number], warehouse.auth)))
    return answers.filter(({ status }) => status === 429).length
  }
  expect(await asks(200)).toBe(0)
  expect(await asks(1)).toBe(1)
})

test('R22 the file of ticked orders holds these alone, is on record, and none of another company', async () => {
  const [first, second] = [await placed(), await placed()]
  await placed()
  const take = (numbers: string[]) => market.api('POST', at('order-export'), { numbers }, team.owner)
  const { text } = await take([second, first, second])
  const lines = Papa.parse<string[]>(text, { skipEmptyLines: true }).data
  expect(lines.slice(1).map(([number]) => number)).toEqual([second, first])
  const exports = (await auditOf(market, team.companyId)).filter(({ action }) => action === 'ordersExported')
  expect(exports.at(-1)?.detail).toEqual({ orders: 2 })
  const foreign = (await anOrder(market, strangers.companyId)).number
  expect((await take([first, foreign])).json.code).toBe('order_not_found')
})
