import { existsSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { mountCrawlers } from '../../crawlers.ts'
import { type ReadNode, readXml } from '../../values/read-xml.ts'

let market: TestMarket
let now = new Date('2026-11-26T12:00:00Z')
let auth: Record<string, string>
let companyId: number
beforeAll(async () => {
  market = await testMarket({ env: { PUBLIC_URL: 'https://market.example' }, now: () => now })
  mountCrawlers(market)
  auth = (await anOperator(market)).auth
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const later = async (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
  // Whoever was logged in is no longer.
  auth = (await anOperator(market)).auth
}
const image = { key: 'products/ab', alt: { 'pl-PL': 'Laptop' }, width: 1200, height: 900 }
const settings = { isOn: true, locale: 'pl-PL', states: ['new', 'used'] }
const change = (feed: string, body: object = settings) => market.api('PUT', `/api/admin/feeds/${feed}`, body, auth)
const viewOf = async (feed: string) =>
  (await market.api('GET', '/api/admin/feeds', undefined, auth)).json.feeds.find(
    ({ name }: { name: string }) => name === feed,
  )
const rowOf = async (feed: string) =>
  (await market.query('select parts, draft from feeds where name = $1', [feed])).rows[0] as {
    parts: string[]
    draft: { id: string; place: number; parts: string[] } | null
  }
/** The job as often as it asks for itself, and nothing else. */
async function write(feed: string): Promise<void> {
  for (let draft = (await rowOf(feed)).draft; draft; draft = (await rowOf(feed)).draft) {
    await market.runJob('feeds.write', { feed, id: draft.id })
  }
}
const get = (feed: string, headers: Record<string, string> = {}) =>
  market.api('GET', `/feeds/${feed}.xml`, undefined, { 'accept-encoding': 'identity', ...headers })
const parsed = (text: string): ReadNode => {
  const read = readXml(
    text
      .trim()
      .replaceAll(/(<\/?)g:/g, '$1g-')
      .replaceAll(/>\s+</g, '><'),
  )
  if (typeof read === 'string') throw new Error(read)
  return read
}
const childrenOf = (node: ReadNode | undefined, name: string) =>
  (node?.children ?? []).filter((one) => one.name === name)
const textOf = (node: ReadNode | undefined, name: string) => childrenOf(node, name)[0]?.text

test('a list is there once it was switched on and written, plain and compressed alike', async () => {
  expect((await get('google')).status).toBe(404)
  expect(await viewOf('google')).toMatchObject({ isOn: false, status: 'off', states: ['new', 'used'] })
  expect((await market.api('POST', '/api/admin/feeds/google/write', {}, auth)).json.code).toBe('feed_off')
  const title = 'Dell "XPS" <13> & ]]> \u0007 ąę 🧨'
  const many = await aProduct(market.deps, companyId, {
    ...{ title, brand: 'Dell', ean: '5901234123457', mpn: 'XPS-13', images: [image], refurbished: true },
    versions: [
      { name: '8 GB', price: 129_900, quantity: 2 },
      { name: '16 GB', price: 159_905, quantity: 1 },
      { name: '32 GB', price: 259_900, quantity: 0 },
    ],
  })
  await market.query('update versions set was_price = 149900, last_price = 149900 where id = $1', [many.versionId])
  await aProduct(market.deps, companyId, { title: 'Bez zdjęcia', images: [] })
  await aProduct(market.deps, companyId, { title: 'Uszkodzony', images: [image], state: 'damaged', grade: 'forParts' })
  await aProduct(market.deps, companyId, { title: 'Z kodem sklepu', images: [image], ean: '2001234567893' })
  expect((await change('google')).json).toMatchObject({
    status: 'writing',
    address: 'https://market.example/feeds/google.xml',
  })
  expect((await market.api('POST', '/api/admin/feeds/google/write', {}, auth)).json.code).toBe('feed_writing')
  expect((await get('google')).status).toBe(404)
  await write('google')
  expect(await viewOf('google')).toMatchObject({ status: 'written', offers: 3, leftOut: 1 })

  const { status, headers, text } = await get('google')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const items = childrenOf(parsed(text).children[0], 'item')
  const named = items.map((item) => [textOf(item, 'g-title'), textOf(item, 'g-price'), textOf(item, 'g-sale_price')])
  expect(named).toEqual([
    ['Dell "XPS" <13> & ]]>  ąę 🧨, 8 GB', '1499.00 PLN', '1299.00 PLN'],
    ['Dell "XPS" <13> & ]]>  ąę 🧨, 16 GB', '1599.05 PLN', undefined],
    ['Z kodem sklepu', '1299.00 PLN', undefined],
  ])
  expect(textOf(items[0], 'g-gtin')).toBe('5901234123457')
  expect(textOf(items[0], 'g-condition')).toBe('refurbished')
  expect(textOf(items[0], 'g-item_group_id')).toBe(String(many.id))
  expect(textOf(items[0], 'g-link')).toBe(`https://market.example/products/${many.id}`)
  expect(textOf(items[0], 'g-image_link')).toBe('https://market.example/files/products/ab-1280.webp')
  // A code that a shop made for itself is nobody else's number.
  expect(textOf(items[2], 'g-gtin')).toBeUndefined()
  expect(textOf(items[2], 'g-identifier_exists')).toBe('no')

  const answer = await fetch(`${market.url}/feeds/google.xml`, { headers: { 'accept-encoding': 'gzip' } })
  expect(await answer.text()).toBe(text)
  const since = headers.get('last-modified') ?? ''
  expect((await get('google', { 'if-modified-since': since })).status).toBe(304)
  expect((await market.query(`select count(*)::int as n from audit_log where action = 'feedChanged'`)).rows[0].n).toBe(
    1,
  )
})

test('Ceneo gets its own codes, the category as a path and what was filled in', async () => {
  await change('ceneo', { ...settings, states: ['used'] })
  await write('ceneo')
  const [first] = childrenOf(parsed((await get('ceneo')).text), 'o')
  expect(first?.attributes).toMatchObject({ price: '1299.00', avail: '1', set: '0', stock: '2', basket: '0' })
  expect(textOf(first, 'cat')).toBe('Laptopy')
  const attributes = childrenOf(childrenOf(first, 'attrs')[0], 'a').map((one) => [one.attributes.name, one.text])
  expect(attributes).toEqual([
    ['Producent', 'Dell'],
    ['Kod_producenta', 'XPS-13'],
    ['EAN', '5901234123457'],
    ['Pamięć RAM', '16 GB'],
  ])
})

test('a long list is written in parts; two at once and one that dies leave nothing twice, and nothing behind', async () => {
  await market.query(
    `insert into products (company_id, category_id, title, brand, model, texts, state, grade, images, status, erp_code)
     select company_id, category_id, title || ' ' || n, brand, model, texts, state, grade, images, status, 'n' || n
     from products, generate_series(1, 2100) n where title = 'Z kodem sklepu'`,
  )
  await market.query(
    `insert into versions (product_id, name, position, price, quantity)
     select id, '', 0, 10000 + id, 1 from products where erp_code like 'n%'`,
  )
  const before = await get('google')
  await change('google', { ...settings, locale: 'en-US' })
  const first = (await rowOf('google')).draft
  // What was there goes on being served.
  expect((await get('google')).text).toBe(before.text)
  const old = (await rowOf('google')).parts
  const part = () => market.runJob('feeds.write', { feed: 'google', id: first?.id })
  await Promise.all([part(), part(), part()])
  expect((await rowOf('google')).draft?.parts).toHaveLength(1)
  const broken = await rowOf('google')
  // The process dies after the file and before the note of it: the same part is written once more.
  await market.query(`update feeds set draft = $1::jsonb where name = 'google'`, [JSON.stringify(first)])
  await part()
  await write('google')
  const { text } = await get('google')
  const ids = [...text.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id)
  expect([ids.length, new Set(ids).size]).toEqual([2103, 2103])
  expect(text.match(/<\/rss>/g)).toHaveLength(1)
  const { parts } = await rowOf('google')
  expect(parts).toHaveLength(2)
  // Begun by others and given up: removed, once whoever reads the old list has come to its end.
  await market.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await market.runJobs()
  const kept = (key: string) => existsSync(market.deps.files.path(key))
  expect([...old, ...(broken.draft?.parts ?? [])].filter(kept)).toEqual([])
  expect(parts.filter(kept)).toEqual(parts)
  const [head = ''] = parts
  expect(gunzipSync((await market.deps.files.read(head)) ?? Buffer.alloc(0)).toString()).toContain('<rss')
})

test('a list is written anew every day, also where one came to a stop; switched off, it is gone', async () => {
  await later(25)
  await market.runJob('feeds.begin')
  expect(await viewOf('google')).toMatchObject({ status: 'writing' })
  const { draft } = await rowOf('google')
  await market.runJob('feeds.begin')
  expect((await rowOf('google')).draft?.id).toBe(draft?.id)
  await later(2)
  expect(await viewOf('google')).toMatchObject({ status: 'stuck' })
  await Promise.all([market.runJob('feeds.begin'), market.runJob('feeds.begin')])
  const anew = (await rowOf('google')).draft
  expect(anew?.id).not.toBe(draft?.id)
  // The one that stopped wakes up: it is nobody's any more.
  await market.runJob('feeds.write', { feed: 'google', id: draft?.id })
  expect((await rowOf('google')).draft).toEqual(anew)
  await change('google', { ...settings, isOn: false })
  expect(await viewOf('google')).toMatchObject({ status: 'off' })
  expect((await get('google')).status).toBe(404)
  await market.runJob('feeds.write', { feed: 'google', id: anew?.id })
  expect((await rowOf('google')).draft).toBeNull()
})

test('what nobody chose is refused by name', async () => {
  const none = await change('google', { ...settings, states: [] })
  expect([none.status, none.json.errors[0].field]).toEqual([422, 'states'])
  expect((await change('allegro')).status).toBe(404)
  expect((await get('..%2fgoogle')).status).toBe(404)
})
