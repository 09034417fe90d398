import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { answering, isElectronicAddress, lacksOf } from './rules/trader.ts'

let market: TestMarket
let house: House
let auth: Record<string, string>
let clock = new Date('2026-11-26T20:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  house = await aHouse(market)
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const far = { name: 'Lenovo PC HK', address: 'Quarry Bay 979', country: 'HK', contact: 'https://example.com/contact' }
const near = { name: 'Biuro UE', address: 'ul. Długa 1, Warszawa', country: 'PL', contact: 'ue@example.com' }
const desk = (method: string, path: string, body?: unknown) => market.api(method, `/api/admin/${path}`, body, auth)
const shown = async (id: number, locale = 'pl-PL') =>
  (await market.api('GET', `/api/products/${id}/safety?locale=${locale}`)).json
const own = (id: number, body?: unknown) => house.call(body ? 'PUT' : 'GET', `/${id}/safety`, body)

test('who answers for a product stands on its page: of the brand, else of the offer', async () => {
  const { id } = await house.publish({ ean: '5901234123457' })
  expect((await own(id)).json).toMatchObject({ lacks: ['maker'], shown: { from: null }, refuseFrom: null })
  expect(await shown(id)).toMatchObject({ maker: null, identification: { ean: '5901234123457', byDevice: false } })
  const said = { maker: { ...near, name: 'Z oferty' }, responsible: null, warnings: { 'pl-PL': 'Nie zwierać.' } }
  expect((await own(id, said)).json).toMatchObject({ lacks: [], shown: { from: 'offer' } })
  expect(await shown(id)).toMatchObject({ maker: { name: 'Z oferty' }, warnings: ['Nie zwierać.'] })
  const made = await desk('POST', 'brands', { name: 'LENOVO', maker: far, responsible: null })
  expect([made.status, made.json.name, made.json.lacks]).toEqual([201, 'Lenovo', ['responsible']])
  expect((await shown(id)).maker.name).toBe('Z oferty')
  const { id: brandId, revision } = made.json
  const saved = await desk('PUT', `brands/${brandId}`, { name: 'Lenovo', maker: far, responsible: near, revision })
  expect([saved.status, saved.json.lacks, saved.json.changes.length]).toEqual([200, [], 2])
  expect(saved.json.changes[0].what).toContain('Biuro UE')
  expect(await shown(id)).toMatchObject({ maker: { name: 'Lenovo PC HK' }, responsible: { name: 'Biuro UE' } })
  const late = await desk('PUT', `brands/${brandId}`, { name: 'Lenovo', maker: null, responsible: null, revision })
  expect([late.status, late.json.code]).toEqual([409, 'brand_changed'])
  expect((await desk('POST', 'brands', { name: 'lenovo', maker: null, responsible: null })).status).toBe(422)
})

test('warnings of a category stand on every product below it, in the reader’s language', async () => {
  const { id } = await house.publish()
  const texts = { 'pl-PL': 'Ładuj pod nadzorem.', 'de-DE': 'Beim Laden beaufsichtigen.' }
  expect((await desk('PUT', `category-warnings/${house.categoryId}`, { texts })).status).toBe(200)
  expect((await shown(id, 'de-DE')).warnings).toEqual(['Beim Laden beaufsichtigen.'])
  expect((await shown(id, 'en-US')).warnings).toEqual(['Ładuj pod nadzorem.'])
  expect((await desk('PUT', `category-warnings/${house.categoryId}`, { texts: {} })).json.warnings).toEqual([])
})

test('from the operator’s day an offer nobody answers for cannot be published, whichever way; goods for repair can', async () => {
  const picture = await house.picture()
  const unknown = await house.create({ brand: 'Nikomu Nieznana', images: [picture] })
  expect((await desk('PUT', 'safety-rule', { refuseFrom: '2026-11-27' })).status).toBe(200)
  clock = new Date('2026-11-26T22:59:59Z')
  expect((await house.setStatus(unknown.id, 'published')).status).toBe(200)
  await house.setStatus(unknown.id, 'draft')
  clock = new Date('2026-11-26T23:00:00Z')
  const refused = await house.setStatus(unknown.id, 'published')
  expect([refused.status, refused.json.errors?.[0]?.code ?? refused.text]).toEqual([422, 'safety_missing'])
  const bulk = await market.api(
    'POST',
    `/api/companies/${house.companyId}/products/bulk/preview`,
    { change: { kind: 'status', status: 'published' }, selection: { ids: [unknown.id] } },
    house.auth,
  )
  expect([bulk.status, JSON.stringify(bulk.json)]).toEqual([200, expect.stringContaining('"missing":["safety"]')])
  const broken = await house.create({
    brand: 'Nikomu Nieznana',
    state: 'damaged',
    grade: 'forParts',
    images: [picture],
  })
  expect((await house.setStatus(broken.id, 'published')).status).toBe(200)
  await own(unknown.id, { maker: near, responsible: null, warnings: {} })
  expect((await house.setStatus(unknown.id, 'published')).status).toBe(200)
  await desk('PUT', 'safety-rule', { refuseFrom: null })
})

test('brands are found by words and by what they lack, and a list made up by somebody is refused', async () => {
  await desk('POST', 'brands', { name: 'Żółta Pompa', maker: null, responsible: null })
  const found = await desk('GET', 'brands?q=zolta&lacks=some')
  expect(found.json.brands.map(({ name }: { name: string }) => name)).toEqual(['Żółta Pompa'])
  expect((await desk('GET', 'brands?q=zolta&lacks=none')).json.brands).toEqual([])
  expect((await desk('GET', 'brands?after=bm9uc2Vuc2U')).json.code).toBe('invalid_cursor')
  const wrong = { name: 'X', maker: { ...near, contact: 'nigdzie' }, responsible: null }
  expect((await desk('POST', 'brands', wrong)).status).toBe(422)
  expect((await desk('POST', 'brands', { name: 'X', maker: far, responsible: far })).status).toBe(422)
})

test('a maker outside the Union needs somebody inside it; a complete brand wins over the offer', () => {
  expect(lacksOf({ maker: far, responsible: null })).toEqual(['responsible'])
  expect(lacksOf({ maker: near, responsible: null })).toEqual([])
  const [brand, offer] = [
    { maker: far, responsible: null },
    { maker: near, responsible: null },
  ]
  expect(answering(brand, offer)).toBe(offer)
  expect(answering(offer, brand)).toBe(offer)
  expect(answering(brand, undefined)).toBe(brand)
  expect(['a@b.pl', 'https://b.pl/x', 'b.pl', 'javascript:1', 'a@b', 'https://x'].map(isElectronicAddress)).toEqual([
    ...[true, true, false, false, false, false],
  ])
})
