import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { must } from '../../values/must.ts'
import { RATED, type Rated } from '../ratings/contract.ts'
import { hideReview } from './hide-review.ts'
import { verifyReviews } from './verify-reviews.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const moderate = (id: number, what: string) =>
  market.deps.db.transaction().execute((db) => hideReview({ ...market.deps, db }, id, what === 'hide' ? 'x' : null))

/** The same numbers for the same seed, below `most`. */
function chance(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

type Subject = { companyId: number; productId: number; versionId: number; shopId: number | null }
/** A received line with its only review to come. */
async function received({ companyId, productId, versionId, shopId }: Subject) {
  const collected = shopId === null ? {} : { pickup: { code: null, shopId, label: 'Salon' } as never }
  const { key } = await anOrder(market, companyId, {
    status: 'delivered',
    items: [{ productId, versionId }],
    ...collected,
  })
  const { itemId } = (await market.api('GET', `/api/purchases/${key}/reviews`)).json.lines[0]
  return { itemId: Number(itemId), at: `/api/purchases/${key}/reviews/${itemId}` }
}

const SUBJECT = { product: 'product_id', shop: 'shop_id', company: 'company_id' } as const
/** Each subject's scores as the reviews themselves say. */
async function there(kind: Rated): Promise<Map<number, number[]>> {
  const { rows } = await market.query(
    `select ${SUBJECT[kind]} as id, array_agg(score) as scores from reviews
     where withdrawn_at is null and hidden_at is null and ${SUBJECT[kind]} is not null group by 1`,
  )
  return new Map(rows.map(({ id, scores }) => [id, scores]))
}

async function expectTrue(kind: Rated, ids: readonly number[], path: string): Promise<void> {
  const found = await there(kind)
  const short = (await market.api('GET', `/api/ratings/${kind}?ids=${ids.join(',')}`)).json.ratings
  for (const id of ids) {
    const scores = found.get(id) ?? []
    const average =
      scores.length === 0 ? null : Math.round((scores.reduce((sum, one) => sum + one, 0) * 10) / scores.length) / 10
    const { rating } = (await market.api('GET', `${path}/${id}/reviews`)).json
    expect(rating).toEqual({
      ...{ count: scores.length, average },
      byScore: [1, 2, 3, 4, 5].map((score) => scores.filter((one) => one === score).length),
    })
    expect(short.find((one: { id: number }) => one.id === id)).toEqual(
      average === null ? undefined : { id, count: scores.length, average },
    )
  }
}

test.each([11, 12, 13])(
  'R15 E13 whatever is written, changed, hidden, shown again and withdrawn at once, averages are those of the reviews (seed %i)',
  async (seed) => {
    const upTo = chance(seed)
    const subjects: Subject[] = []
    for (const shops of [[null, 100 * seed + 1], [100 * seed + 2]]) {
      const { companyId } = await aSeller(market.deps)
      for (const shopId of shops) {
        const { id: productId, versionId } = await aProduct(market.deps, companyId)
        subjects.push({ companyId, productId, versionId, shopId })
      }
    }
    const lines = await Promise.all([...Array(14)].map((_, at) => received(must(subjects[at % 3], 'a subject'))))
    const idOf = async (itemId: number) =>
      (await market.query('select id from reviews where order_item_id = $1', [itemId])).rows[0]?.id
    const write = (at: string, comment: string) =>
      market.api('PUT', at, { score: 1 + upTo(5), comment, pictures: [], locale: 'pl-PL' })
    const settle = async (itemId: number, what: string) => {
      const id = await idOf(itemId)
      if (id) await moderate(id, what)
    }
    const step = async () => {
      const { itemId, at } = must(lines[upTo(lines.length)], 'a line')
      const what = upTo(10)
      if (what < 5) await write(at, String(upTo(3)))
      else if (what < 7) await settle(itemId, 'hide')
      else if (what < 9) await settle(itemId, 'restore')
      else await market.api('DELETE', at)
    }
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([...Array(8)].map(step))
      for (const [kind, path, ids] of [
        ['product', '/api/products', subjects.map(({ productId }) => productId)],
        ['company', '/api/companies', [...new Set(subjects.map(({ companyId }) => companyId))]],
        ['shop', '/api/shops', subjects.flatMap(({ shopId }) => shopId ?? [])],
      ] as const) {
        await expectTrue(kind, ids, path)
      }
    }
    for await (const problem of verifyReviews(market.deps)) expect(problem).toBeUndefined()
    expect((await Promise.all(RATED.map(there))).every(({ size }) => size > 0)).toBe(true)
  },
)

test('R11 R15 E13 the card of a product in lists says how it is rated, and follows what becomes of the review', async () => {
  const { companyId } = await aSeller(market.deps)
  const { id: productId, versionId } = await aProduct(market.deps, companyId)
  const { at } = await received({ companyId, productId, versionId, shopId: null })
  const card = async () => {
    await market.runJobs()
    const { items } = (await market.api('GET', `/api/search?seller=${companyId}&facets=0`)).json
    return items.find(({ id }: { id: number }) => id === productId)
  }
  const write = (score: number) => market.api('PUT', at, { score, comment: '', pictures: [], locale: 'pl-PL' })
  const settle = async (what: string) => {
    const { rows } = await market.query('select id from reviews where product_id = $1 order by id', [productId])
    await moderate(rows[0].id, what)
  }
  expect(await card()).not.toHaveProperty('rating')
  await write(2)
  expect((await card()).rating).toEqual({ count: 1, average: 2 })
  const other = await received({ companyId, productId, versionId, shopId: null })
  await market.api('PUT', other.at, { score: 5, comment: '', pictures: [], locale: 'pl-PL' })
  await write(3)
  expect((await card()).rating).toEqual({ count: 2, average: 4 })
  await settle('hide')
  expect((await card()).rating.count).toBe(1)
  await settle('restore')
  expect((await card()).rating).toEqual({ count: 2, average: 4 })
  await market.api('DELETE', other.at)
  expect((await card()).rating).toEqual({ count: 1, average: 3 })
  await market.api('DELETE', at)
  expect(await card()).not.toHaveProperty('rating')
})
