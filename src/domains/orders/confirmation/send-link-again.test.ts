import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aCart, aPurchase, followLink, orderBody } from '../../../../test/factories/purchase.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let later = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + later) })
  seller = await aSeller(market.deps)
})
afterAll(() => market.close())

async function toConfirm() {
  later = 0
  const product = await aProduct(market.deps, seller.companyId, { quantity: 5 })
  const purchase = await aPurchase(market, [product], { [seller.companyId]: { cashOnDelivery: true } })
  await market.runJobs()
  return purchase
}
const again = (key: string, headers = {}) => market.api('POST', `/api/purchases/${key}/link`, undefined, headers)
const linksTo = async (email: string) =>
  (await mailsTo(market, email)).filter(({ template }) => template === 'purchaseToConfirm')
const postForm = (form: Record<string, string>) =>
  fetch(`${market.url}/de/confirm-order`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

test('a guest gets the same link again after a minute, once of many at once, and is told when the next may be asked for', async () => {
  const purchase = await toConfirm()
  expect(Date.parse(purchase.nextLinkAt) - Date.parse(purchase.placedAt)).toBe(60_000)
  const early = await again(purchase.key, { 'accept-language': 'de-DE' })
  expect(early).toMatchObject({ status: 429, json: { code: 'link_too_soon' } })
  expect(early.json.title).toMatch(/in \d+ s anfordern/)
  later = 61_000
  const answers = await Promise.all(Array.from({ length: 6 }, () => again(purchase.key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429])
  const sent = answers.find(({ status }) => status === 200)?.json
  expect(Date.parse(sent.nextLinkAt) - Date.parse(sent.now)).toBeGreaterThan(170_000)
  await market.runJobs()
  const [first, second, ...more] = await linksTo(purchase.email)
  expect(more).toEqual([])
  expect(second?.params.link).toBe(first?.params.link)
})

test('no more than three times for an order, and not once it is confirmed, given up or over', async () => {
  const purchase = await toConfirm()
  for (const minutes of [2, 6, 12]) {
    later = minutes * 60_000
    expect((await again(purchase.key)).status).toBe(200)
  }
  later = 25 * 60_000
  expect((await market.api('GET', `/api/purchases/${purchase.key}`)).json.nextLinkAt).toBeNull()
  expect(await again(purchase.key)).toMatchObject({ status: 409, json: { code: 'link_too_often' } })
  const [confirmed, given, over] = [await toConfirm(), await toConfirm(), await toConfirm()]
  await followLink(market, confirmed)
  await market.api('POST', `/api/purchases/${given.key}/cancel`)
  later = 31 * 60_000
  for (const { key } of [confirmed, given, over]) {
    expect(await again(key)).toMatchObject({ status: 409, json: { code: 'nothing_to_confirm' } })
  }
  expect(await again('x'.repeat(43))).toMatchObject({ status: 404, json: { code: 'purchase_not_found' } })
})

test('one mailbox gets few, however many orders a stranger places in its name', async () => {
  later = 0
  const product = await aProduct(market.deps, seller.companyId, { quantity: 20 })
  const keys = []
  for (let phone = 0; phone < 8; phone += 1) {
    const cart = await aCart(market, [product], { [seller.companyId]: { cashOnDelivery: true } })
    const { buyer } = orderBody(cart)
    const body = orderBody(cart, { buyer: { ...buyer, email: 'victim@example.com', phone: `+48 60100000${phone}` } })
    keys.push((await market.api('POST', '/api/checkout/orders', body)).json.key)
  }
  const statuses = []
  for (const minutes of [2, 6]) {
    later = minutes * 60_000
    for (const key of keys) statuses.push((await again(key)).status)
  }
  expect(statuses).toEqual([...Array(8).fill(200), ...Array(8).fill(429)])
  await market.runJobs()
  expect(await linksTo('victim@example.com')).toHaveLength(16)
})

test('a browser without scripts asks by a plain form and comes back to what became of it', async () => {
  const { key, shownToken, email } = await toConfirm()
  const told = async (form: Record<string, string>) => {
    const answer = await postForm(form)
    expect(answer.status).toBe(303)
    const to = new URL(answer.headers.get('location') ?? '', market.url)
    expect(to.pathname).toBe('/de/confirm-order')
    return Object.fromEntries(to.searchParams)
  }
  expect(await told({ order: key })).toMatchObject({ outcome: 'soon', wait: expect.stringMatching(/^\d+ s$/) })
  later = 61_000
  expect(await told({ order: key })).toEqual({ order: key, outcome: 'sent', wait: '3 min' })
  await market.runJobs()
  expect(await linksTo(email)).toHaveLength(2)
  expect(await told({ order: 'x'.repeat(43) })).toMatchObject({ outcome: 'wrong' })
  expect(await told({ order: 'nonsense' })).toEqual({ outcome: 'wrong' })
  expect(await told({ order: key, token: shownToken })).toEqual({ order: key, outcome: 'done' })
  expect(await told({ order: key })).toEqual({ order: key, outcome: 'late' })
})
