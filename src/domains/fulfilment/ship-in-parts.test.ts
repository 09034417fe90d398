import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
})
afterAll(() => market.close())

/** Three pieces of one version and one of another. */
const placed = () =>
  anOrder(market, team.companyId, { items: [{ versionId: 1, quantity: 3 }, { versionId: 2 }], status: 'confirmed' })
const at = (number: string, rest = '') => `/api/companies/${team.companyId}/orders/${number}${rest}`
const pieces = (versionId: number, quantity: number) => ({ versionId, quantity })
const ship = (number: string, trackingNumber: string | null, items?: object[], carrier = 'dpd') =>
  market.api('POST', at(number, '/ship'), { carrier, trackingNumber, ...(items && { items }) }, team.owner)
const correct = (number: string, body: object) => market.api('PUT', at(number, '/shipment'), body, team.owner)
const numbersOf = (order: { shipments: { trackingNumber: string }[] }) => order.shipments.map((s) => s.trackingNumber)
const A = '1000000000001U'
const B = '1000000000002U'
const C = '1000000000003U'

test('R14 an order leaves in two parcels with own numbers; each is corrected by itself, and the buyer sees both with their pieces', async () => {
  const { number, key } = await placed()
  expect((await market.api('POST', at(number, '/prepare'), undefined, team.owner)).json.status).toBe('preparing')
  const first = (await ship(number, A, [pieces(1, 2)])).json
  expect(first).toMatchObject({ status: 'partlyShipped', shipments: [{ trackingNumber: A, items: [pieces(1, 2)] }] })
  const { rows } = await market.query(
    'select version_id as version, quantity from promised_pieces where company_id = $1 order by 1',
    [team.companyId],
  )
  expect(rows).toEqual([
    { version: 1, quantity: 1 },
    { version: 2, quantity: 1 },
  ])
  // The rest, without saying what it is.
  const second = (await ship(number, B)).json
  expect(second).toMatchObject({ status: 'shipped', shipment: { trackingNumber: B } })
  expect(second.shipments.map((one: { items: unknown }) => one.items)).toEqual([
    [pieces(1, 2)],
    [pieces(1, 1), pieces(2, 1)],
  ])
  const corrected = await correct(number, { shipment: { carrier: 'dpd', trackingNumber: C }, replaces: A })
  expect(numbersOf(corrected.json)).toEqual([C, B])
  const [one, two] = corrected.json.shipments
  const crossed = { shipment: { carrier: 'dpd', trackingNumber: A }, replaces: B, shipmentId: one.id }
  expect((await correct(number, crossed)).json.code).toBe('shipment_changed')
  expect(numbersOf((await correct(number, { ...crossed, shipmentId: two.id })).json)).toEqual([C, A])
  const seen = (await market.api('GET', `/api/purchases/${key}`)).json.orders[0]
  expect(seen).toMatchObject({ status: 'shipped', shipments: [{ trackingNumber: C }, { trackingNumber: A }] })
  expect(seen.shipments[0].trackingLink).toContain(C)
})

test('R14 the same parcel again changes nothing; more than is left, a strange line or other pieces under the same number are refused', async () => {
  const { number } = await placed()
  await ship(number, A, [pieces(1, 2)])
  expect((await ship(number, A, [pieces(1, 2)])).json.shipments).toHaveLength(1)
  const refused = [
    await ship(number, B, [pieces(1, 2)]),
    await ship(number, B, [pieces(9, 1)]),
    await ship(number, B, [pieces(2, 1), pieces(2, 1)]),
    await ship(number, A, [pieces(2, 1)]),
  ]
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
    [422, 'ship_exceeds'],
    [422, 'ship_unknown_line'],
    [422, 'ship_unknown_line'],
    [409, 'already_shipped'],
  ])
  expect(refused[0]?.text).toContain('items.0.quantity')
  // In the seller's own van twice, the second time with all that is left.
  expect((await ship(number, null, [pieces(1, 1)], 'other')).json.status).toBe('partlyShipped')
  expect((await ship(number, null, undefined, 'other')).json).toMatchObject({ status: 'shipped' })
  expect((await ship(number, null, undefined, 'other')).json.shipments).toHaveLength(3)
  expect((await ship(number, C)).json.code).toBe('already_shipped')
})

test('R14 several people send at once: never more leaves than was ordered', async () => {
  const { number } = await placed()
  const numbers = [1, 2, 3, 4, 5, 6].map((digit) => `100000000000${digit}U`)
  const answers = await Promise.all(numbers.map((tracking) => ship(number, tracking, [pieces(1, 1)])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422])
  const { rows } = await market.query(
    `select sum(si.quantity)::int as sent from shipment_items si join shipments s on s.id = si.shipment_id
      join orders o on o.id = s.order_id where o.number = $1`,
    [number],
  )
  expect(rows).toEqual([{ sent: 3 }])
  const last = await Promise.all([ship(number, '1000000000007U'), ship(number, '1000000000008U')])
  expect(last.map(({ json }) => json.status ?? json.code)).toContain('shipped')
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('R14 what the seller began, the buyer does not call off alone; a step the table does not know is a 409 in the asked language', async () => {
  const { number, key } = await placed()
  await market.api('POST', at(number, '/prepare'), undefined, team.owner)
  expect((await market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`)).json.code).toBe(
    'paid_order_not_cancellable',
  )
  await ship(number, A)
  for (const [language, word] of [
    ['pl-PL', 'przygotowywać'],
    ['de-DE', 'vorbereitet'],
  ] as const) {
    const headers = { ...team.owner, 'accept-language': language }
    const answer = await market.api('POST', at(number, '/prepare'), undefined, headers)
    expect(answer).toMatchObject({ status: 409, json: { code: 'order_not_preparable' } })
    expect(answer.text).toContain(word)
  }
})
