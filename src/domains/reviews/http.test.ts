import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture, upload } from '../../../test/factories/company.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { aPerson, authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { openSession } from '../accounts/index.ts'
import { hideReview } from './hide-review.ts'
import { verifyReviews } from './verify-reviews.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let owner: Record<string, string>
let clock = new Date('2026-05-04T10:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  seller = await aSeller(market.deps)
  owner = await authOf(market, seller.ownerId)
})
afterAll(() => market.close())

type Over = Parameters<typeof anOrder>[2]
/** A received order of a product nobody else buys, with its only line. */
async function received(over: Over = {}) {
  const { id: productId, versionId } = await aProduct(market.deps, seller.companyId)
  const order = await anOrder(market, seller.companyId, {
    status: 'delivered',
    items: [{ productId, versionId }],
    ...over,
  })
  const itemId = Number((await lines(order.key)).json.lines[0].itemId)
  return { ...order, productId, itemId, at: `/api/purchases/${order.key}/reviews/${itemId}` }
}
const lines = (key: string) => market.api('GET', `/api/purchases/${key}/reviews`)
const said = (over = {}) => ({ score: 5, comment: 'Jak nowy, polecam', pictures: [], locale: 'pl-PL', ...over })
const write = (at: string, over = {}, auth = {}) => market.api('PUT', at, said(over), auth)
const ofProduct = (id: number, query = '') => market.api('GET', `/api/products/${id}/reviews${query}`)
const hide = (id: number, reason: string | null) =>
  market.deps.db.transaction().execute((db) => hideReview({ ...market.deps, db }, id, reason))
const idOf = async (productId: number) => (await ofProduct(productId)).json.reviews[0].id as number
const problems = async () => {
  const found = []
  for await (const one of verifyReviews(market.deps)) found.push(one)
  return found
}

describe('R15 V09 who may say what', () => {
  test('who received it says so by the key of the purchase: product, seller and shop are rated, the name is short', async () => {
    const { productId, at, key } = await received({ pickup: { code: null, shopId: 77, label: 'Salon' } as never })
    const wrote = await write(at)
    expect([wrote.status, wrote.json.author]).toEqual([200, 'Anna K.'])
    expect(wrote.json.lines[0]).toMatchObject({ mayReview: false, review: { score: 5, comment: 'Jak nowy, polecam' } })
    const { json, text } = await ofProduct(productId)
    expect(json).toMatchObject({
      rating: { count: 1, average: 5, byScore: [0, 0, 0, 0, 1] },
      reviews: [{ score: 5, author: 'Anna K.', locale: 'pl-PL', reply: null, product: { id: productId } }],
      next: null,
    })
    expect(text).not.toMatch(/kowalska|example\.com|700 800/i)
    expect(text).not.toContain(key)
    expect((await market.api('GET', '/api/shops/77/reviews')).json.rating.count).toBe(1)
    expect((await market.api('GET', `/api/companies/${seller.companyId}/reviews`)).json.rating.count).toBeGreaterThan(0)
  })

  test('nobody else: not before it is there, not after it was called off, not of lines of others, not people of the seller', async () => {
    for (const status of ['pending', 'confirmed', 'shipped', 'returned', 'cancelled', 'expired'] as const) {
      const { at, key } = await received({ status })
      expect((await lines(key)).json.lines[0].mayReview).toBe(false)
      const answer = await write(at)
      expect([status, answer.status, answer.json.code]).toEqual([status, 409, 'not_received'])
    }
    const [mine, theirs] = [await received(), await received()]
    const foreign = await write(`/api/purchases/${mine.key}/reviews/${theirs.itemId}`)
    expect([foreign.status, foreign.json.code]).toEqual([404, 'line_not_found'])
    const unknown = await write(`/api/purchases/${'x'.repeat(43)}/reviews/${mine.itemId}`)
    expect(unknown.json.code).toBe('purchase_not_found')
    expect((await write(mine.at, {}, owner)).json.code).toBe('own_goods')
    await market.query('update purchases set user_id = $1 where key = $2', [seller.ownerId, mine.key])
    expect((await write(mine.at)).json.code).toBe('own_goods')
    expect((await ofProduct(mine.productId)).json.rating.count).toBe(0)
  })

  test('a score of one to five has to be chosen, and the comment has sixty characters as people count them on one line', async () => {
    const { at } = await received()
    const fields = async (over: object) =>
      (await write(at, over)).json.errors?.map((one: { field: string; code: string }) => [one.field, one.code])
    expect(await fields({ score: undefined })).toEqual([['score', 'required']])
    for (const score of [0, 6, 2.5, '5']) expect((await write(at, { score })).json.errors[0].field).toBe('score')
    expect(await fields({ comment: 'ż'.repeat(61) })).toEqual([['comment', 'too_long']])
    expect(await fields({ comment: 'dwa\nwiersze' })).toEqual([['comment', 'invalid']])
    expect(await fields({ comment: 'a\u0007b' })).toEqual([['comment', 'invalid']])
    expect(await fields({ pictures: ['1', '2', '3', '4', '5'] })).toEqual([['pictures', 'too_big']])
    expect((await write(at, { comment: '👩‍👩‍👧'.repeat(60) })).status).toBe(200)
    expect((await write(at, { comment: '' })).status).toBe(200)
  })

  test('it may be changed for thirty days and withdrawn for ever; withdrawn, nothing of it is left', async () => {
    const { at, productId } = await received()
    await write(at, { score: 2 })
    expect((await write(at, { score: 4, comment: 'Jednak dobry' })).json.lines[0].review).toMatchObject({ score: 4 })
    expect((await ofProduct(productId)).json.rating).toEqual({ count: 1, average: 4, byScore: [0, 0, 0, 1, 0] })
    const before = clock
    clock = new Date(clock.getTime() + 30 * 86_400_000)
    expect((await write(at, { score: 1 })).json.code).toBe('review_closed')
    for (const _ of [1, 2]) {
      const gone = await market.api('DELETE', at)
      expect([gone.status, gone.json.lines[0].review.isWithdrawn]).toEqual([200, true])
    }
    clock = before
    expect((await write(at)).json.code).toBe('review_withdrawn')
    expect((await ofProduct(productId)).json).toMatchObject({ rating: { count: 0, average: null }, reviews: [] })
    const { rows } = await market.query('select comment, author from reviews where product_id = $1', [productId])
    expect(rows).toEqual([{ comment: '', author: '' }])
    const none = await received()
    expect((await market.api('DELETE', none.at)).json.code).toBe('review_not_found')
  })
})

describe('R15 pictures', () => {
  const send = async (at: string, bytes?: Buffer) =>
    upload(market, 'POST', `${at}/pictures`, bytes ?? (await aPicture(40, 30).png().toBuffer()), {})

  test('are made anew, belong to one line, and go when they are not shown any more', async () => {
    const { at, productId } = await received()
    const { status, json } = await send(at)
    expect(status).toBe(201)
    const kept = await market.deps.files.read(`originals/${json.key}.webp`)
    expect(kept?.subarray(8, 12).toString()).toBe('WEBP')
    expect((await write(at, { pictures: [json.key] })).status).toBe(200)
    expect((await ofProduct(productId)).json.reviews[0].pictures).toEqual([json.key])
    const other = await received()
    const stolen = await write(other.at, { pictures: [json.key] })
    expect([stolen.json.code, stolen.json.errors[0].field]).toEqual(['picture_unknown', 'pictures.0'])
    expect((await write(at, { pictures: [json.key, json.key] })).json.code).toBe('picture_unknown')
    await write(at, { pictures: [] })
    const { rows } = await market.query('select purpose from draft_uploads where key = $1', [json.key])
    expect(rows).toEqual([{ purpose: 'gone' }])
  })

  test('only of what was received, and only pictures', async () => {
    const { at } = await received({ status: 'confirmed' })
    expect((await send(at)).json.code).toBe('not_received')
    const there = await received()
    expect((await send(there.at, Buffer.from('<svg onload="alert(1)">'))).json.code).toBe('not_a_picture')
  })
})

describe('R15 lists', () => {
  test('the newest, the best, the lowest or one score, page by page, each once', async () => {
    const { productId } = await received()
    for (let at = 0; at < 23; at += 1) {
      const one = await received({ items: [{ productId, versionId: 1 }] })
      await write(one.at, { score: (at % 5) + 1 })
    }
    const all = async (query: string) => {
      const found: { id: number; score: number }[] = []
      for (let after = ''; ; ) {
        const { json } = await ofProduct(productId, `?${query}${after && `&after=${after}`}`)
        found.push(...json.reviews)
        if (!json.next) return found
        after = json.next
      }
    }
    const newest = await all('order=newest')
    expect(newest.map(({ id }) => id)).toEqual([...new Set(newest.map(({ id }) => id))].sort((a, b) => b - a))
    expect(newest).toHaveLength(23)
    const scores = newest.map(({ score }) => score)
    expect((await all('order=best')).map(({ score }) => score)).toEqual(scores.toSorted((a, b) => b - a))
    expect((await all('order=lowest')).map(({ score }) => score)).toEqual(scores.toSorted((a, b) => a - b))
    expect((await all('score=2')).map(({ score }) => score)).toEqual([2, 2, 2, 2, 2])
    expect((await ofProduct(productId, '?after=W10')).json.code).toBe('invalid_cursor')
  })
})

describe('R15 seller and operator', () => {
  test('the seller answers once, and may write the answer anew; others’ reviews do not exist', async () => {
    const { at, productId, number } = await received()
    await write(at, { score: 2 })
    const id = await idOf(productId)
    const path = `/api/companies/${seller.companyId}/received-reviews`
    const [newest] = (await market.api('GET', `${path}?unanswered=true`, undefined, owner)).json.reviews
    expect(newest).toMatchObject({ id, number, reply: null })
    for (const words of ['Przykro nam', 'Przykro nam, wymienimy']) {
      expect((await market.api('PUT', `${path}/${id}/reply`, { words }, owner)).json.reply.words).toBe(words)
    }
    expect((await ofProduct(productId)).json.reviews[0].reply.words).toBe('Przykro nam, wymienimy')
    const open = (await market.api('GET', `${path}?unanswered=true`, undefined, owner)).json.reviews
    expect(open.map((one: { id: number }) => one.id)).not.toContain(id)
    const other = await aSeller(market.deps)
    const auth = await authOf(market, other.ownerId)
    const foreign = await market.api(
      'PUT',
      `/api/companies/${other.companyId}/received-reviews/${id}/reply`,
      { words: 'x' },
      auth,
    )
    expect([foreign.status, foreign.json.code]).toEqual([404, 'review_not_found'])
  })

  test('hidden it counts no more, and its author reads why; back again; what is withdrawn is passed over', async () => {
    const { at, productId, key } = await received()
    await write(at, { comment: 'Tel. 600 700 800' })
    const id = await idOf(productId)
    await Promise.all([hide(id, 'Dane osobowe'), hide(id, 'Dane osobowe')])
    expect((await ofProduct(productId)).json).toMatchObject({ rating: { count: 0 }, reviews: [] })
    expect((await lines(key)).json.lines[0].review).toMatchObject({ hiddenReason: 'Dane osobowe', changeUntil: null })
    expect((await write(at, { score: 1 })).json.code).toBe('review_hidden')
    expect(await hide(id, null)).toBe(true)
    expect((await ofProduct(productId)).json.rating.count).toBe(1)
    await market.api('DELETE', at)
    expect(await hide(id, 'x')).toBe(false)
  })
})

describe('R15 averages', () => {
  test('ten who write, change, hide and withdraw at once are counted as what is there', async () => {
    const first = await received()
    const all = [
      first,
      ...(await Promise.all(
        [...Array(9)].map(() => received({ items: [{ productId: first.productId, versionId: 1 }] })),
      )),
    ]
    // The same line twice at once is one review.
    await Promise.all(all.flatMap(({ at }, score) => [write(at, { score: (score % 5) + 1 }), write(at, { score: 5 })]))
    const { json } = await ofProduct(first.productId)
    expect([json.rating.count, json.reviews.length]).toEqual([10, 10])
    const ids: number[] = json.reviews.map((one: { id: number }) => one.id)
    await Promise.all([
      ...all.slice(0, 5).map(({ at }) => market.api('DELETE', at)),
      ...all.map(({ at }) => write(at, { score: 1 })),
      ...ids.map((id) => hide(id, 'x')),
      ...ids.map((id) => hide(id, null)),
    ])
    expect(await problems()).toEqual([])
    const { rows } = await market.query(
      'select count(*)::int as shown from reviews where product_id = $1 and withdrawn_at is null and hidden_at is null',
      [first.productId],
    )
    expect((await ofProduct(first.productId)).json.rating.count).toBe(rows[0].shown)
  })

  test('what is counted wrongly is found', async () => {
    const { at, productId } = await received()
    await write(at)
    await market.query(`update review_totals set s5 = s5 + 1 where kind = 'product' and subject_id = $1`, [productId])
    expect((await problems()).map(({ subject }) => subject)).toEqual([`reviews of product ${productId}`])
    await market.query(`update review_totals set s5 = s5 - 1 where kind = 'product' and subject_id = $1`, [productId])
    await market.query('delete from reviews where product_id = $1', [productId])
    expect((await problems()).map(({ subject }) => subject)).toContain(`reviews of product ${productId}`)
    await market.query(`delete from review_totals where kind = 'product' and subject_id = $1`, [productId])
    await market.query(`update review_totals set s5 = s5 - 1 where kind = 'company'`)
  })

  test('who deletes the account is forgotten: the score stays, name, words and pictures go', async () => {
    const { id: userId } = await aPerson(market)
    const person = { authorization: `Bearer ${await openSession(market.deps, userId, { confirmed: true })}` }
    const { at, productId, key } = await received()
    await market.query('update purchases set user_id = $1 where key = $2', [userId, key])
    await write(at, { score: 3, comment: 'Pozdrawiam, Hanna' })
    expect((await market.api('DELETE', '/api/users/delete', undefined, person)).status).toBe(200)
    const { json } = await ofProduct(productId)
    expect(json).toMatchObject({
      rating: { count: 1, average: 3 },
      reviews: [{ author: null, comment: '', pictures: [] }],
    })
    expect(await problems()).toEqual([])
  })
})
