import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  market = await testMarket()
  const { companyId } = await aSeller(market.deps)
  product = await aProduct(market.deps, companyId, {
    versions: [
      { name: '8 GB', price: 99_900, quantity: 2 },
      { name: '16 GB', price: 129_900, quantity: 1 },
    ],
  })
})
afterAll(() => market.close())

describe('a visitor', () => {
  test('R12 E07 reads a product with its versions and stock', async () => {
    const { status, json } = await market.api('GET', `/api/products/${product.id}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      title: product.title,
      slug: 'lenovo-thinkpad-t480-i5-8350u-16-gb-256-gb',
      state: 'used',
      grade: 'B',
    })
    expect(json.versions.map((v: { name: string; quantity: number }) => [v.name, v.quantity])).toEqual([
      ['8 GB', 2],
      ['16 GB', 1],
    ])
  })
  test('R20 V08 compares at most three', async () => {
    const few = await market.api('GET', `/api/compare?ids=${product.id},${product.id}`)
    expect(few.json.products).toHaveLength(1)
    const many = await market.api('GET', '/api/compare?ids=1,2,3,4', undefined, { 'accept-language': 'en-US' })
    expect(many.status).toBe(422)
    expect(many.json).toMatchObject({ code: 'compare_limit', errors: [{ field: 'ids', code: 'compare_limit' }] })
  })
  test('gets a plain 404 for what is not there or no number', async () => {
    for (const id of ['999999', 'abc', '0', '-1', '99999999999']) {
      const { status, json } = await market.api('GET', `/api/products/${id}`)
      expect([id, status]).toEqual([id, 404])
      expect(json.code).toMatch(/not_found/)
    }
  })
  test('E08 R10 reads the category tree with names per language', async () => {
    const { json } = await market.api('GET', '/api/categories')
    expect(json.categories[0].names).toEqual({ 'pl-PL': 'Laptopy', 'en-US': 'Laptops', 'de-DE': 'Laptops' })
  })
})
