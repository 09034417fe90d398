import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../test/factories/offer.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { changePrices } from './change-prices.ts'

const DAY = 86_400_000
const START = new Date('2026-11-02T09:00:00Z')

let now = START
const market: TestMarket = await testMarket({ now: () => now })
const house: House = await aHouse(market)
await market.query(`update sessions set expires_at = '2099-01-01'`)
afterAll(() => market.close())
beforeEach(() => {
  now = START
})

const day = (days: number) => {
  now = new Date(START.getTime() + days * DAY)
}
const change = (versionId: number, price: number, announce = true, companyId = house.companyId) =>
  market.deps.db
    .transaction()
    .execute((db) => changePrices({ ...market.deps, db }, companyId, [{ versionId, price, announce }]))
const stateOf = async (versionId: number) => {
  const { rows } = await market.query(
    'select price, was_price as was, last_price as last from versions where id = $1',
    [versionId],
  )
  return [rows[0].price, rows[0].was, rows[0].last]
}
const aVersionAt = async (price: number) => (await aProduct(market.deps, house.companyId, { price })).versionId

describe('E07 the 30-day rule', () => {
  test('two reductions in a row: each is measured against the lowest price before it', async () => {
    const id = await aVersionAt(200_000)
    day(40)
    await change(id, 150_000)
    expect(await stateOf(id)).toEqual([150_000, 200_000, 200_000])
    day(50)
    await change(id, 140_000)
    expect(await stateOf(id)).toEqual([140_000, 150_000, 150_000])
  })
  test('a rise in between does not hide the low price', async () => {
    const id = await aVersionAt(200_000)
    day(40)
    await change(id, 150_000)
    day(45)
    await change(id, 220_000)
    expect(await stateOf(id)).toEqual([220_000, null, null])
    day(50)
    await change(id, 190_000)
    expect(await stateOf(id)).toEqual([190_000, null, null])
    day(55)
    await change(id, 140_000)
    expect(await stateOf(id)).toEqual([140_000, 150_000, 150_000])
  })
  test('a low price of more than 30 days ago counts no more', async () => {
    const id = await aVersionAt(100_000)
    day(10)
    await change(id, 200_000)
    day(60)
    await change(id, 180_000)
    expect(await stateOf(id)).toEqual([180_000, 200_000, 200_000])
  })
  test('a lower price that is not announced shows nothing, but counts later', async () => {
    const id = await aVersionAt(200_000)
    day(20)
    await change(id, 150_000, false)
    expect(await stateOf(id)).toEqual([150_000, null, null])
    day(25)
    await change(id, 140_000)
    expect(await stateOf(id)).toEqual([140_000, 150_000, 150_000])
  })
  test('the same price again leaves a reduction as it is, and no trace', async () => {
    const id = await aVersionAt(200_000)
    day(40)
    await change(id, 150_000)
    day(45)
    expect(await change(id, 150_000, false)).toEqual([])
    expect(await stateOf(id)).toEqual([150_000, 200_000, 200_000])
    const { rows } = await market.query('select count(*)::int as n from price_history where version_id = $1', [id])
    expect(rows).toEqual([{ n: 2 }])
  })
  test('prices of a draft were offered to nobody: nothing is reduced from them', async () => {
    const { id, versions } = await house.create({
      images: [await house.picture()],
      versions: [aVersion({ price: 0 })],
    })
    const versionId = versions[0]?.id ?? 0
    day(1)
    await change(versionId, 100, false)
    day(2)
    await change(versionId, 300_000, false)
    await change(versionId, 250_000)
    expect(await stateOf(versionId)).toEqual([250_000, null, null])
    day(3)
    expect((await house.setStatus(id, 'published')).status).toBe(200)
    day(10)
    await change(versionId, 200_000)
    expect(await stateOf(versionId)).toEqual([200_000, 250_000, 250_000])
    // Taken back to draft and published again it was offered all the same.
    await house.setStatus(id, 'draft')
    await house.setStatus(id, 'published')
    day(20)
    await change(versionId, 190_000)
    expect(await stateOf(versionId)).toEqual([190_000, 200_000, 200_000])
  })
  test('reduced on the day it was first offered, it is measured against that', async () => {
    const { id, versions } = await house.create({
      images: [await house.picture()],
      versions: [aVersion({ price: 90_000 })],
    })
    const versionId = versions[0]?.id ?? 0
    await change(versionId, 120_000, false)
    await house.setStatus(id, 'published')
    now = new Date(now.getTime() + 3_600_000)
    await change(versionId, 100_000)
    expect(await stateOf(versionId)).toEqual([100_000, 120_000, 120_000])
  })
})

describe('changes of prices', () => {
  test('are all or none, and of one company alone', async () => {
    const other = await aHouse(market)
    const [mine, theirs] = [await aVersionAt(1000), (await aProduct(market.deps, other.companyId)).versionId]
    const both = [mine, theirs].map((versionId) => ({ versionId, price: 500, announce: false }))
    const run = market.deps.db
      .transaction()
      .execute((db) => changePrices({ ...market.deps, db }, house.companyId, both))
    await expect(run).rejects.toMatchObject({ code: 'version_not_found', fields: [{ field: `versions.${theirs}` }] })
    expect([(await stateOf(mine))[0], (await stateOf(theirs))[0]]).toEqual([1000, 129_900])
  })
  test('at once: every one is in the history, and the last reduction knows those before it', async () => {
    const id = await aVersionAt(200_000)
    day(40)
    const start = now.getTime()
    let tick = 0
    const at = () => new Date(start + tick++ * DAY)
    await Promise.all(
      [190_000, 180_000, 170_000, 160_000].map((price) =>
        market.deps.db.transaction().execute((db) => {
          const moment = at()
          return changePrices({ ...market.deps, db, now: () => moment }, house.companyId, [
            { versionId: id, price, announce: true },
          ])
        }),
      ),
    )
    const { rows } = await market.query('select amount from price_history where version_id = $1 order by id', [id])
    const amounts = rows.map((row) => Number(row.amount))
    expect([...amounts].sort()).toEqual([160_000, 170_000, 180_000, 190_000, 200_000])
    expect((await stateOf(id))[0]).toBe(amounts.at(-1))
  })
  test('one that waited sees what the other wrote: the lowest price is never too high', async () => {
    const id = await aVersionAt(200_000)
    day(40)
    let release = () => {}
    const wait = new Promise<void>((resolve) => {
      release = resolve
    })
    const written = Promise.withResolvers<void>()
    const first = market.deps.db.transaction().execute(async (db) => {
      await changePrices({ ...market.deps, db }, house.companyId, [{ versionId: id, price: 150_000, announce: true }])
      written.resolve()
      await wait
    })
    const later = new Date(now.getTime() + 2 * DAY)
    const second = written.promise.then(() => {
      const run = market.deps.db
        .transaction()
        .execute((db) =>
          changePrices({ ...market.deps, db, now: () => later }, house.companyId, [
            { versionId: id, price: 140_000, announce: true },
          ]),
        )
      setTimeout(release, 200)
      return run
    })
    await Promise.all([first, second])
    expect(await stateOf(id)).toEqual([140_000, 150_000, 150_000])
  })
  test('many products in many orders at once end, for all', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => aVersionAt(1000)))
    const several = await house.publish({ versions: ['A', 'B', 'C'].map((name) => aVersion({ name, price: 1000 })) })
    const all = [...ids.slice(0, 3), ...several.versions.map((version) => version.id), ...ids.slice(3)]
    await Promise.all(
      [2000, 3000, 4000, 5000].map((price, index) => {
        const order = index % 2 === 0 ? all : [...all].reverse()
        return market.deps.db.transaction().execute((db) =>
          changePrices(
            { ...market.deps, db },
            house.companyId,
            order
              .filter((_, place) => place % (index + 1) !== 1)
              .map((versionId) => ({ versionId, price, announce: false })),
          ),
        )
      }),
    )
    const { rows } = await market.query('select count(*)::int as n from versions where id = any($1) and price = 1000', [
      all,
    ])
    expect(rows).toEqual([{ n: 0 }])
  })
  test('give the product a new revision and say who, and announce it', async () => {
    const offer = await house.publish()
    const run = market.deps.db
      .transaction()
      .execute((db) =>
        changePrices(
          { ...market.deps, db },
          house.companyId,
          [{ versionId: offer.versions[0]?.id ?? 0, price: 100, announce: false }],
          null,
        ),
      )
    expect(await run).toEqual([offer.id])
    expect(await house.read(offer.id)).toMatchObject({ revision: offer.revision + 1, updatedBy: null })
    await market.runJobs()
    const { rows } = await market.query('select price from listings where product_id = $1', [offer.id])
    expect(rows).toEqual([{ price: 100 }])
  })
})
