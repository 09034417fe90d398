import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { changePrices } from '../pricing/index.ts'
import { adjustStock } from '../stock/index.ts'
import { MOST_FAVOURITES } from './favourites/contract.ts'
import { MOST_SEARCHES } from './searches/contract.ts'

let market: TestMarket
let companyId: number
let clock = new Date('2026-11-02T10:00:00Z')
const HOUR = 3_600_000
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

type Person = Awaited<ReturnType<typeof aPerson>>
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}
async function offered(over: Parameters<typeof aProduct>[2] = {}) {
  const product = await aProduct(market.deps, companyId, over)
  await market.runJob('search.refreshListings', { productIds: [product.id] })
  return product
}
const call = ({ auth }: Person, method: string, path: string, body?: unknown) => market.api(method, path, body, auth)
const heart = (person: Person, id: number) => call(person, 'PUT', `/api/favourites/${id}`)
/** Logged in anew: sessions end while days go by. */
const notices = async ({ id }: Person) =>
  (await market.api('GET', '/api/notices', undefined, await authOf(market, id))).json.notices
const reprice = (versionId: number, price: number, announce = false) =>
  market.deps.db
    .transaction()
    .execute((db) => changePrices({ ...market.deps, db }, companyId, [{ versionId, price, announce }]))
const restock = (versionId: number, delta: number) =>
  market.deps.db
    .transaction()
    .execute((db) =>
      adjustStock({ ...market.deps, db }, companyId, [{ versionId, delta }], { reason: 'correction', byUser: null }),
    )

test('hearts: put, taken away, taken over from a browser, shown with what is offered now', async () => {
  const [one, two] = [await offered({ price: 50_000 }), await offered({ quantity: 1 })]
  const person = await aPerson(market)
  expect((await heart(person, one.id)).status).toBe(204)
  expect((await heart(person, one.id)).status).toBe(204)
  expect((await heart(person, 999_999)).json.code).toBe('product_not_found')
  const merged = await call(person, 'POST', '/api/favourites/merge', { ids: [two.id, one.id, 999_998] })
  expect(merged.json.ids.toSorted()).toEqual([one.id, two.id].toSorted())
  await market.query(`update products set status = 'paused' where id = $1`, [two.id])
  await market.runJob('search.refreshListings', { productIds: [two.id] })
  const { favourites } = (await call(person, 'GET', '/api/favourites')).json
  const of = (id: number) => favourites.find((row: { productId: number }) => row.productId === id)
  expect(of(one.id)).toMatchObject({ priceThen: 50_000, card: { price: 50_000 } })
  expect(of(two.id)).toMatchObject({ card: null, title: two.title })
  expect((await call(person, 'DELETE', `/api/favourites/${one.id}`)).status).toBe(204)
  expect((await call(person, 'GET', '/api/favourites/ids')).json.ids).toEqual([two.id])
  // Another person sees nothing of it.
  expect((await call(await aPerson(market), 'GET', '/api/favourites/ids')).json.ids).toEqual([])
})

test('nobody has more hearts than so many, also when several are put at once', async () => {
  const person = await aPerson(market)
  await market.query(
    `insert into favourites (user_id, product_id, title, price_then, currency, added_at)
     select $1, 500000 + n, 'x', 1, 'PLN', '2026-11-01T10:00:00Z' from generate_series(1, $2::int) n`,
    [person.id, MOST_FAVOURITES - 1],
  )
  const some = await Promise.all([offered(), offered(), offered()])
  const answers = await Promise.all(some.map(({ id }) => heart(person, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
  const page = (await call(person, 'GET', '/api/favourites')).json
  expect(page.favourites).toHaveLength(50)
  expect((await call(person, 'GET', `/api/favourites?after=${page.next}`)).json.favourites).toHaveLength(50)
})

test('a price below the lowest of thirty days is told to who has a heart on it, once; one that was only raised before is none', async () => {
  const product = await offered({ price: 100_000 })
  later(40 * 24 * HOUR)
  const [person, other] = [await aPerson(market), await aPerson(market)]
  await heart(person, product.id)
  await reprice(product.versionId, 150_000)
  later(HOUR)
  await reprice(product.versionId, 120_000)
  await market.runJobs()
  expect(await notices(person)).toEqual([])
  await reprice(product.versionId, 90_000)
  await market.runJobs()
  const [told, ...more] = await notices(person)
  expect(more).toEqual([])
  expect(told).toMatchObject({
    kind: 'priceDropped',
    data: { title: expect.any(String), now: 90_000, lowest: 100_000, currency: 'PLN' },
    path: `/products/${product.id}`,
  })
  expect(await notices(other)).toEqual([])
  // The job again, as after a crash.
  const fallen = { versionId: product.versionId, productId: product.id, from: 120_000, to: 90_000, lowest: 100_000 }
  await market.runJob('wishes.tellPriceFell', { versions: [fallen] })
  expect(await notices(person)).toHaveLength(1)
  // Dearer again before the job runs: nothing to tell.
  await reprice(product.versionId, 80_000)
  await reprice(product.versionId, 95_000)
  await market.runJobs()
  expect(await notices(person)).toHaveLength(1)
  await market.runJob('notices.sendMails')
  expect(await mailsTo(market, person.email)).toEqual([])
})

const newSearch = (person: Person, query: string, often = 'atOnce') =>
  call(person, 'POST', '/api/saved-searches', { name: `Szukam ${query}`, query, often })
const match = () => market.runJob('wishes.matchOffers')

test('a new offer that fits is told to the search that waits for it, once, whatever happens to it later', async () => {
  await match()
  const before = await offered({ title: 'Dell XPS Saved 13', brand: 'Dell' })
  await match()
  const [person, daily, never] = [await aPerson(market), await aPerson(market), await aPerson(market)]
  const query = 'q=Saved&price=..200000&brand=dell&sort=price&page=2'
  const kept = (await newSearch(person, query)).json.searches[0]
  expect(kept).toMatchObject({ query: 'brand=dell&price=..200000&q=Saved', often: 'atOnce' })
  await newSearch(daily, query, 'daily')
  await newSearch(never, query, 'never')
  later(60_000)
  const fits = await offered({ title: 'Dell Latitude Saved 7490', brand: 'Dell', price: 150_000 })
  await offered({ title: 'Dell Latitude Saved dear', brand: 'Dell', price: 250_000 })
  await offered({ title: 'HP Saved 840', brand: 'HP', price: 150_000 })
  await offered({ title: 'Dell Latitude other', brand: 'Dell', price: 150_000 })
  await Promise.all([match(), match()])
  await match()
  const told = await notices(person)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ kind: 'savedSearch', data: { count: 1, titles: fits.title } })
  expect(told[0].path).toBe('/catalog?brand=dell&price=..200000&q=Saved&sort=newest')
  // Neither the old one nor this one is new when it changes.
  await market.runJob('search.refreshListings', { productIds: [before.id, fits.id] })
  await match()
  expect(await notices(person)).toHaveLength(1)
  expect(await notices(daily)).toEqual([])
  later(25 * HOUR)
  await match()
  expect(await notices(daily)).toHaveLength(1)
  expect(await notices(never)).toEqual([])
})

test('changes that nobody followed in time are made up for', async () => {
  const person = await aPerson(market)
  await newSearch(person, 'q=Wegwalk')
  const product = await offered({ title: 'Fujitsu Wegwalk' })
  await market.query('delete from listing_changes')
  await market.query('update search_state set revision = revision + 10000')
  await match()
  await match()
  expect(await notices(person)).toMatchObject([{ kind: 'savedSearch', data: { titles: product.title } }])
})

test('a value that no offer had when the search was saved is found once searches are made anew', async () => {
  const person = await aPerson(market)
  await newSearch(person, 'brand=brandnewbrand')
  later(25 * HOUR)
  await offered({ title: 'First of its brand', brand: 'Brandnewbrand' })
  await market.runJob('wishes.recompile')
  await offered({ title: 'Second of its brand', brand: 'Brandnewbrand' })
  await match()
  expect((await notices(person)).length).toBe(1)
})

test('searches are bounded, named, refused where they say nothing, and their owner’s alone', async () => {
  const person = await aPerson(market)
  expect((await newSearch(person, 'sort=newest')).json.errors[0].code).toBe('search_too_wide')
  expect((await newSearch(person, 'a.nothing=1')).json.code).toBe('unknown_filter')
  expect((await newSearch(person, 'category=nowhere')).json.code).toBe('category_not_found')
  const saved = (await newSearch(person, 'q=eins')).json.searches[0]
  const again = await newSearch(person, 'q=eins&sort=price', 'daily')
  expect(again.json.searches).toMatchObject([{ id: saved.id, often: 'daily' }])
  const stranger = await aPerson(market)
  for (const method of ['PUT', 'DELETE']) {
    const body = method === 'PUT' ? { name: 'x', often: 'never' } : undefined
    expect((await call(stranger, method, `/api/saved-searches/${saved.id}`, body)).json.code).toBe(
      'saved_search_not_found',
    )
  }
  await market.query(
    `insert into saved_searches (user_id, name, query, locale, often, created_at, compiled, compiled_at, told_at)
     select $1, 'n', 'q=n' || n, 'pl-PL', 'never', now(), '{}', now() + interval '1 year', now() from generate_series(1, $2::int) n`,
    [person.id, MOST_SEARCHES - 2],
  )
  const answers = await Promise.all(['q=zwei', 'q=drei'].map((query) => newSearch(person, query)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await call(person, 'DELETE', `/api/saved-searches/${saved.id}`)).json.searches).toHaveLength(
    MOST_SEARCHES - 1,
  )
})

test('who waits for what is sold out hears of it once when it is back', async () => {
  const product = await offered({ quantity: 0 })
  const there = await offered()
  const person = await aPerson(market)
  const wait = (versionId: number) => call(person, 'PUT', `/api/stock-alerts/${versionId}`)
  expect((await wait(there.versionId)).json.code).toBe('version_available')
  expect((await wait(product.versionId)).json.alerts).toMatchObject([{ versionId: product.versionId }])
  await restock(product.versionId, 2)
  await market.runJobs()
  expect(await notices(person)).toMatchObject([{ kind: 'backInStock', path: `/products/${product.id}` }])
  await restock(product.versionId, 1)
  await market.runJobs()
  expect(await notices(person)).toHaveLength(1)
  expect((await call(person, 'GET', '/api/stock-alerts')).json.alerts).toEqual([])
  await market.runJob('notices.sendMails')
  expect(await mailsTo(market, person.email)).toMatchObject([{ template: 'newNotices' }])
})

const form = async (fields: Record<string, string>) => {
  const answer = await fetch(`${market.url}/stock-alert`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
  })
  return new URL(String(answer.headers.get('location')), market.url).searchParams.get('outcome')
}
const tokenIn = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? ''

test('a guest confirms the address first, is told once, and may refuse', async () => {
  const product = await offered({ quantity: 0 })
  const email = 'gosc@example.com'
  const asked = { version: String(product.versionId), product: String(product.id), email }
  expect(await form({ ...asked, email: 'no address' })).toBe('email')
  expect(await form(asked)).toBe('sent')
  const [letter] = await mailsTo(market, email)
  expect(letter).toMatchObject({ template: 'stockAlertConfirm', locale: 'pl-PL' })
  // Not confirmed: nothing comes.
  await restock(product.versionId, 1)
  await market.runJobs()
  expect(await mailsTo(market, email)).toHaveLength(1)
  await restock(product.versionId, -1)
  expect(await form({ token: 'x' })).toBe('link')
  const token = tokenIn(letter?.params.link)
  expect([await form({ token }), await form({ token })]).toEqual(['confirmed', 'confirmed'])
  expect(await form(asked)).toBe('sent')
  expect(await mailsTo(market, email)).toHaveLength(1)
  await restock(product.versionId, 1)
  await market.runJobs()
  await market.runJob('wishes.tellBack', { productIds: [product.id] })
  const mails = await mailsTo(market, email)
  expect(mails.map(({ template }) => template)).toEqual(['stockAlertConfirm', 'backInStock'])
  // The link under it ends whatever else the address waits for.
  const another = await offered({ quantity: 0 })
  await form({ ...asked, version: String(another.versionId) })
  const refused = await fetch(`${market.url}/unsubscribe?token=${tokenIn(mails[1]?.params.unsubscribe)}`, {
    ...{ method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
  })
  expect(refused.status).toBe(204)
  const { rows } = await market.query('select from stock_alerts where email_digest is not null')
  expect(rows).toEqual([])
})

test('guests are bounded: mails to one address, and links that are old', async () => {
  const product = await offered({ quantity: 0 })
  const asked = { version: String(product.versionId), product: String(product.id), email: 'czesto@example.com' }
  const outcomes = []
  for (let at = 0; at < 7; at += 1) outcomes.push(await form(asked))
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'often', 'often'])
  const [letter] = await mailsTo(market, asked.email)
  later(49 * HOUR)
  expect(await form({ token: tokenIn(letter?.params.link) })).toBe('link')
  await market.runJob('wishes.sweepAlerts')
  const { rows } = await market.query('select from stock_alerts where product_id = $1', [product.id])
  expect(rows).toEqual([])
})

test('a guest whose address cannot be opened any more keeps nobody else from hearing of it', async () => {
  const product = await offered({ quantity: 0 })
  const person = await aPerson(market)
  await call(person, 'PUT', `/api/stock-alerts/${product.versionId}`)
  await market.query(
    `insert into stock_alerts (version_id, product_id, email_sealed, email_digest, locale, created_at, confirmed_at, checked_at)
     values ($1, $2, 'sealed with a key that is lost', '\x01', 'pl-PL', $3, $3, $3)`,
    [product.versionId, product.id, clock],
  )
  await restock(product.versionId, 1)
  await market.runJobs()
  expect(await notices(person)).toHaveLength(1)
  expect((await market.query('select from stock_alerts where product_id = $1', [product.id])).rows).toEqual([])
})

test('what was published before its seller could sell is told by the sweep', async () => {
  const product = await offered({ quantity: 0 })
  const person = await aPerson(market)
  await call(person, 'PUT', `/api/stock-alerts/${product.versionId}`)
  await market.query('update versions set quantity = 1 where id = $1', [product.versionId])
  later(60_000)
  await market.runJob('wishes.sweepAlerts')
  expect(await notices(person)).toHaveLength(1)
})
