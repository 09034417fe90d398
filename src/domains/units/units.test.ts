import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { problemsOf } from '../../../tools/verify-unit.mjs'
import { flawless } from './rules/examples.ts'

let market: TestMarket
let house: House
let other: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  other = await aHouse(market)
})
afterAll(() => market.close())

const call = (seller: House, method: string, path: string, body?: unknown) =>
  market.api(method, `/api/companies/${seller.companyId}/units${path}`, body, seller.auth)
const phone = (number?: string) => ({
  name: 'Phone 12',
  group: 'phones',
  ...(number ? { number: { kind: 'imei', plain: number } } : {}),
})

describe('R22 a unit is received', () => {
  test('by its number, and goes on with its passport at the next seller', async () => {
    const number = anImei()
    const { status, json } = await call(house, 'POST', '', { units: [phone(number)] })
    expect([status, json.results[0].failure, json.results[0].continued]).toEqual([200, null, false])
    const { code } = json.results[0].unit
    const tested = await call(house, 'PUT', `/${code}/facts`, { facts: flawless('phones') })
    expect([tested.status, tested.json.grade]).toEqual([200, 'A'])
    const again = await call(other, 'POST', '', { units: [phone(number)] })
    expect(again.json.results[0]).toMatchObject({ continued: true, unit: { code }, failure: null })
    expect((await call(house, 'GET', `/${code}`)).status).toBe(404)
    const passport = await market.api('GET', `/api/units/${code}`)
    expect(passport.json.events.map((one: { kind: string; by: string }) => [one.kind, one.by])).toEqual([
      ['received', 'seller-1'],
      ['tested', 'seller-1'],
      ['graded', 'seller-1'],
      ['received', 'seller-2'],
    ])
    const record = await market.api('GET', `/api/units/${code}/record`)
    expect(problemsOf(record.json, [record.json.head.key])).toEqual([])
  })
})
