import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { addDays } from '../../values/days.ts'
import { flushViews } from './index.ts'
import { purgeViews } from './purge-views.ts'
import { addViews, findViews } from './store/views.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let market: TestMarket
let companyId: number
let now = new Date('2026-06-30T21:59:00Z')
beforeAll(async () => {
  market = await testMarket({ env: { TRUSTED_PROXIES: '1' }, now: () => now })
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const look = (id: number, address: string, agent = BROWSER) =>
  market.api('POST', `/api/products/${id}/view`, undefined, { 'user-agent': agent, 'x-forwarded-for': address })
const viewsOf = async (id: number) =>
  (await market.query('select day::text, views from product_views where product_id = $1 order by day', [id])).rows

test('looks are added up by day in Poland, without robots and repetitions', async () => {
  const { id } = await aProduct(market.deps, companyId)
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) expect((await look(id, address)).status).toBe(204)
  await look(id, '10.0.0.3', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect(await viewsOf(id)).toEqual([])
  await flushViews(market.deps)
  expect(await viewsOf(id)).toEqual([{ day: '2026-06-30', views: 2 }])
  now = new Date('2026-06-30T22:00:00Z')
  await look(id, '10.0.0.1')
  await look(id, '10.0.0.4')
  await flushViews(market.deps)
  await flushViews(market.deps)
  expect(await viewsOf(id)).toEqual([
    { day: '2026-06-30', views: 2 },
    { day: '2026-07-01', views: 2 },
  ])
})

test('what does not exist is answered alike and written nowhere', async () => {
  const { id } = await aProduct(market.deps, companyId)
  expect((await look(99_999_999, '10.1.0.1')).status).toBe(204)
  await look(id, '10.1.0.1')
  await flushViews(market.deps)
  expect(await viewsOf(id)).toHaveLength(1)
  expect((await market.query('select count(*)::int as n from product_views where product_id = 99999999')).rows).toEqual(
    [{ n: 0 }],
  )
})

test('what cannot be written now is written the next time, once', async () => {
  const { id } = await aProduct(market.deps, companyId)
  await look(id, '10.2.0.1')
  await market.query('alter table product_views rename to away')
  await flushViews(market.deps)
  await look(id, '10.2.0.2')
  await market.query('alter table away rename to product_views')
  await flushViews(market.deps)
  expect(await viewsOf(id)).toEqual([{ day: '2026-07-01', views: 2 }])
})

test('views of long ago are forgotten, those within 400 days stay, and so do the sums', async () => {
  const { id } = await aProduct(market.deps, companyId)
  const other = await aSeller(market.deps)
  const theirs = await aProduct(market.deps, other.companyId)
  // More days than are forgotten at once.
  const old = Array.from({ length: 45 }, (_, index) => addDays('2026-07-01', -401 - index))
  const kept = addDays('2026-07-01', -400)
  const of = (productId: number, company: number, days: string[]) =>
    addViews(
      market.deps.db,
      days.map((day) => ({ productId, companyId: company, day, views: 3 })),
    )
  await of(id, companyId, [...old, kept])
  await of(theirs.id, other.companyId, [old[0] ?? '', kept])
  for (const _ of ['first', 'again']) {
    await Promise.all([purgeViews(market.deps), purgeViews(market.deps)])
    expect(await viewsOf(id)).toEqual([{ day: kept, views: 3 }])
    expect(await viewsOf(theirs.id)).toEqual([{ day: kept, views: 3 }])
  }
  const sums = `select views from company_views where company_id = $1 and day <= $2`
  expect((await market.query(sums, [companyId, kept])).rows).toEqual([{ views: 3 }])
})

test('however many products a company has, its most looked at ones are found, with all their views', async () => {
  const { companyId: own } = await aSeller(market.deps)
  const { id } = await aProduct(market.deps, own)
  const { rows } = await market.query(
    `insert into products (company_id, category_id, title, brand, model, texts, state, status)
     select company_id, category_id, title, brand, model, texts, state, status from products cross join generate_series(1, 120)
     where id = $1 returning id`,
    [id],
  )
  const ids: number[] = rows.map((row) => row.id)
  const views = ids.flatMap((productId, rank) =>
    ['2026-05-01', '2026-05-02'].map((day) => ({ productId, companyId: own, day, views: 10 * (rank + 1) })),
  )
  await addViews(market.deps.db, views)
  const found = await findViews(market.deps.db, own, { from: '2026-05-01', to: '2026-05-31' }, 5)
  expect(found.total).toBe(views.reduce((sum, one) => sum + one.views, 0))
  expect(found.products).toEqual(
    ids
      .slice(-5)
      .toReversed()
      .map((productId, place) => ({ productId, views: 20 * (120 - place) })),
  )
  expect((await findViews(market.deps.db, own, { from: '2026-05-02', to: '2026-05-02' }, 1)).products).toEqual([
    { productId: ids.at(-1), views: 1200 },
  ])
})
