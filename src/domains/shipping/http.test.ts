import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { openSession } from '../accounts/index.ts'
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
  expect(after.json.methods).toEqual([{ ...price, method: 'gls_courier', price: 1700, areas: [], arrives: null }])
})
test('pickup points are found by town, post code and code, Polish letters optional', async () => {
  const point = {
    ...{ code: 'LDZ01A', method: 'inpost_locker' as const, name: 'Paczkomat LDZ01A', street: 'ul. Piotrkowska 1' },
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

test('E12 other countries have prices of their own, each once, where the carrier goes; left out they stay', async () => {
  const { companyId, ownerId } = await aSeller(market.deps, { delivers: false })
  const auth = { authorization: `Bearer ${await openSession(market.deps, ownerId)}` }
  const path = `/api/companies/${companyId}/delivery-settings`
  const save = async (methods: unknown) => {
    const { revision } = (await market.api('GET', path, undefined, auth)).json
    return market.api('PUT', path, { revision, methods }, auth)
  }
  const courier = {
    ...{ ...price, method: 'dpd_courier', enabled: true, externalId: null, areas: [] },
    ...{ price: 1999, sizePrices: { large: 3999 } },
  }
  const locker = { ...courier, method: 'inpost_locker' }
  const pickup = { ...courier, method: 'store_pickup', sizePrices: {} }
  const areas = [
    { countries: ['CZ', 'DE'], price: 4900, freeFrom: 90_000, transitDays: 3 },
    { countries: ['FR'], price: 6900, freeFrom: null, transitDays: 5 },
  ]
  expect((await save([{ ...courier, areas }])).json.methods).toContainEqual(expect.objectContaining({ areas }))
  const { areas: _, ...older } = courier
  expect((await save([older])).json.methods).toContainEqual(expect.objectContaining({ areas }))
  expect(
    (await market.api('GET', `/api/companies/${companyId}/delivery?size=large`)).json.methods[0].areas,
  ).toMatchObject([{ price: 6900 }, { price: 8900, countries: ['FR'] }])
  const wrong = async (method: unknown) => (await save([method])).json.errors.map((one: { field: string }) => one.field)
  const to = (countries: string[]) => ({ countries, price: 4900, freeFrom: null, transitDays: 3 })
  expect(await wrong({ ...courier, areas: [to(['DE']), to(['DE', 'JP'])] })).toEqual(['methods.0.areas.1.countries'])
  expect(await wrong({ ...courier, areas: [to(['DE']), to(['FR', 'DE'])] })).toEqual(['methods.0.areas.1.countries'])
  expect(await wrong({ ...courier, areas: [to(['PL'])] })).toEqual(['methods.0.areas.0.countries'])
  expect(await wrong({ ...locker, areas: [to(['DE'])] })).toEqual(['methods.0.areas.0.countries'])
  expect(await wrong({ ...pickup, areas: [to(['DE'])] })).toContain('methods.0.areas.0.countries')
  expect((await save([{ ...courier, areas: [to([])] }])).status).toBe(422)
})
