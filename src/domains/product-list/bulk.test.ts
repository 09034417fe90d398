import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBulkHouse } from '../../../test/factories/bulk.ts'
import { aMember } from '../../../test/factories/company.ts'
import { aVersion } from '../../../test/factories/offer.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { flawless } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { BulkChange } from './contract.ts'

let market: TestMarket
const now = new Date('2026-05-04T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

const lower: BulkChange = { kind: 'price', way: 'percent', value: -1000, round: 'ninetyNine', announce: true }
const count = (value: number, way: 'by' | 'to' = 'by'): BulkChange => ({
  ...{ kind: 'stock', way, value, reason: 'stocktaking', note: 'Remanent' },
})
const status = (to: 'draft' | 'published' | 'paused'): BulkChange => ({ kind: 'status', status: to })
const IMAGES = [{ key: 'products/x', alt: { 'pl-PL': '' }, width: 4, height: 3 }]

async function three() {
  const house = await aBulkHouse(market)
  const product = (price: number, quantity = 3) =>
    aProduct(market.deps, house.companyId, { price, quantity, images: IMAGES })
  const products = [await product(100_000), await product(20_000, 1), await product(50, 0)]
  const stranger = await aProduct(market.deps, (await aBulkHouse(market)).companyId)
  return { house, ids: products.map((one) => one.id), stranger }
}

describe('R22 many prices at once', () => {
  test('the preview says what comes, and it comes so', async () => {
    const { house, ids } = await three()
    const seen = await house.preview({ ids }, lower)
    expect([seen.total, seen.changed, seen.same, seen.refused]).toEqual([3, 2, 0, 1])
    expect(seen.reasons).toEqual({ price_too_low: 1 })
    expect(seen.refusals.map((row) => row.productId)).toEqual([ids[2]])
    const run = await house.change({ ids }, lower)
    expect(run).toMatchObject({ status: 'done', total: 3, changed: 2, same: 0, refused: 1 })
    const prices = (await house.versions()).map((version) => version.price)
    expect(prices).toEqual([89_999, 17_999, 50])
    expect(seen.rows.map((row) => row.after.versions?.[0]?.price)).toEqual([17_999, 89_999])
    const { rows } = await house.readRun(run.id, 'outcome=refused')
    expect(rows).toMatchObject([{ productId: ids[2], reason: 'price_too_low' }])
  })
  test('announced, they are reductions measured against the 30 days before; not announced, plain prices', async () => {
    const { house, ids } = await three()
    await house.change({ ids: ids.slice(0, 1) }, lower)
    await house.change({ ids: ids.slice(1, 2) }, { ...lower, announce: false })
    expect(await house.versions()).toMatchObject([
      { price: 89_999, was: 100_000, last: 100_000 },
      { price: 17_999, was: null, last: null },
      { price: 50 },
    ])
  })
  test('each version of a product changes', async () => {
    const house = await aBulkHouse(market)
    const versions = ['A', 'B'].map((name, index) => ({ name, price: 10_000 * (index + 1), quantity: 2 }))
    const { id } = await aProduct(market.deps, house.companyId, { versions })
    await house.change({ ids: [id] }, { ...lower, way: 'amount', value: 555, round: 'none' })
    expect((await house.versions()).map((one) => one.price)).toEqual([10_555, 20_555])
  })
  test('taken back, all is as it was, reductions with it; only once', async () => {
    const { house, ids } = await three()
    await house.change({ ids: ids.slice(0, 1) }, { ...lower, value: -500 })
    const before = await house.versions()
    const run = await house.change({ ids }, lower)
    const undone = await house.undo(run.id)
    expect([undone.status, undone.json.status, undone.json.undone, undone.json.skipped]).toEqual([202, 'undone', 2, 0])
    expect(await house.versions()).toEqual(before)
    const again = await house.undo(run.id)
    expect([again.status, again.json.status, again.json.undone]).toEqual([202, 'undone', 2])
    await market.runJobs()
    expect(await house.versions()).toEqual(before)
    const { rows } = await market.query('select count(*)::int as n from price_history where version_id = $1', [
      before[0]?.id,
    ])
    expect(rows[0].n).toBe(4)
  })
  test('what somebody has changed since stays, and is named', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, lower)
    const [version] = await house.versions()
    const prices = [{ versionId: version?.id, expected: 89_999, price: 95_000, announce: false }]
    expect((await house.call('PUT', `/${ids[0]}/prices`, { prices })).status).toBe(200)
    const { json } = await house.undo(run.id)
    expect([json.undone, json.skipped]).toEqual([1, 1])
    expect((await house.versions()).map((one) => one.price)).toEqual([95_000, 20_000, 50])
    const { rows } = await house.readRun(run.id, 'outcome=skipped')
    expect(rows).toMatchObject([{ productId: ids[0], reason: 'changed_since' }])
  })
  test('a day later it stays as it is', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, lower)
    expect(run.undoUntil).toBe(new Date(now.getTime() + 24 * 3_600_000).toISOString())
    await market.query(`update bulk_runs set finished_at = finished_at - interval '24 hours 1 second' where id = $1`, [
      run.id,
    ])
    const { status: code, json } = await house.undo(run.id)
    expect([code, json.code, (await house.readRun(run.id)).run.undoUntil]).toEqual([409, 'undo_too_late', null])
  })
})

describe('R22 much stock at once', () => {
  test('moves by pieces with its reason; what would go below nothing is refused', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, count(-2))
    expect(run).toMatchObject({ changed: 1, refused: 2 })
    expect((await house.versions()).map((one) => one.quantity)).toEqual([1, 1, 0])
    const { rows } = await market.query(
      `select delta, reason, note, reference from stock_movements where reason = 'stocktaking' and version_id = $1`,
      [(await house.versions())[0]?.id],
    )
    expect(rows).toEqual([{ delta: -2, reason: 'stocktaking', note: 'Remanent', reference: `bulk ${run.id}` }])
  })
  test('set to a number it is the difference at that moment', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, count(3, 'to'))
    expect(run).toMatchObject({ changed: 2, same: 1 })
    expect((await house.versions()).map((one) => one.quantity)).toEqual([3, 3, 3])
  })
  test('taken back by the opposite pieces, whatever was sold since; what was sold cannot come back out', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, count(5))
    const [first, second] = await house.versions()
    await market.query('update versions set quantity = quantity - 2 where id = $1', [first?.id])
    await market.query('update versions set quantity = 2 where id = $1', [second?.id])
    const { json } = await house.undo(run.id)
    expect([json.undone, json.skipped]).toEqual([2, 1])
    expect((await house.versions()).map((one) => one.quantity)).toEqual([1, 2, 0])
    const { rows } = await house.readRun(run.id, 'outcome=skipped')
    expect(rows.map((row) => row.reason)).toEqual(['not_enough_stock'])
  })
  test('the warehouse counts, but prices nothing and takes no price back', async () => {
    const { house, ids } = await three()
    const { auth } = await aMember(market, house.companyId, 'warehouse')
    expect((await house.start({ ids }, count(1), auth)).status).toBe(202)
    expect((await house.start({ ids }, lower, auth)).status).toBe(403)
    const run = await house.change({ ids }, lower)
    expect((await house.undo(run.id, auth)).status).toBe(403)
  })
})

describe('R22 many products published, paused, taken back', () => {
  test('what publishing asks for is asked of each, and named', async () => {
    const house = await aBulkHouse(market)
    const whole = await house.create({ images: [await house.picture()] })
    const bare = await house.create({ versions: [aVersion({ price: 0 })] })
    const seen = await house.preview({ ids: [whole.id, bare.id] }, status('published'))
    expect([seen.changed, seen.refused]).toEqual([1, 1])
    expect(seen.refusals).toMatchObject([
      { productId: bare.id, reason: 'offer_incomplete', missing: ['images', 'price'] },
    ])
    const run = await house.change({ filter: {} }, status('published'))
    expect(run).toMatchObject({ changed: 1, refused: 1, filtered: true })
    expect(await house.statuses()).toEqual({ [whole.id]: 'published', [bare.id]: 'draft' })
    const { rows } = await house.readRun(run.id, 'outcome=refused')
    expect(rows).toMatchObject([{ productId: bare.id, after: { missing: ['images', 'price'] } }])
  })
  test('a status comes back where it still is what it became', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, status('paused'))
    await house.setStatus(ids[0] ?? 0, 'draft')
    const { json } = await house.undo(run.id)
    expect([json.undone, json.skipped]).toEqual([2, 1])
    expect(Object.values(await house.statuses())).toEqual(['draft', 'published', 'published'])
  })
  test('R22 what promises more than its worst unit keeps stays out of the lists; the others say in their chains that they are listed, once', async () => {
    const house = await aBulkHouse(market)
    const numbers = ['SN-77-AB', 'SN-77-AC'].map((number) => ({ id: null, kind: 'serial' as const, number }))
    const [better, fitting] = [
      await house.create({ grade: 'B', devices: numbers.slice(0, 1), images: [await house.picture()] }),
      await house.create({ grade: 'C', devices: numbers.slice(1), images: [await house.picture()] }),
    ]
    const worn = { ...flawless('laptops'), body: { seen: 'at50', count: 2 } }
    for (const { devices } of [better, fitting]) {
      const { status: done } = await market.api(
        'PUT',
        `/api/companies/${house.companyId}/units/${devices[0]?.code}/facts`,
        { facts: worn },
        house.auth,
      )
      expect(done).toBe(200)
    }
    const ids = [better.id, fitting.id]
    const seen = await house.preview({ ids }, status('published'))
    expect([seen.changed, seen.reasons]).toEqual([1, { grade_above_units: 1 }])
    for (const outcome of [
      { changed: 1, refused: 1 },
      { same: 1, refused: 1 },
    ])
      expect(await house.change({ ids }, status('published'))).toMatchObject(outcome)
    const { rows } = await market.query(
      `select u.offered, (select count(*)::int from unit_events e where e.unit_id = u.id and e.kind = 'listed') as listed
       from units u where product_id = any($1) order by product_id`,
      [ids],
    )
    expect(rows).toEqual([
      { offered: false, listed: 0 },
      { offered: true, listed: 1 },
    ])
  })
  test('delivery time and the way of taxing change and come back', async () => {
    const { house, ids } = await three()
    const runs = [
      await house.change({ ids }, { kind: 'deliveryDays', days: 9 }),
      await house.change({ ids }, { kind: 'vatScheme', vatScheme: 'margin' }),
    ]
    const read = async () =>
      (
        await market.query('select distinct delivery_days as d, vat_scheme as v from products where company_id = $1', [
          house.companyId,
        ])
      ).rows
    expect(await read()).toEqual([{ d: 9, v: 'margin' }])
    for (const run of runs) await house.undo(run.id)
    expect(await read()).toEqual([{ d: 1, v: 'vat23' }])
  })
})

describe('R22 what keeps a change of many in order', () => {
  test('products of another company, and those that are gone, are not among the chosen', async () => {
    const { house, ids, stranger } = await three()
    const seen = await house.preview({ ids: [...ids, stranger.id, 99_999_999] }, count(1))
    expect(seen.total).toBe(3)
    await house.change({ ids: [...ids, stranger.id] }, count(1))
    expect((await market.query('select quantity from versions where id = $1', [stranger.versionId])).rows).toEqual([
      { quantity: 3 },
    ])
    const { status: code, json } = await house.start({ ids: [stranger.id] }, count(1))
    expect([code, json.code]).toEqual([422, 'nothing_chosen'])
    const run = await house.change({ ids }, count(1))
    const other = await aBulkHouse(market)
    expect((await other.undo(run.id)).status).toBe(404)
    expect((await other.readRun(run.id)).run).toBeUndefined()
  })
  test('a selection is either chosen products or a filter', async () => {
    const { house, ids } = await three()
    for (const selection of [{}, { ids, filter: {} }]) {
      expect((await house.start(selection, count(1))).status).toBe(422)
    }
  })
  test('the same request twice, or at once, is one change; another under its key is refused', async () => {
    const { house, ids } = await three()
    const key = { 'idempotency-key': 'count-the-shelf-once' }
    const answers = await Promise.all([1, 2, 3].map(() => house.start({ ids }, count(1), key)))
    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202])
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1)
    await market.runJobs()
    expect((await house.versions()).map((one) => one.quantity)).toEqual([4, 2, 1])
    const { status: code, json } = await house.start({ ids }, count(2), key)
    expect([code, json.code]).toEqual([422, 'idempotency_conflict'])
  })
  test('two changes and sales at once: every piece is counted', async () => {
    const { house, ids } = await three()
    const [version] = await house.versions()
    await Promise.all([
      house.start({ ids }, count(5)),
      house.start({ ids }, count(7)),
      ...Array.from({ length: 3 }, () =>
        house.call('POST', `/${ids[0]}/stock`, { reason: 'sold', changes: [{ versionId: version?.id, delta: -1 }] }),
      ),
    ])
    await market.runJobs()
    expect((await house.versions()).map((one) => one.quantity)).toEqual([12, 13, 12])
  })
  test('taken back by two at once, it goes back once', async () => {
    const { house, ids } = await three()
    const run = await house.change({ ids }, count(5))
    await Promise.all([house.undo(run.id), house.undo(run.id), house.undo(run.id)])
    await market.runJobs()
    expect((await house.versions()).map((one) => one.quantity)).toEqual([3, 1, 0])
  })
  test('its list says who did what, the newest first', async () => {
    const { house, ids } = await three()
    const first = await house.change({ ids }, count(1))
    const second = await house.change({ filter: { stock: 'in' } }, lower)
    const { json } = await market.api('GET', `/api/companies/${house.companyId}/bulk-runs`, undefined, house.auth)
    expect(json.runs).toMatchObject([
      { id: second.id, kind: 'price', filtered: true, by: 'Marta Nowak' },
      { id: first.id, kind: 'stock', filtered: false, change: count(1) },
    ])
    const old = new Date(now.getTime() - 91 * 86_400_000)
    await market.query('update bulk_runs set created_at = $2 where id = $1', [first.id, old])
    await market.runJob('catalog.forgetBulkRuns')
    expect((await house.readRun(first.id)).run).toBeUndefined()
    expect((await house.readRun(second.id)).run.id).toBe(second.id)
  })
})
