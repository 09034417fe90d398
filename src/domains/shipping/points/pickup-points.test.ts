import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../../test/factories/product.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { setDeliveryPrices } from '../index.ts'
import { type PointToWrite, writePoints } from './store.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
  const at = (
    code: string,
    city: string,
    street: string,
    place: [number, number],
    more: Partial<PointToWrite> = {},
  ) => ({
    ...{ code, method: 'dpd_pickup' as const, name: `Punkt ${code}`, street, postalCode: '31-042', city },
    ...{ lat: place[0], lng: place[1], hours: '8:00–20:00', hint: null, takesCash: true, ...more },
  })
  const points = [
    at('PL30001', 'Kraków', 'ul. Długa 1', [50.0614, 19.9372], { hint: 'Za apteką' }),
    at('PL30002', 'Kraków', 'ul. Grodzka 2', [50.0575, 19.9377], { takesCash: false }),
    at('PL30003', 'Kraków Nowa Huta', 'os. Słoneczne 3', [50.0722, 20.0375]),
    at('PL30004', 'Wieliczka', 'ul. Krakowska 4', [49.9871, 20.0649], { postalCode: '32-020' }),
    at('PL00001', 'Gdynia', 'ul. Długa 9', [54.5189, 18.5305], { postalCode: '81-300' }),
    at('PL39999', 'Kraków', 'ul. Zamknięta 9', [50.0614, 19.9372]),
  ]
  await writePoints(market.deps.db, points, 'list', new Date())
  await market.query("update pickup_points set status = 'closed' where code = 'PL39999'")
})
afterAll(() => market.close())

async function found(query: Record<string, string>) {
  const search = new URLSearchParams({ method: 'dpd_pickup', ...query })
  const { json, status } = await market.api('GET', `/api/pickup-points?${search}`)
  return status === 200 ? json.points.map((one: { code: string }) => one.code) : status
}

test.each([
  // Begins a code, a town, a post code with and without its dash.
  ['pl3000', ['PL30001', 'PL30002', 'PL30004', 'PL30003'].toSorted()],
  ['Krakow', ['PL30001', 'PL30002', 'PL30003', 'PL30004']],
  ['KRAKÓW', ['PL30001', 'PL30002', 'PL30003', 'PL30004']],
  ['81-300', ['PL00001']],
  ['81300', ['PL00001']],
  ['81 300', ['PL00001']],
  ['32-0', ['PL30004']],
  // Words anywhere, in any order, whatever stands between them.
  ['ul. dluga', ['PL00001', 'PL30001']],
  ['Długa, Kraków', ['PL30001']],
  ['sloneczne', ['PL30003']],
  ['81-300 gdynia', ['PL00001']],
  // Closed, unknown, signs alone, too short.
  ['PL39999', []],
  ['zamknieta', []],
  ['Szczecin', []],
  ['%%%', []],
  ['__', []],
  ['k', []],
  ['kr', ['PL30001', 'PL30002', 'PL30003']],
])('%s finds open points: %j', async (q, codes) => {
  expect((await found({ q })).toSorted()).toEqual(codes.toSorted())
})

test('what begins as was typed stands before what holds it somewhere', async () => {
  expect(await found({ q: 'kraków' })).toEqual(['PL30001', 'PL30002', 'PL30003', 'PL30004'])
})

test('the nearest points of a place, with metres; with a text the text decides and distances are told', async () => {
  expect(await found({ near: '50.057,19.937' })).toEqual(['PL30002', 'PL30001', 'PL30003', 'PL30004'])
  const { json, headers } = await market.api('GET', '/api/pickup-points?method=dpd_pickup&near=50.061,19.937')
  expect(json.points[0]).toMatchObject({ code: 'PL30001', hours: '8:00–20:00', hint: 'Za apteką', takesCash: true })
  expect(json.points.map(({ distance }: { distance: number }) => Math.round(distance / 100))).toEqual([0, 4, 73, 123])
  expect(headers.get('cache-control')).not.toMatch(/public/)
  expect(await found({ q: 'gdynia', near: '50.061,19.937' })).toEqual(['PL00001'])
  expect(await found({ near: '10.5,10.5' })).toEqual([])
  expect(await found({ near: '-90,180' })).toEqual([])
})

test('a place is told no more exactly than a hundred metres, and is a place', async () => {
  for (const near of ['50.06143,19.937', '91,0', '0,181', '50', '50;19', 'NaN,1', '', '1e5,1'])
    expect([near, await found({ near })]).toEqual([near, 422])
})

test('for money on delivery only points that take it are offered', async () => {
  expect(await found({ q: 'krak', cash: 'true' })).toEqual(['PL30001', 'PL30003', 'PL30004'])
  expect(await found({ near: '50.057,19.937', cash: 'true' })).toEqual(['PL30001', 'PL30003', 'PL30004'])
  expect(await found({ q: 'krak', cash: 'false' })).toContain('PL30002')
})

test('V11 a cart takes no closed point, and none without cash for what is paid there', async () => {
  const { companyId } = await aSeller(market.deps, { delivers: false })
  const price = { price: 1500, codPrice: 1900, freeFrom: null, transitDays: 1 }
  await setDeliveryPrices(market.deps, companyId, [{ ...price, method: 'dpd_pickup' }])
  const { versionId } = await aProduct(market.deps, companyId)
  const { id: cartId } = (await market.api('POST', '/api/carts')).json
  await market.api('POST', `/api/carts/${cartId}/lines`, { versionId, quantity: 1 })
  const choose = async (pickupPoint: string, cashOnDelivery: boolean) => {
    const body = { method: 'dpd_pickup', cashOnDelivery, pickupPoint, shopId: null }
    const { status, json } = await market.api('PUT', `/api/carts/${cartId}/deliveries/${companyId}`, body)
    return status === 200 ? 200 : json.errors[0]
  }
  const field = 'pickupPoint'
  expect(await choose('PL39999', false)).toMatchObject({ field, code: 'point_closed' })
  expect(await choose('PL30002', true)).toMatchObject({ field, code: 'point_takes_no_cash' })
  expect(await choose('PL30002', false)).toBe(200)
  expect(await choose('pl30001', true)).toBe(200)
})
