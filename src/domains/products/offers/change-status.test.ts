import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRegisteredCompany } from '../../../../test/factories/company.ts'
import { aHouse, aVersion, type House, offerBody } from '../../../../test/factories/offer.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aPurchase } from '../../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const listed = async (id: number) => {
  await market.runJobs()
  const { json } = await market.api('GET', `/api/search?seller=${house.companyId}`)
  return json.items.some((item: { id: number }) => item.id === id)
}
const isShown = async (id: number) => (await market.api('GET', `/api/products/${id}`)).status === 200

describe('R22 E07 a product is published', () => {
  test('from then on it stands on its page and in the lists; paused it stands in neither', async () => {
    const { id, status } = await house.publish()
    expect([status, await isShown(id), await listed(id)]).toEqual(['published', true, true])
    const paused = await house.setStatus(id, 'paused')
    expect([paused.json.status, await isShown(id), await listed(id)]).toEqual(['paused', false, false])
    await house.setStatus(id, 'published')
    expect([await isShown(id), await listed(id)]).toEqual([true, true])
    await house.setStatus(id, 'draft')
    expect([await isShown(id), await listed(id)]).toEqual([false, false])
  })
  test('within two seconds where a worker runs', async () => {
    const busy = await testMarket({ worker: true })
    try {
      const seller = await aHouse(busy)
      const begun = Date.now()
      const { id } = await seller.publish()
      // Two seconds, where a machine does not take as long for the publishing alone.
      const until = Date.now() + Math.max(2000, 10 * (Date.now() - begun))
      let found = false
      while (!found && Date.now() < until) {
        const { json } = await busy.api('GET', '/api/search?q=thinkpad')
        found = json.items.some((item: { id: number }) => item.id === id)
      }
      expect(found).toBe(true)
    } finally {
      await busy.close()
    }
  })
  test('only with everything a buyer needs; what is missing is named', async () => {
    const { id } = await house.create({
      brand: '',
      grade: null,
      texts: { 'pl-PL': { description: '' } },
      versions: [aVersion({ price: 0 })],
    })
    const { status, json } = await house.setStatus(id, 'published')
    expect([status, json.code]).toEqual([422, 'validation'])
    expect(json.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['brand', 'required'],
      ['texts.pl-PL.description', 'required'],
      ['images', 'image_required'],
      ['grade', 'grade_required'],
      ['versions.0.price', 'price_required'],
    ])
    expect((await house.read(id)).status).toBe('draft')
  })
  test('a company that does not sell yet may publish: buyers see it when the company is approved', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const path = `/api/companies/${companyId}/products`
    const { json } = await market.api('POST', path, offerBody(house.categoryId), owner.auth)
    const picture = { key: 'products/own', alt: { 'pl-PL': 'x' }, width: 1, height: 1 }
    await market.query(
      `insert into product_images (key, company_id, width, height) values ('products/own', $1, 1, 1)`,
      [companyId],
    )
    const body = { ...offerBody(house.categoryId), images: [picture], revision: json.revision }
    const versions = [aVersion({ id: json.versions[0].id, stockDelta: 0 })]
    await market.api('PUT', `${path}/${json.id}`, { ...body, versions }, owner.auth)
    const published = await market.api('PUT', `${path}/${json.id}/status`, { status: 'published' }, owner.auth)
    expect([published.status, published.json.status, await isShown(json.id)]).toEqual([200, 'published', false])
    await market.query(`update companies set status = 'approved', missing = '{}' where id = $1`, [companyId])
    expect(await isShown(json.id)).toBe(true)
  })
})

test('the same status again changes nothing; a draft cannot be paused', async () => {
  const offer = await house.publish()
  expect((await house.setStatus(offer.id, 'published')).json).toEqual(offer)
  const draft = await house.create()
  const { status, json } = await house.setStatus(draft.id, 'paused')
  expect([status, json.code]).toEqual([409, 'status_not_possible'])
})

test('a status and a save at once: the one that comes second is told, nothing is lost', async () => {
  const offer = await house.publish()
  const [saved, paused] = await Promise.all([
    house.save(offer, { title: 'Another' }),
    house.setStatus(offer.id, 'paused'),
  ])
  expect(paused.status).toBe(200)
  expect([200, 409]).toContain(saved.status)
  const now = await house.read(offer.id)
  expect([now.status, now.title]).toEqual(['paused', saved.status === 200 ? 'Another' : offer.title])
})

test('sold out is said, not set', async () => {
  const offer = await house.publish({ versions: [aVersion({ stockDelta: 1 })] })
  await aPurchase(market, [{ versionId: offer.versions[0]?.id ?? 0 }])
  expect(await house.read(offer.id)).toMatchObject({ soldOut: true, status: 'published', revision: offer.revision })
})

describe('R22 a product is deleted', () => {
  test('with all that hangs on it, and leaves lists and carts', async () => {
    const offer = await house.publish()
    const cart = (await market.api('POST', '/api/carts')).json
    const line = { versionId: offer.versions[0]?.id, quantity: 1 }
    await market.api('POST', `/api/carts/${cart.id}/lines`, line)
    expect(await listed(offer.id)).toBe(true)
    expect((await house.call('DELETE', `/${offer.id}`)).status).toBe(204)
    expect(await listed(offer.id)).toBe(false)
    expect((await market.api('GET', `/api/carts/${cart.id}`)).json.sellerGroups).toEqual([])
    expect((await house.call('DELETE', `/${offer.id}`)).status).toBe(404)
  })
  test('never when it was ordered, also when both happen at once', async () => {
    const { id, versionId } = await aProduct(market.deps, house.companyId)
    await aPurchase(market, [{ versionId }])
    const { status, json } = await house.call('DELETE', `/${id}`)
    expect([status, json.code]).toEqual([409, 'product_ordered'])
    for (const _ of [1, 2, 3]) {
      const product = await aProduct(market.deps, house.companyId)
      const [deleted, bought] = await Promise.allSettled([
        house.call('DELETE', `/${product.id}`),
        aPurchase(market, [{ versionId: product.versionId }]),
      ])
      const gone = deleted.status === 'fulfilled' && deleted.value.status === 204
      expect(gone).toBe(bought.status === 'rejected')
    }
  })
})
