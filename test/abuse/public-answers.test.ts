import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../access/world.ts'
import { companyData } from '../factories/company.ts'
import { aProduct } from '../factories/product.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

// What strangers and competitors read out of answers that are open to everybody.
let market: TestMarket
let world: World
beforeAll(async () => {
  market = await testMarket()
  world = await createWorld(market)
})
afterAll(() => market.close())

test('codes of a seller’s own books stand in no public answer', async () => {
  const { companyId } = await aSeller(market.deps)
  const { id } = await aProduct(market.deps, companyId)
  await market.query(`update products set erp_code = 'SECRET-ERP-7', product_index = 'SECRET-INDEX-7' where id = $1`, [
    id,
  ])
  await market.runJobs()
  for (const path of [
    `/api/products/${id}`,
    `/api/compare?ids=${id}`,
    `/api/search?seller=${companyId}`,
    `/api/products/${id}/similar`,
  ]) {
    const answer = await market.api('GET', path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.text).not.toMatch(/SECRET-|erpCode|productIndex/)
  }
})

test('shops of a company that may not sell (yet) are nowhere', async () => {
  const { companyId, shopId } = await aSeller(market.deps)
  const seen = async () => [
    (await market.api('GET', `/api/shops?company=${companyId}`)).json.shops.length,
    (await market.api('GET', '/api/shops')).json.shops.some((shop: { id: number }) => shop.id === shopId),
    (await market.api('GET', `/api/shops/${shopId}`)).status,
  ]
  expect(await seen()).toEqual([1, true, 200])
  for (const status of ['draft', 'submitted', 'rejected']) {
    const known = await market.query(
      'select exists (select from pg_constraint where conrelid = $1::regclass and pg_get_constraintdef(oid) like $2) as known',
      ['companies', `%${status}%`],
    )
    if (!known.rows[0].known) continue
    await market.query('update companies set status = $2 where id = $1', [companyId, status])
    expect([status, ...(await seen())]).toEqual([status, 0, false, 404])
  }
})

test.each([
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/',
  'https://:secret@shop.example/',
  'ftp://shop.example/',
  'javascript:alert(1)//shop.example',
])('%s is no page of a company', async (website) => {
  const headers = { authorization: `Bearer ${world.tokenOf('owner')}` }
  const answer = await market.api(
    'PUT',
    `/api/companies/${world.companyId}/data`,
    { ...companyData(), website },
    headers,
  )
  expect(answer.status).toBe(422)
  expect(answer.json.errors.map(({ field }: { field: string }) => field)).toContain('website')
})
