import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../test/factories/offer.ts'
import { anOperator, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aTradeCategory } from '../../../test/factories/product.ts'
import { aCart, anna, orderBody } from '../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let house: House
let categoryId: number
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  categoryId = await aTradeCategory(market.deps, 'power-supplies')
})
afterAll(() => market.close())

const TITLES = { 'en-US': 'Dell Power adapter HA65', 'de-DE': 'Dell Netzteil HA65' }
const found = async (q: string, locale = 'pl-PL') => {
  const { json } = await market.api('GET', `/api/search?q=${encodeURIComponent(q)}`, undefined, {
    'accept-language': locale,
  })
  return json.items as { id: number; title: string; titles?: object }[]
}

test('R11 R12 a title has the word of each language for its thing: in lists, searches, suggestions, cart, order and mail', async () => {
  const offer = await house.publish({
    categoryId,
    title: 'Dell Zasilacz HA65',
    attributes: {},
    versions: [aVersion({ name: '' })],
  })
  await market.runJobs()
  const product = (await market.api('GET', `/api/products/${offer.id}`)).json
  expect([product.title, product.titles]).toEqual(['Dell Zasilacz HA65', TITLES])
  for (const [q, locale] of [
    ['zasilacz ha65', 'pl-PL'],
    ['power adapter ha65', 'en-US'],
    ['netzteil ha65', 'de-DE'],
  ] as const)
    expect([q, await found(q, locale)]).toMatchObject([
      q,
      [{ id: offer.id, title: 'Dell Zasilacz HA65', titles: TITLES }],
    ])
  const suggested = await market.api('GET', '/api/suggestions?q=ha65', undefined, { 'accept-language': 'de-DE' })
  expect(JSON.stringify(suggested.json)).toContain('"Dell Netzteil HA65"')

  const versionId = offer.versions[0]?.id ?? 0
  const cart = await aCart(market, [{ versionId }])
  expect(cart.sellerGroups[0].lines[0]).toMatchObject({ title: 'Dell Zasilacz HA65', titles: TITLES })
  const buyer = { ...anna, email: 'titles@example.com' }
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale: 'de-DE' }))
  expect(placed.json.orders[0].items[0]).toMatchObject({ title: 'Dell Zasilacz HA65', titles: TITLES })

  // What was ordered stays called as it was; the seller's own page calls it as the shop does.
  const { status } = await house.save(offer, { title: 'Dell Ładowarka HA65' })
  expect(status).toBe(200)
  await market.runJobs()
  const read = await market.api('GET', `/api/purchases/${placed.json.key}`)
  expect(read.json.orders[0].items[0].titles).toEqual(TITLES)
  const mails = JSON.stringify(await mailsTo(market, buyer.email))
  expect(mails).toContain('Dell Netzteil HA65')
  expect(mails).not.toContain('Dell Zasilacz HA65')
  const path = `/api/companies/${house.companyId}/orders/${read.json.orders[0].number}`
  const own = await market.api('GET', path, undefined, await authOf(market, house.ownerId))
  expect(own.json.items[0].title).toBe('Dell Zasilacz HA65')
})

test('E07 a seller’s own titles for other languages go before, are found, and end with the text; a Polish one there is none', async () => {
  const texts = (title?: string) => ({
    'pl-PL': { description: 'Opis', title: 'Nie ten' },
    'en-US': { description: '', ...(title !== undefined && { title }) },
  })
  const offer = await house.publish({
    ...{ categoryId, title: 'Apple Zasilacz XQ77', attributes: {}, versions: [aVersion({ name: '' })] },
    texts: texts('Apple brick XQ77 for travellers'),
  })
  await market.runJobs()
  const titles = { 'en-US': 'Apple brick XQ77 for travellers', 'de-DE': 'Apple Netzteil XQ77' }
  expect(await found('travellers xq77', 'en-US')).toMatchObject([{ id: offer.id, titles }])
  const { json } = await market.api('GET', `/api/products/${offer.id}`)
  expect([json.titles, json.texts['pl-PL'].title]).toEqual([titles, undefined])

  await house.save(offer, { texts: texts('') })
  await market.runJobs()
  expect((await market.api('GET', `/api/products/${offer.id}`)).json.titles).toEqual({
    'en-US': 'Apple Power adapter XQ77',
    'de-DE': 'Apple Netzteil XQ77',
  })
  const long = await house.save(offer, { texts: texts('x'.repeat(151)) })
  expect([long.status, long.json.errors?.[0]?.field]).toEqual([422, 'texts.en-US.title'])
})

test('E08 words that an operator changes are on cards and pages soon; too many, or too long ones, are refused', async () => {
  const { auth } = await anOperator(market)
  const offer = await house.publish({
    categoryId,
    title: 'Belkin Zasilacz ZZ9',
    attributes: {},
    versions: [aVersion({ name: '' })],
  })
  await market.runJobs()
  const tree = await market.api('GET', '/api/admin/categories', undefined, auth)
  const { id, names, slug, icon, googleTaxonomyId, attributes, revision, nouns } = tree.json.categories.find(
    (one: { id: number }) => one.id === categoryId,
  )
  const save = (changed: object) =>
    market.api(
      'PUT',
      `/api/admin/categories/${id}`,
      { names, slug, icon, googleTaxonomyId, attributes, revision, nouns: changed },
      auth,
    )
  expect((await save({ ...nouns, 'en-US': Array.from({ length: 13 }, (_, n) => `word ${n}`) })).status).toBe(422)
  expect((await save({ ...nouns, 'en-US': ['x'.repeat(41)] })).status).toBe(422)
  expect((await save({ ...nouns, 'en-US': ['power brick'] })).status).toBe(200)
  await market.runJobs()
  const expected = { 'en-US': 'Belkin Power brick ZZ9', 'de-DE': 'Belkin Netzteil ZZ9' }
  expect(await found('zz9')).toMatchObject([{ id: offer.id, titles: expected }])
  expect((await market.api('GET', `/api/products/${offer.id}`)).json.titles).toEqual(expected)
})
