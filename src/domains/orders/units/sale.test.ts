import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../../test/factories/offer.ts'
import { paidPurchase } from '../../../../test/factories/paid-order.ts'
import { anImei } from '../../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { problemsOf } from '../../../../tools/verify-unit.mjs'

let market: TestMarket
let house: House
let other: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  other = await aHouse(market)
})
afterAll(() => market.close())

async function offer(seller: House, numbers: readonly string[]) {
  const made = await seller.publish({
    devices: numbers.map((number) => ({ id: null, kind: 'imei' as const, number })),
    versions: [{ id: null, name: '', price: 100_000, announce: false, stockDelta: numbers.length, attributes: {} }],
  })
  const { rows } = await market.query('select code from units where product_id = $1 order by id', [made.id])
  return { versionId: Number(made.versions[0]?.id), codes: rows.map(({ code }) => String(code)) }
}
const order = (seller: House, number: string, method: string, rest: string, body?: unknown) =>
  market.api(method, `/api/companies/${seller.companyId}/orders/${number}${rest}`, body, seller.auth)
const shipment = (trackingNumber: string) => ({ carrier: 'dpd', trackingNumber })
const told = async (code: string) =>
  (await market.api('GET', `/api/units/${code}`)).json.events.map(
    (one: { kind: string; by: string }) => `${one.kind} ${one.by}`,
  )

test('R22 a thing goes through the hands of three sellers under one passport, which verifies and names no number', async () => {
  const number = anImei()
  const codes: string[] = []
  for (const [at, seller] of [house, other, await aHouse(market)].entries()) {
    const { versionId, codes: own } = await offer(seller, [number])
    codes.push(...own)
    const bought = await paidPurchase(market, [{ versionId, quantity: 1 }])
    const sent = await order(seller, String(bought.numbers[0]), 'POST', '/ship', shipment(`100000000000${at}U`))
    expect(sent.status).toBe(200)
    const seen = await market.api('GET', `/api/purchases/${bought.key}/units`)
    expect(seen.json.units.map((one: { code: string }) => one.code)).toEqual(own)
  }
  expect(new Set(codes).size).toBe(1)
  const [code = ''] = codes
  const sold = (n: number) => [`received seller-${n}`, `listed seller-${n}`, `sold seller-${n}`, `warranty seller-${n}`]
  expect(await told(code)).toEqual([...sold(1), ...sold(2), ...sold(3)])
  const record = await market.api('GET', `/api/units/${code}/record`)
  expect(problemsOf(record.json, [record.json.head.key])).toEqual([])
  for (const text of [record.text, (await market.api('GET', `/api/units/${code}`)).text]) {
    expect(text).not.toContain(number)
    expect(text).not.toContain(number.slice(-4).padStart(15, '*'))
  }
})

test('R22 of several the seller says which; one that another order has is refused, and leaves once', async () => {
  const { versionId, codes } = await offer(house, [anImei(), anImei(), anImei()])
  const [a = '', b = '', c = ''] = codes
  const [first, second] = await Promise.all(
    [2, 1].map(async (quantity) => String((await paidPurchase(market, [{ versionId, quantity }])).numbers[0])),
  )
  const assign = (number: string, units: string[]) =>
    order(house, number, 'PUT', '/units', { items: [{ versionId, units }] })
  expect((await assign(String(first), [a, b, c])).json.errors[0].code).toBe('too_many_units')
  expect((await assign(String(first), [a, b])).status).toBe(200)
  expect((await assign(String(first), [a, b])).status).toBe(200)
  expect((await assign(String(second), [b])).json.code).toBe('unit_sold_elsewhere')
  const foreign = await offer(house, [anImei(), anImei()])
  expect((await assign(String(second), [String(foreign.codes[0])])).json.code).toBe('unit_of_another_offer')
  const part = { ...shipment('2000000000001U'), items: [{ versionId, quantity: 1 }], units: [b] }
  expect((await order(house, String(first), 'POST', '/ship', part)).status).toBe(200)
  expect((await assign(String(first), [b])).json.code).toBe('unit_has_left')
  const { json } = await order(house, String(first), 'GET', '/units')
  const left = json.items[0].units.filter((one: { leftAt: string | null }) => one.leftAt !== null)
  expect(left.map((one: { code: string }) => one.code)).toEqual([b])
  expect(await told(b)).toContain('sold seller-1')
  expect(await told(a)).not.toContain('sold seller-1')
})

test('R22 an order that ends lets its units go, and they can be sold again', async () => {
  const { versionId, codes } = await offer(house, [anImei()])
  const bought = await paidPurchase(market, [{ versionId, quantity: 1 }])
  const stateOf = async () => (await market.query('select state from units where code = $1', codes)).rows[0].state
  expect(await stateOf()).toBe('reserved')
  await market.query(`update orders set status = 'cancelled' where number = $1`, [bought.numbers[0]])
  expect(await stateOf()).toBe('inStock')
})
