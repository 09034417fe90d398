import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBulkHouse } from '../../../test/factories/bulk.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { BulkChange } from './contract.ts'
import { runBulk } from './run-bulk.ts'
import { undoSteps } from './undo-steps.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const MANY = 450
const up: BulkChange = { kind: 'price', way: 'amount', value: 100, round: 'none', announce: false }
const more: BulkChange = { kind: 'stock', way: 'by', value: 2, reason: 'received', note: null }

/** A company with many like products, made by the database. */
async function many() {
  const house = await aBulkHouse(market)
  const { id } = await aProduct(market.deps, house.companyId, { quantity: 1, erpCode: null })
  await market.query(
    `with made as (
       insert into products (company_id, category_id, title, brand, model, texts, state, status)
       select company_id, category_id, title, brand, model, texts, state, status from products, generate_series(2, ${MANY}) where id = $1
       returning id)
     insert into versions (product_id, price, quantity) select id, 129900, 1 from made`,
    [id],
  )
  return house
}

/** Deps whose transactions die at the n-th statement that moves stock or prices, after it was done. */
function dying(after: number) {
  let left = after
  const emit = async (...args: Parameters<typeof market.deps.emit>) => {
    await market.deps.emit(...args)
    left -= 1
    if (left === 0) throw new Error('killed')
  }
  return { ...market.deps, emit }
}
const sumOf = async (house: Awaited<ReturnType<typeof many>>) => {
  const versions = await house.versions()
  const sum = (read: (one: (typeof versions)[number]) => number) => versions.reduce((all, one) => all + read(one), 0)
  return { prices: sum((one) => one.price), pieces: sum((one) => one.quantity) }
}

test('R22 killed after any step, a change of many goes on where it was: nothing is done twice', async () => {
  for (const [change, prices, pieces] of [
    [up, MANY * 130_000, MANY],
    [more, MANY * 129_900, MANY * 3],
  ] as const) {
    const house = await many()
    const { json } = await house.start({ filter: { q: 'thinkpad' } }, change)
    expect([json.total, json.status, json.changed]).toEqual([MANY, 'running', 0])
    await expect(runBulk(dying(2), json.id)).rejects.toThrow('killed')
    const half = (await house.readRun(json.id)).run
    expect([half.status, half.changed]).toEqual(['running', 200])
    expect((await house.undo(json.id)).json.code).toBe('bulk_running')
    // Two workers at once, and the job of the queue besides.
    await Promise.all([runBulk(market.deps, json.id), runBulk(market.deps, json.id), market.runJobs()])
    expect(await sumOf(house)).toEqual({ prices, pieces })
    expect((await house.readRun(json.id)).run).toMatchObject({ status: 'done', changed: MANY })

    const undoing = await house.undo(json.id)
    expect([undoing.json.status, undoing.json.undone]).toEqual(['undoing', 0])
    await expect(undoSteps(dying(3), json.id)).rejects.toThrow('killed')
    expect((await house.readRun(json.id)).run).toMatchObject({ status: 'undoing', undone: 400 })
    await Promise.all([undoSteps(market.deps, json.id), undoSteps(market.deps, json.id), market.runJobs()])
    expect(await sumOf(house)).toEqual({ prices: MANY * 129_900, pieces: MANY })
    expect((await house.readRun(json.id)).run).toMatchObject({ status: 'undone', undone: MANY, skipped: 0 })
  }
})

test('R22 the filter is asked when it begins: what comes later is not meant', async () => {
  const house = await many()
  const { json } = await house.start({ filter: {} }, more)
  const late = await aProduct(market.deps, house.companyId, { quantity: 1 })
  await market.runJobs()
  const { rows } = await market.query('select quantity from versions where id = $1', [late.versionId])
  expect([json.total, rows[0].quantity]).toEqual([MANY, 1])
})

test('R22 a product deleted while its turn has not come is passed over', async () => {
  const house = await many()
  const { json } = await house.start({ filter: {} }, more)
  await sql`delete from products where id = (select max(product_id) from bulk_rows where run_id = ${json.id})`.execute(
    market.deps.db,
  )
  await market.runJobs()
  expect((await house.readRun(json.id)).run).toMatchObject({ status: 'done', changed: MANY - 1, refused: 1 })
  const { rows } = await house.readRun(json.id, 'outcome=refused')
  expect(rows).toMatchObject([{ title: null, reason: 'product_not_found' }])
})

test('R22 more than 100 000 products are not changed in one go', async () => {
  const house = await aBulkHouse(market)
  await market.query(
    `insert into assortment (product_id, company_id, category_id, standing, state, price, quantity, reduced, pictured, created_at,
       updated_at, title, terms, text_hash)
     select 500000 + i, $1, 1, 'draft', 'new', 0, 0, false, false, now(), now(), '', '', 0 from generate_series(1, 100001) i`,
    [house.companyId],
  )
  const { status, json } = await house.start({ filter: {} }, up)
  expect([status, json.code]).toEqual([422, 'too_many_products'])
})
