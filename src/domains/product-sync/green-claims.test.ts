import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../test/factories/offer.ts'
import { anOperator, auditOf } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { ProductDraft } from './contract.ts'
import { syncProducts } from './sync-products.ts'
import type { SyncOptions } from './write-plans.ts'

let market: TestMarket
let house: House
let auth: Record<string, string>
let clock = new Date('2026-09-26T21:59:59Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  house = await aHouse(market)
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const green = { 'pl-PL': { description: 'Ekologiczny laptop, przyjazny dla środowiska.' } }
const nobody = { maker: null, responsible: null, warnings: {} }
const safety = (id: number, body?: unknown) => house.call(body ? 'PUT' : 'GET', `/${id}/safety`, body)
const rule = (refuseFrom: string | null) => market.api('PUT', '/api/admin/green-rule', { refuseFrom }, auth)

test('R19 an offer that calls itself ecological waits until its seller proves it or leaves it out', async () => {
  const early = await house.publish({ texts: green })
  // From midnight of the day on which the law is in force.
  clock = new Date('2026-09-26T22:00:00Z')
  const offer = await house.create({ texts: green, images: [await house.picture()] })
  const refused = await house.setStatus(offer.id, 'published')
  expect([refused.status, refused.json.errors]).toMatchObject([
    422,
    [{ field: 'texts.pl-PL.description', code: 'green_claim' }],
  ])
  expect(refused.json.errors[0].message ?? refused.text).toContain('Ekologiczny')
  expect((await safety(offer.id)).json).toMatchObject({
    greenClaims: ['Ekologiczny', 'przyjazny dla środowiska'],
    proofFrom: '2026-09-27',
  })
  await safety(offer.id, { ...nobody, greenProof: 'Oznakowanie ekologiczne UE PL/013/001' })
  expect((await house.setStatus(offer.id, 'published')).status).toBe(200)
  const shown = await market.api('GET', `/api/products/${offer.id}/safety?locale=pl-PL`)
  expect(shown.json.greenProof).toBe('Oznakowanie ekologiczne UE PL/013/001')
  // Who saves without a word of it leaves the proof as it is.
  await safety(offer.id, nobody)
  expect((await safety(offer.id)).json.greenProof).toBe('Oznakowanie ekologiczne UE PL/013/001')
  // What was published before stays, and its price can be changed; further claims cannot be added.
  const kept = await house.save(await house.read(early.id), { title: 'Laptop 14 cali' })
  expect(kept.status).toBe(200)
  const worse = await house.save(await house.read(early.id), { title: 'Laptop klimaneutral' })
  expect([worse.status, worse.json.errors[0]]).toMatchObject([422, { field: 'title', code: 'green_claim' }])
})

test('R19 many at once say what is missing, and another words it without the claim', async () => {
  const offer = await house.create({ texts: green, images: [await house.picture()] })
  const preview = await house.call('POST', '/bulk/preview', {
    ...{ change: { kind: 'status', status: 'published' }, selection: { ids: [offer.id] } },
  })
  expect(JSON.stringify(preview.json)).toContain('"missing":["greenProof"]')
  const plain = await house.save(await house.read(offer.id), { texts: { 'pl-PL': { description: 'Zielony laptop.' } } })
  expect(plain.status).toBe(200)
  expect((await house.setStatus(offer.id, 'published')).status).toBe(200)
})

const options = (): SyncOptions => ({
  defaults: {
    ...{ categoryId: house.categoryId, state: 'used', grade: null, vatScheme: 'vat23', quantity: 1 },
    ...{ deliveryDays: 1, warrantyMonths: 0, status: 'draft', shopIds: [] },
  },
  ...{ write: true, announce: false, byUser: null, reference: 'cennik.csv' },
})
const bring = (erpCode: string, over: Partial<ProductDraft>) =>
  market.deps.db.transaction().execute((db) =>
    syncProducts(
      { ...market.deps, db },
      house.companyId,
      [
        {
          ...{ erpCode, fields: {}, texts: {}, fallbackTitle: 'T480' },
          versions: [{ ref: 2, name: '', attributes: {} }],
          ...over,
        },
      ],
      options(),
    ),
  )

test('R19 E07 files and programs publish by the same rule; what begins to claim it is paused', async () => {
  const versions = [aVersion({ price: 100 })]
  const waits = await house.create({ erpCode: 'ECO-1', texts: green, versions, images: [await house.picture()] })
  const [held] = await bring('ECO-1', { fields: { status: 'published' } })
  expect(held).toMatchObject({ held: true, problems: [{ code: 'draft_green_claim', severity: 'warning' }] })
  expect((await house.read(waits.id)).status).toBe('draft')
  const sells = await house.publish({ erpCode: 'ECO-2', versions })
  const [paused] = await bring('ECO-2', { texts: { 'pl-PL': { description: 'Neutralny dla klimatu.' } } })
  expect(paused?.problems).toMatchObject([{ code: 'draft_green_claim' }])
  expect((await house.read(sells.id)).status).toBe('paused')
  const [again] = await bring('ECO-2', { fields: { title: 'Inny tytuł' } })
  expect(again?.outcome).toBe('updated')
})

test('R19 the operator sets the day, or none; it is on record', async () => {
  expect((await rule(null)).status).toBe(200)
  const offer = await house.create({ texts: green, images: [await house.picture()] })
  expect((await house.setStatus(offer.id, 'published')).status).toBe(200)
  expect((await rule('2026-09-27')).json).toEqual({ refuseFrom: '2026-09-27' })
  expect((await auditOf(market, 'greenRefuseFrom')).map(({ action }) => action)).toEqual([
    'greenRuleChanged',
    'greenRuleChanged',
  ])
})

test('R19 neither does a company call itself so, where no proof stands beside it', async () => {
  const path = `/api/companies/${house.companyId}/presentation`
  const { json } = await market.api('GET', `${path}/own`, undefined, house.auth)
  const { companyId: _, headerImageKey: __, thumbnailKey: ___, holiday: ____, ...own } = json
  const put = (words: string) =>
    market.api('PUT', path, { ...own, headerText: { 'pl-PL': 'Sprzęt', 'de-DE': words } }, house.auth)
  const refused = await put('Umweltfreundliche Geräte')
  expect([refused.status, refused.json.errors[0]]).toMatchObject([422, { field: 'headerText', code: 'green_claim' }])
  expect((await put('Grüne Laptops')).status).toBe(200)
})
