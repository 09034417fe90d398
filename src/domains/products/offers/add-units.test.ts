import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../../test/factories/offer.ts'
import { anImei, flawless } from '../../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

async function aUnit(seller: House, facts: object = flawless('phones')): Promise<string> {
  const units = [{ name: 'Phone 12', group: 'phones', number: { kind: 'imei', plain: anImei() }, facts }]
  const { json } = await market.api('POST', `/api/companies/${seller.companyId}/units`, { units }, seller.auth)
  return json.results[0].unit.code
}
const put = (productId: number, codes: string[], versionId: number | null = null) =>
  house.call('POST', `/${productId}/units`, { codes, versionId })
const passport = async (code: string) => (await market.api('GET', `/api/units/${code}`)).json

test('R22 a unit is put to a product by its code, besides those that stand there; twice changes nothing', async () => {
  const product = await house.publish({ devices: [{ id: null, kind: 'imei', number: anImei() }] })
  const code = await aUnit(house)
  expect((await put(product.id, [code])).status).toBe(200)
  const again = await put(product.id, [code])
  expect(again.json.devices).toHaveLength(2)
  const { offeredAs, events } = await passport(code)
  expect(offeredAs).toBe(product.id)
  expect(events.filter((one: { kind: string }) => one.kind === 'listed')).toHaveLength(1)
  // It moves to another product of the company, and stands in one.
  const other = await house.publish()
  expect((await put(other.id, [code])).status).toBe(200)
  expect((await passport(code)).offeredAs).toBe(other.id)
  expect((await house.read(product.id)).devices).toHaveLength(1)
})

test('units of others, unknown ones and versions of others are refused', async () => {
  const product = await house.publish()
  const foreign = await aUnit(await aHouse(market))
  expect((await put(product.id, [foreign])).json.code).toBe('unit_not_found')
  expect((await put(product.id, ['999999999999'])).status).toBe(404)
  const stranger = await house.publish()
  expect((await put(product.id, [await aUnit(house)], stranger.versions[0]?.id ?? null)).status).toBe(422)
})

test('a product may not promise more than the unit that joins it', async () => {
  const product = await house.publish({ grade: 'A' })
  const code = await aUnit(house, { ...flawless('phones'), battery: { percent: 76, measuredOn: '2026-11-02' } })
  const refused = await put(product.id, [code])
  expect(refused.json.errors).toMatchObject([{ field: 'grade', code: 'grade_above_units' }])
  expect((await passport(code)).offeredAs).toBeNull()
})
