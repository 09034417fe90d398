import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture, upload } from '../../../test/factories/company.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { hideReview, readReviewInQuestion } from './hide-review.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let owner: Record<string, string>
let clock = new Date('2026-05-04T10:20:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  seller = await aSeller(market.deps)
  owner = await authOf(market, seller.ownerId)
})
afterAll(() => market.close())

const get = (key: string, headers = {}) => fetch(`${market.url}/files/${key}-320.webp`, { headers })
const statusOf = async (key: string) => (await get(key)).status
/** A review with a picture, and what each of its readers gets of it. */
async function reviewed() {
  const { id: productId, versionId } = await aProduct(market.deps, seller.companyId)
  const { key } = await anOrder(market, seller.companyId, { status: 'delivered', items: [{ productId, versionId }] })
  const own = async () => (await market.api('GET', `/api/purchases/${key}/reviews`)).json.lines[0]
  const at = `/api/purchases/${key}/reviews/${(await own()).itemId}`
  const sent = await upload(market, 'POST', `${at}/pictures`, await aPicture(40, 30).png().toBuffer(), {})
  const picture: string = sent.json.key
  const write = (pictures: string[]) =>
    market.api('PUT', at, { score: 4, comment: 'Jak nowy', pictures, locale: 'pl-PL' })
  const beforeHand = await statusOf(picture)
  expect((await write([picture])).status).toBe(200)
  const path = `/api/products/${productId}/reviews`
  const { id } = (await market.api('GET', path)).json.reviews[0]
  const ofAll = async (url: string, auth = {}): Promise<string[]> =>
    (await market.api('GET', url, undefined, auth)).json.reviews.find((one: { id: number }) => one.id === id)?.pictures
  return {
    ...{ at, picture, write, beforeHand },
    moderate: (what: 'hide' | 'restore') =>
      market.deps.db
        .transaction()
        .execute((db) => hideReview({ ...market.deps, db }, id, what === 'hide' ? 'Dane osobowe' : null)),
    shown: () => ofAll(path),
    author: async (): Promise<string[]> => (await own()).review.pictures,
    sellers: () => ofAll(`/api/companies/${seller.companyId}/received-reviews`, owner),
    moderators: async () => (await readReviewInQuestion(market.deps, id)).pictures,
  }
}

test('a picture of a shown review is kept by caches that ask each time; hidden it is gone at once, also for who has it, and back when shown again', async () => {
  const { picture, beforeHand, moderate, shown } = await reviewed()
  expect(beforeHand).toBe(200)
  const first = await get(picture)
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  const etag = first.headers.get('etag') ?? ''
  const again = { 'if-none-match': `W/${etag}` }
  expect((await get(picture, again)).status).toBe(304)
  await moderate('hide')
  for (const headers of [{}, again]) {
    const gone = await get(picture, headers)
    expect([gone.status, gone.headers.get('cache-control'), (await gone.arrayBuffer()).byteLength]).toEqual([
      404,
      'no-store',
      0,
    ])
  }
  expect(await statusOf(`${picture.replace('reviews/', 'reviews//')}`)).toBe(404)
  expect(await statusOf(`${picture.replace('reviews/', 'Reviews/')}`)).toBe(404)
  await moderate('restore')
  expect([await statusOf(picture), await shown()]).toEqual([200, [picture]])
})

test('moderator and author still see what is hidden, by an address that nobody can make and that ends; the seller does not', async () => {
  const { picture, moderate, moderators, author, sellers } = await reviewed()
  expect(await sellers()).toEqual([picture])
  await moderate('hide')
  expect(await sellers()).toEqual([])
  const [hidden = ''] = await moderators()
  expect(await author()).toEqual([hidden])
  const seen = await get(hidden)
  expect([seen.status, seen.headers.get('cache-control'), seen.headers.get('content-type')]).toEqual([
    200,
    'no-store',
    'image/webp',
  ])
  const [, until = '', mac = ''] = /^hidden\/(\d+)-([^/]+)\//.exec(hidden) ?? []
  const other = await reviewed()
  await other.moderate('hide')
  const forged = [
    hidden.replace(until, String(Number(until) + 1)),
    hidden.replace(mac, 'A'.repeat(43)),
    hidden.replace(mac, mac.slice(1)),
    hidden.replace(picture, other.picture),
    hidden.replace(picture, 'products/x'),
  ]
  for (const key of forged) expect([key, await statusOf(key)]).toEqual([key, 404])
  clock = new Date(clock.getTime() + 2 * 3_600_000)
  expect(await statusOf(hidden)).toBe(404)
  const [fresh = ''] = await moderators()
  expect(await statusOf(fresh)).toBe(200)
})

test('what is taken out of a review, or withdrawn with it, is gone before the disk is swept', async () => {
  const [changed, withdrawn] = [await reviewed(), await reviewed()]
  await changed.write([])
  await market.api('DELETE', withdrawn.at)
  for (const { picture } of [changed, withdrawn]) {
    expect(await statusOf(picture)).toBe(404)
    expect(await market.deps.files.read(`originals/${picture}.webp`)).toBeDefined()
  }
})
