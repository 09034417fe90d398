import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anOperator, authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, orderBody, stockOf } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { listenForTags } from '../../platform/cache/invalidation.ts'

// What begins and ends for buyers when the operator lets a company sell or stops it, through the market as they meet it.
const IBAN = 'PL61109010140000071219812874'
let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket()
  operator = await anOperator(market)
})
afterAll(() => market.close())

const decide = async (companyId: number, move: string) => {
  const body = move === 'suspend' ? { reason: 'Skargi kupujących' } : undefined
  const done = await market.api('POST', `/api/admin/companies/${companyId}/${move}`, body, operator.auth)
  expect([move, done.status]).toEqual([move, 200])
}
const suspend = (companyId: number) => decide(companyId, 'suspend')
const get = (path: string) => market.api('GET', path)
const listed = async (query = '') =>
  (await get(`/api/search?${query}`)).json.items.map((one: { id: number }) => one.id) as number[]
const place = (cart: { id: string; total: number }) => market.api('POST', '/api/checkout/orders', orderBody(cart))
const aStall = async (over: Parameters<typeof aSeller>[1] = {}) => {
  const seller = await aSeller(market.deps, { bankIban: IBAN, ...over })
  const product = await aProduct(market.deps, seller.companyId, { quantity: 3 })
  return { ...seller, ...product, path: `/api/products/${product.id}` }
}

describe('a buyer', () => {
  test('R18 B12 finds the goods of a company from its approval on', async () => {
    const stall = await aStall()
    await market.query(`update companies set status = 'submitted' where id = $1`, [stall.companyId])
    await market.runJobs()
    expect(await listed()).not.toContain(stall.id)
    expect((await get(stall.path)).json.code).toBe('product_not_found')
    expect((await get(`/api/companies/${stall.companyId}`)).status).toBe(404)
    expect((await get(`/api/shops/${stall.shopId}`)).status).toBe(404)
    await decide(stall.companyId, 'approve')
    await market.runJobs()
    expect(await listed()).toContain(stall.id)
    expect((await get(stall.path)).status).toBe(200)
    expect((await get(`/api/companies/${stall.companyId}`)).json.sells).toBe(true)
    const cart = await aCart(market, [stall])
    expect((await place(cart)).status).toBe(201)
  })

  test('P01 meets nothing of a suspended seller: lists, search, neighbours, comparison, page, cart, order', async () => {
    const stall = await aStall()
    const other = await aStall()
    await market.runJobs()
    const similar = async () =>
      (await get(`/api/products/${other.id}/similar`)).json.items.map((one: { id: number }) => one.id)
    expect(await listed('q=thinkpad')).toEqual(expect.arrayContaining([stall.id, other.id]))
    expect(await similar()).toContain(stall.id)
    const cart = await aCart(market, [stall, other])
    await suspend(stall.companyId)
    // At once, before any job has run.
    expect((await get(stall.path)).json.code).toBe('product_not_found')
    expect(
      (await get(`/api/compare?ids=${stall.id},${other.id}`)).json.products.map((one: { id: number }) => one.id),
    ).toEqual([other.id])
    const add = await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId: stall.versionId, quantity: 1 })
    expect(add.json.code).toBe('version_not_found')
    const shown = (await get(`/api/carts/${cart.id}`)).json
    const problems = shown.sellerGroups.flatMap(
      (sellerGroup: { lines: { productId: number; problem: string | null }[] }) =>
        sellerGroup.lines.map((line) => [line.productId, line.problem]),
    )
    expect(Object.fromEntries(problems)).toEqual({ [stall.id]: 'withdrawn', [other.id]: null })
    const refused = await place(cart)
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'line_withdrawn', errors: [{ field: `lines.${stall.versionId}` }] },
    })
    expect([await stockOf(market, stall.versionId), await stockOf(market, other.versionId)]).toEqual([3, 3])
    expect((await get('/api/shops')).json.shops.map((shop: { id: number }) => shop.id)).not.toContain(stall.shopId)
    expect((await get(`/api/companies/${stall.companyId}`)).json.sells).toBe(false)
    await market.runJobs()
    for (const ids of [
      await listed(),
      await listed('q=thinkpad'),
      await listed(`seller=${stall.companyId}`),
      await similar(),
    ]) {
      expect(ids).not.toContain(stall.id)
    }
    // What is left can be ordered.
    await market.api('DELETE', `/api/carts/${cart.id}/lines/${stall.versionId}`)
    expect((await place((await get(`/api/carts/${cart.id}`)).json)).status).toBe(201)
  })

  test('P01 finds everything again when the seller is reinstated', async () => {
    const stall = await aStall()
    const cart = await aCart(market, [stall])
    await suspend(stall.companyId)
    await market.runJobs()
    await decide(stall.companyId, 'reinstate')
    expect((await get(stall.path)).status).toBe(200)
    await market.runJobs()
    expect(await listed()).toContain(stall.id)
    expect((await place((await get(`/api/carts/${cart.id}`)).json)).status).toBe(201)
  })

  test('P01 either orders in time or is refused: no order holds goods that were never taken', async () => {
    const stall = await aStall()
    const carts = []
    for (let turn = 0; turn < 3; turn++) carts.push(await aCart(market, [stall]))
    const [, ...answers] = await Promise.all([suspend(stall.companyId), ...carts.map(place)])
    const codes = answers.map(({ status, json }) => (status === 201 ? 'placed' : json.code))
    expect(codes.every((code) => code === 'placed' || code === 'line_withdrawn')).toBe(true)
    expect(await stockOf(market, stall.versionId)).toBe(3 - codes.filter((code) => code === 'placed').length)
  })

  test('P01 keeps an order placed before the seller was suspended', async () => {
    const stall = await aStall()
    const placed = await place(await aCart(market, [stall]))
    await suspend(stall.companyId)
    const { json } = await get(`/api/purchases/${placed.json.key}`)
    expect(json.orders[0]).toMatchObject({ status: 'pending', seller: { id: stall.companyId } })
  })

  test('R18 sees the new name and city of a seller on its cards', async () => {
    const stall = await aStall({ status: 'approved' })
    await market.query(`update companies set tax_id = '5260001246' where id = $1`, [stall.companyId])
    await market.runJobs()
    const auth = await authOf(market, stall.ownerId)
    const {
      role,
      documents,
      checks,
      requirements,
      status,
      statusReason,
      photoKey,
      sells,
      operatesMarket,
      payoutsHeldUntil,
      id,
      createdAt,
      ...data
    } = (await market.api('GET', `/api/companies/${stall.companyId}/data`, undefined, auth)).json
    const body = { ...data, shortName: 'Nowa Nazwa', city: 'Gdynia' }
    const saved = await market.api('PUT', `/api/companies/${stall.companyId}/data`, body, auth)
    expect([saved.status, saved.text.includes('Gdynia')]).toEqual([200, true])
    await market.runJobs()
    const { items, facets } = (await get(`/api/search?seller=${stall.companyId}`)).json
    expect(items[0].seller).toEqual({ id: stall.companyId, name: 'Nowa Nazwa', city: 'Gdynia' })
    expect(JSON.stringify(facets)).toContain('Nowa Nazwa')
  })
})

test('B01 categories count what can be bought', async () => {
  const counted = async () => (await get('/api/categories')).json.categories[0].productCount
  const recount = () => market.runJob('catalog.recountCategories')
  const stall = await aStall()
  await recount()
  const before = await counted()
  await suspend(stall.companyId)
  await recount()
  expect(await counted()).toBe(before - 1)
})

test('P01 pages that were kept ready are gone as soon as the seller is suspended', async () => {
  const ready = await testMarket({ env: { PAGE_CACHE: '100' } })
  const ewa = await anOperator(ready)
  const { companyId, shopId } = await aSeller(ready.deps, { bankIban: IBAN })
  const { id } = await aProduct(ready.deps, companyId)
  const stop = await listenForTags(ready.database, ready.deps.log, (tags) => {
    if (tags !== 'all') ready.cache.invalidate(tags)
  })
  const paths = [`/api/products/${id}`, `/api/companies/${companyId}`, '/api/shops']
  const read = async () => (await Promise.all(paths.map((path) => ready.api('GET', path)))).map((one) => one.text)
  const before = await read()
  await ready.query(`update companies set name = 'Changed behind the cache' where id = $1`, [companyId])
  expect(await read()).toEqual(before)
  const path = `/api/admin/companies/${companyId}/suspend`
  await ready.api('POST', path, { reason: 'Skargi kupujących' }, ewa.auth)
  await vi.waitFor(async () => expect((await ready.api('GET', paths[0] ?? '')).status).toBe(404), 60_000)
  const [, company, shops] = await read()
  expect([JSON.parse(company ?? '').sells, shops?.includes(`"id":${shopId},`)]).toEqual([false, false])
  await stop()
  await ready.close()
})
