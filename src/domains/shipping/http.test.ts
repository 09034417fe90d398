import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { DELIVERY_METHODS, type PickupPoint } from './contract.ts'
import { savePickupPoints, setDeliveryPrices } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const price = { price: 1500, codPrice: null, freeFrom: 50_000, transitDays: 1 }

test('B09 E12 a seller offers every carrier at its own price, free from a threshold', async () => {
  const { companyId } = await aSeller(market.deps, { delivers: false })
  expect((await market.api('GET', `/api/companies/${companyId}/delivery`)).json.methods).toEqual([])
  await setDeliveryPrices(
    market.deps,
    companyId,
    DELIVERY_METHODS.map((method) => ({ ...price, method })),
  )
  const { json } = await market.api('GET', `/api/companies/${companyId}/delivery`)
  expect(json.methods.map((one: { method: string }) => one.method).sort()).toEqual([...DELIVERY_METHODS].sort())
  await setDeliveryPrices(market.deps, companyId, [{ ...price, method: 'gls_courier', price: 1700 }])
  const after = await market.api('GET', `/api/companies/${companyId}/delivery`)
  expect(after.json.methods).toEqual([{ ...price, method: 'gls_courier', price: 1700 }])
})
test('pickup points are found by town, post code and code, Polish letters optional', async () => {
  const point: PickupPoint = {
    ...{ code: 'LDZ01A', method: 'inpost_locker', name: 'Paczkomat LDZ01A', street: 'ul. Piotrkowska 1' },
    ...{ postalCode: '90-001', city: 'Łódź', lat: 51.77, lng: 19.45 },
  }
  await savePickupPoints(market.deps, [point])
  for (const q of ['lodz', 'ŁÓDŹ', '90-001', 'ldz01', 'piotrkow']) {
    const { json } = await market.api('GET', `/api/pickup-points?method=inpost_locker&q=${encodeURIComponent(q)}`)
    expect([q, json.points.map((one: PickupPoint) => one.code)]).toEqual([q, ['LDZ01A']])
  }
  const other = await market.api('GET', '/api/pickup-points?method=dpd_pickup&q=lodz')
  expect(other.json.points).toEqual([])
  const wild = await market.api('GET', '/api/pickup-points?method=inpost_locker&q=%25%25')
  expect(wild.json.points).toEqual([])
})
