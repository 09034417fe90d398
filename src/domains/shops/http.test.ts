import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

describe('a visitor', () => {
  test('R09 E09 T08 reads a shop with its position, and which days it is open or closed', async () => {
    const { shopId } = await aSeller(market.deps)
    const { json } = await market.api('GET', `/api/shops/${shopId}`)
    expect(json).toMatchObject({ city: 'Kraków', country: 'PL', lat: 50.0647, lng: 19.945, timeZone: 'Europe/Warsaw' })
    expect(json.hours.mon).toEqual({ open: true, from: '10:00', to: '18:00' })
    expect(json.hours.sun.open).toBe(false)
  })
  test('lists the shops of one company', async () => {
    const first = await aSeller(market.deps)
    const second = await aSeller(market.deps)
    const { json } = await market.api('GET', `/api/shops?company=${first.companyId}`)
    expect(json.shops.map((shop: { id: number }) => shop.id)).toEqual([first.shopId])
    const all = await market.api('GET', '/api/shops')
    expect(all.json.shops.map((shop: { id: number }) => shop.id)).toContain(second.shopId)
  })
  test('gets 404 for a shop that is not there', async () => {
    const { status, json } = await market.api('GET', '/api/shops/999999')
    expect([status, json.code]).toEqual([404, 'shop_not_found'])
  })
})
