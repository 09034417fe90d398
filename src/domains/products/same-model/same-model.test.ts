import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../../../test/factories/product.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { readSameModel } from './read-same-model.ts'
import { findOfModel } from './store.ts'

let market: TestMarket
let mine: number
let another: number
beforeAll(async () => {
  market = await testMarket()
  mine = (await aSeller(market.deps)).companyId
  another = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const read = async (id: number) => (await market.api('GET', `/api/products/${id}/same-model`)).json
let models = 0
/** Makes offers of a model of its own. */
function aModel() {
  models += 1
  const model = `Model ${models}`
  return (companyId: number, over: Parameters<typeof aProduct>[2] = {}) =>
    aProduct(market.deps, companyId, { brand: 'Lenovo', model, ...over })
}

test('R12 the cheapest offer of each other grade, the best first, of whichever seller; sold out, paused, away or of another model: none', async () => {
  const make = aModel()
  const own = await make(mine, { grade: 'B', price: 100_000 })
  const dear = await make(mine, { grade: 'A', price: 130_000 })
  const cheap = await make(another, { grade: 'A', price: 120_000, batteryHealth: 91 })
  const broken = await make(mine, { state: 'damaged', grade: 'repairable', price: 40_000, brand: 'LENOVO' })
  await make(another, { grade: 'B', price: 90_000 })
  const sold = await make(mine, { grade: 'C', price: 80_000 })
  const paused = await make(mine, { grade: 'D', price: 70_000 })
  await aModel()(mine, { grade: 'C' })
  await market.query('update versions set quantity = 0 where product_id = $1', [sold.id])
  await market.query(`update products set status = 'paused' where id = $1`, [paused.id])
  const { others, count } = await read(own.id)
  expect(others.map((one: { id: number }) => one.id)).toEqual([cheap.id, broken.id])
  expect(others[0]).toMatchObject({
    ...{
      versionId: cheap.versionId,
      state: 'used',
      grade: 'A',
      price: 120_000,
      from: false,
      currency: 'PLN',
      vat: 'vat23',
    },
    ...{ batteryHealth: 91, warrantyMonths: 12, attributes: { ram_gb: 16 }, seller: { id: another } },
  })
  expect(count).toBe(4)
  const away = (holiday: string) => market.query(`update companies set ${holiday} where id = $1`, [another])
  await away('on_holiday = true, holiday_from = current_date, holiday_until = current_date')
  const without = await readSameModel(market.deps, own.id)
  await away('on_holiday = false, holiday_from = null, holiday_until = null')
  expect(without.others.map(({ id }) => id)).toEqual([dear.id, broken.id])
  // What the answer names drops it from the cache.
  expect([without.productIds, without.companyIds]).toEqual([[own.id, dear.id, broken.id], [mine]])
})

test('R12 what a version costs new is an offer of the same equipment, unopened and dearer; nothing else is compared', async () => {
  const make = aModel()
  const used = await make(mine, { grade: 'B', price: 195_000 })
  const fresh = (price: number, over: Parameters<typeof aProduct>[2] = {}) =>
    make(another, { state: 'new', grade: null, price, ...over })
  const offers = [
    await fresh(300_000),
    await fresh(259_900),
    await fresh(200_000, { grade: 'openBox' }),
    await fresh(210_000, { attributes: { ram_gb: 8 } }),
    await fresh(220_000, { attributes: {} }),
    await fresh(230_000, { currency: 'EUR' }),
  ]
  expect((await read(used.id)).fresh).toEqual([
    {
      ...{ ofVersion: used.versionId, id: offers[1]?.id, versionId: offers[1]?.versionId, price: 259_900, differs: {} },
      seller: { id: another, name: expect.any(String) },
    },
  ])
  // A new one is compared with nothing, a broken one neither; what is cheaper new saves nothing.
  expect((await read(offers[1]?.id ?? 0)).fresh).toEqual([])
  const broken = await make(mine, { state: 'damaged', grade: 'repairable', price: 40_000 })
  expect((await read(broken.id)).fresh).toEqual([])
  const dear = await make(mine, { grade: 'A', price: 260_000 })
  expect((await read(dear.id)).fresh).toEqual([])
  // Nobody saves by what is sold out.
  await market.query('update versions set quantity = 0 where product_id = $1', [used.id])
  expect((await readSameModel(market.deps, used.id)).fresh).toEqual([])
  // A version that only its name tells apart is nobody's equal.
  const named = await make(mine, { grade: 'A', versions: [{ name: '32 GB', price: 150_000, quantity: 1 }] })
  expect((await read(named.id)).fresh).toEqual([])
})

test('R12 who is not there or may not sell has nothing alike', async () => {
  expect((await market.api('GET', '/api/products/999999/same-model')).status).toBe(404)
  const make = aModel()
  const own = await make(mine, { grade: 'B' })
  const { companyId } = await aSeller(market.deps)
  const other = await make(companyId, { grade: 'A' })
  expect((await readSameModel(market.deps, own.id)).count).toBe(1)
  await market.query(`update companies set status = 'suspended' where id = $1`, [companyId])
  expect(await read(own.id)).toEqual({ others: [], count: 0, fresh: [] })
  expect((await market.api('GET', `/api/products/${other.id}/same-model`)).status).toBe(404)
})

test('offers of a model are found by its index, and of each state no more than sixty', async () => {
  const categoryId = await aCategory(market.deps)
  await market.query(
    `insert into products (company_id, category_id, title, brand, model, texts, state, grade, status)
     select $1, $2, 'T', case when n <= 200 then 'Lenovo' else 'B' || n % 50 end, case when n <= 200 then 'Many' else 'M' || n end, '{}', 'used', 'A', 'published'
     from generate_series(1, 5000) n`,
    [mine, categoryId],
  )
  await market.query('analyze products')
  const { rows: asked } = await market.query(`select min(id)::int as id from products where model = 'Many'`)
  const { rows } = await market.query(`explain (format json) select p.id from products p
    where p.status = 'published' and p.model <> '' and p.category_id = ${categoryId} and lower(p.brand) = 'lenovo'
      and lower(p.model) = 'many' and p.state = 'used' order by p.id desc limit 60`)
  expect(JSON.stringify(rows)).toContain('products_model')
  // The asked one is the oldest of two hundred.
  expect(await findOfModel(market.deps.db, Number(asked[0]?.id))).toHaveLength(61)
})
