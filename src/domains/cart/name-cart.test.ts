import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  const { companyId } = await aSeller(market.deps)
  versionId = (await aProduct(market.deps, companyId, { quantity: 50 })).versionId
})
afterAll(() => market.close())

const OWN = { 'sec-fetch-site': 'same-origin' }
const ELSEWHERE = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]
type Headers = Record<string, string>

/** What the browser is to keep of an answer. */
async function cookiesOf(path: string, { headers = OWN, body, method = 'POST' }: Partial<Asked> = {}) {
  const answer = await market.api(method, path, body, headers)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.headers.getSetCookie()
}
type Asked = { headers: Headers; body: object; method: string }
const guestCart = async () => (await aCart(market, [{ versionId, quantity: 1 }])).id
const pathOf = (cookie: string) => /Path=(\S+?);/.exec(cookie)?.[1]

test('R13 a guest’s scripts get the cookie of the cart: for its own pages alone, unreadable to scripts, for as long as the cart is kept', async () => {
  const made = await cookiesOf('/api/carts')
  expect(made.map(pathOf)).toEqual(['/cart', '/en/cart', '/de/cart'])
  for (const one of made) expect(one).toMatch(/^cart=[\w-]{43}; Path=[/a-z]+; Max-Age=5184000; HttpOnly; SameSite=Lax$/)
  const id = await guestCart()
  const added = await cookiesOf(`/api/carts/${id}/lines`, { body: { versionId, quantity: 1 } })
  const taken = await cookiesOf(`/api/carts/${id}/take-in`, { body: { from: await guestCart() } })
  const named = await cookiesOf(`/api/carts/${id}/name`)
  for (const cookies of [added, taken, named]) expect(cookies[0]).toMatch(new RegExp(`^cart=${id};`))
})

test('P01 other sites, and links, give nobody the cookie of a cart', async () => {
  const id = await guestCart()
  for (const headers of ELSEWHERE) {
    expect(await cookiesOf('/api/carts', { headers })).toEqual([])
    expect(await cookiesOf(`/api/carts/${id}/name`, { headers })).toEqual([])
    expect(await cookiesOf('/api/carts/leave', { headers })).toEqual([])
  }
  for (const headers of [OWN, { 'sec-fetch-site': 'none' }])
    expect(await cookiesOf(`/api/carts/${id}`, { method: 'GET', headers })).toEqual([])
})

test('P01 T01 a person’s cart is named by no cookie; with the log-in, and with leaving, the one of before goes', async () => {
  const { auth } = await aPerson(market)
  const id = await guestCart()
  const merged = await cookiesOf('/api/carts/merge', { body: { cartId: id }, headers: { ...auth, ...OWN } })
  expect(merged.map(pathOf)).toEqual(['/cart', '/en/cart', '/de/cart'])
  for (const one of merged) expect(one).toMatch(/^cart=; .*Max-Age=0; HttpOnly; SameSite=Lax$/)
  // Neither with the log-in nor without it, by whoever is left with the key.
  for (const headers of [{ ...auth, ...OWN }, OWN]) {
    expect(await cookiesOf(`/api/carts/${id}/lines`, { body: { versionId, quantity: 1 }, headers })).toEqual([])
    expect(await cookiesOf(`/api/carts/${id}/name`, { headers })).toEqual([])
  }
  expect(await cookiesOf('/api/carts', { headers: { ...auth, ...OWN } })).toEqual([])
  const left = await cookiesOf('/api/carts/leave')
  for (const one of left) expect(one).toMatch(/^cart=; .*Max-Age=0;/)
  expect(await cookiesOf(`/api/carts/${'A'.repeat(43)}/name`)).toEqual([])
})
