import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readProductIdsOf } from '../products/index.ts'
import { refreshDocuments } from './refresh-documents.ts'

const COUNT = 1000

let market: TestMarket
let many: number[]
let one: number
beforeAll(async () => {
  market = await testMarket()
  const { companyId } = await aSeller(market.deps)
  const other = (await aSeller(market.deps)).companyId
  const { id } = await aProduct(market.deps, companyId)
  one = (await aProduct(market.deps, other)).id
  await market.query(
    `insert into products (company_id, category_id, title, brand, model, texts, state, grade, status, attributes)
      select company_id, category_id, title || ' nr ' || i, brand, model, texts, state, grade, status, attributes
      from products, generate_series(2, $2::int) i where products.id = $1`,
    [id, COUNT],
  )
  await market.query(`insert into versions (product_id, price, quantity)
    select id, 100000 + id, 1 from products p where not exists (select from versions v where v.product_id = p.id)`)
  many = await readProductIdsOf(market.deps, companyId, 0, COUNT)
})
afterAll(() => market.close())

const titleOf = async (id: number) =>
  (await market.query('select card from listing_cards where product_id = $1', [id])).rows[0]?.card as string | undefined

test('P01 one changed product is in the lists while the words of a thousand others are made', async () => {
  let finished = false
  const all = refreshDocuments(market.deps, many).then(() => {
    finished = true
  })
  await refreshDocuments(market.deps, [one])
  expect(finished).toBe(false)
  expect(await titleOf(one)).toBeDefined()
  await all
  expect(await titleOf(many.at(-1) ?? 0)).toBeDefined()
})

test('P01 what changes while its words are made is listed as it is at the end', async () => {
  const id = many[500] ?? 0
  const all = refreshDocuments(market.deps, many)
  // Well within the making of words; its own job comes first.
  await market.query(`update products set title = 'Zmieniony w trakcie' where id = $1`, [id])
  await refreshDocuments(market.deps, [id])
  await all
  expect(await titleOf(id)).toContain('Zmieniony w trakcie')
})

test('P01 a job that is told to end stops making words', async () => {
  const stop = new AbortController()
  const all = refreshDocuments(market.deps, many, stop.signal)
  stop.abort(new Error('the program stops'))
  await expect(all).rejects.toThrow()
})
