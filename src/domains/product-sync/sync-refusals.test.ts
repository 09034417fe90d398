import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../test/factories/offer.ts'
import { flawless } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { ProductDraft, VersionDraft } from './contract.ts'
import { pushPrices } from './push-prices.ts'
import { pushStock } from './push-stock.ts'
import { syncProducts } from './sync-products.ts'
import type { SyncOptions } from './write-plans.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const options = (): SyncOptions => ({
  defaults: {
    ...{ categoryId: house.categoryId, state: 'used', grade: null, vatScheme: 'vat23', quantity: 1 },
    ...{ deliveryDays: 1, warrantyMonths: 0, status: 'draft', shopIds: [] },
  },
  ...{ write: true, announce: false, byUser: null, reference: 'cennik.csv' },
})
const draft = (
  erpCode: string,
  versions: Partial<VersionDraft>[],
  fields: ProductDraft['fields'] = {},
): ProductDraft => ({
  ...{ erpCode, fields, texts: {}, fallbackTitle: 'T480' },
  versions: versions.map((version, index) => ({ ref: index + 2, name: '', attributes: {}, ...version })),
})
const bring = (drafts: ProductDraft[], over: Partial<SyncOptions> = {}) =>
  market.deps.db
    .transaction()
    .execute((db) => syncProducts({ ...market.deps, db }, house.companyId, drafts, { ...options(), ...over }))
const statusOf = async (id: number) => (await house.read(id)).status

describe('E07 a file publishes nothing that', () => {
  test('costs nothing, also where it does not speak of the price', async () => {
    const versions = [aVersion({ name: 'A', price: 0 }), aVersion({ name: 'B', price: 100 })]
    const { id } = await house.create({ erpCode: 'FREE', versions, images: [await house.picture()] })
    for (const write of [false, true]) {
      const [result] = await bring([draft('FREE', [{ name: 'B' }], { status: 'published' })], { write })
      expect(result).toMatchObject({ outcome: 'rejected', problems: [{ field: 'price', code: 'required' }] })
    }
    expect(await statusOf(id)).toBe('draft')
    const [priced] = await bring([draft('FREE', [{ name: 'A', price: 200 }], { status: 'published' })])
    expect([priced?.outcome, await statusOf(id)]).toEqual(['updated', 'published'])
  })

  test('R22 promises more than its worst unit keeps; others of the file are written, and what is not spoken of stays', async () => {
    const devices = [{ id: null, kind: 'serial' as const, number: 'PF1A2B3C' }]
    const { id, devices: kept } = await house.create({
      erpCode: 'WORN',
      grade: 'B',
      devices,
      images: [await house.picture()],
    })
    const facts = { ...flawless('laptops'), body: { seen: 'at50', count: 2 } }
    const path = `/api/companies/${house.companyId}/units/${kept[0]?.code}/facts`
    expect((await market.api('PUT', path, { facts }, house.auth)).json.grade).toBe('C')
    for (const fields of [{ status: 'published' }, { grade: 'A' }] as const) {
      const [worn, other] = await bring([
        draft('WORN', [{ price: 500 }], fields),
        draft('OTHER', [{ price: 500 }], { brand: 'Dell' }),
      ])
      expect(worn).toMatchObject({ outcome: 'rejected', problems: [{ field: 'grade', code: 'grade_above_units' }] })
      expect([other?.outcome === 'rejected', await statusOf(id)]).toEqual([false, 'draft'])
    }
    const [priced] = await bring([draft('WORN', [{ price: 600 }])])
    expect(priced?.outcome).toBe('updated')
    const [fitting] = await bring([draft('WORN', [{ price: 600 }], { grade: 'C', status: 'published' })])
    expect([fitting?.outcome, await statusOf(id)]).toEqual(['updated', 'published'])
  })

  test('stands in a category that is gone', async () => {
    await house.create({ erpCode: 'LOST' })
    const [result] = await bring([draft('LOST', [{ price: 500 }], { categoryId: 999_999 })])
    expect(result).toMatchObject({ outcome: 'rejected', problems: [{ field: 'category', code: 'category_not_found' }] })
  })
})

test('E07 files add no more versions than a product may have', async () => {
  const { id } = await house.create({ erpCode: 'MANY', versions: [aVersion({ name: 'first' })] })
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `v${from + at}`, price: 100 }))
  await bring([draft('MANY', names(0, 30))])
  const [result] = await bring([draft('MANY', names(30, 30))])
  expect(result).toMatchObject({ outcome: 'updated', versions: 19 })
  expect(result?.problems).toHaveLength(11)
  expect(result?.problems[0]).toMatchObject({ code: 'more_than_allowed', params: { maximum: 50 } })
  expect((await house.read(id)).versions).toHaveLength(50)
})

test('E07 a push that would fill a shelf beyond measure is refused by its item alone', async () => {
  await house.create({ erpCode: 'FULL' })
  await house.create({ erpCode: 'FINE' })
  const items = [
    { erpCode: 'FULL', delta: 100_000_000 },
    { erpCode: 'FINE', delta: 1 },
  ]
  const outcomes = await market.deps.db
    .transaction()
    .execute((db) => pushStock({ ...market.deps, db }, house.companyId, items, null))
  expect(outcomes).toEqual([{ outcome: 'refused', code: 'stock_too_big' }, { outcome: 'accepted' }])
})

describe('E07 nobody waits in a circle with who saves a product', () => {
  /** Whether somebody waits for a lock now. */
  const waits = async () => {
    for (;;) {
      const { rows } = await market.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      if (rows.length > 0) return
    }
  }
  test.each([
    ['an import', 'ROUND-1', () => bring([draft('ROUND-1', [{ price: 500, quantity: 9 }])])],
    [
      'a push of prices',
      'ROUND-2',
      () =>
        market.deps.db
          .transaction()
          .execute((db) =>
            pushPrices({ ...market.deps, db }, house.companyId, [{ erpCode: 'ROUND-2', price: 500, announce: false }]),
          ),
    ],
  ])('%s', async (_name, erpCode, write) => {
    const { id } = await house.publish({ erpCode })
    let written: Promise<unknown> = Promise.resolve()
    await market.deps.db.transaction().execute(async (db) => {
      await db.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      written = write()
      await waits()
      await db.selectFrom('versions').select('id').where('product_id', '=', id).forUpdate().execute()
    })
    await written
    expect((await house.read(id)).versions[0]?.price).toBe(500)
  })
})
