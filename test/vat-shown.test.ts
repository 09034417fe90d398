import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facet, SearchPage } from '../src/domains/search/contract.ts'
import { authOf } from './factories/person.ts'
import { aProduct } from './factories/product.ts'
import { aSeller } from './factories/seller.ts'
import { type TestMarket, testMarket } from './market.ts'

let market: TestMarket

beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const list = async (query: string): Promise<SearchPage> => {
  await market.runJobs()
  return (await market.api('GET', `/api/search?${query}`, undefined, { 'accept-language': 'pl-PL' })).json
}
const countsOf = ({ facets }: SearchPage) =>
  Object.fromEntries(
    (facets.find(({ key }) => key === 'vat') as Facet).values.map(({ label, count }) => [label, count]),
  )

test('what a seller says of its VAT is what buyers see and filter by, from the moment it is saved', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  const owner = await authOf(market, ownerId)
  const invoiced = await aProduct(market.deps, companyId, { title: 'Laptop z fakturą', vatScheme: 'vat23' })
  const margin = await aProduct(market.deps, companyId, { title: 'Laptop z marżą', vatScheme: 'margin' })
  expect(countsOf(await list(''))).toEqual({ 'Faktura VAT 23%': 1, 'Faktura VAT marża': 1 })
  expect((await list('q=laptop+faktura+vat+marża')).items.map(({ id, vat }) => [id, vat])).toEqual([
    [margin.id, 'margin'],
  ])
  expect((await list('vat=vat23')).items.map(({ id }) => id)).toEqual([invoiced.id])

  const settings = { issuer: 'seller', series: {}, vatStatus: 'exempt', exemption: 'art. 113 ust. 1 ustawy o VAT' }
  const path = `/api/companies/${companyId}/document-settings`
  const saved = await market.api('PUT', path, { ...settings, revision: 0 }, owner)
  expect(saved.status).toBe(200)
  expect(countsOf(await list(''))).toEqual({ 'Sprzedawca zwolniony z VAT': 2 })
  expect((await list('vat=vat23')).total.count).toBe(0)
  const shown = await market.api('GET', `/api/products/${margin.id}`)
  expect([shown.json.vat, shown.json.vatScheme]).toEqual(['exempt', 'margin'])

  const again = { ...settings, vatStatus: 'active', exemption: null, revision: saved.json.revision }
  expect((await market.api('PUT', path, again, owner)).status).toBe(200)
  expect(countsOf(await list(''))).toEqual({ 'Faktura VAT 23%': 1, 'Faktura VAT marża': 1 })
})
