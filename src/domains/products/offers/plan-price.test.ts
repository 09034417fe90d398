import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember } from '../../../../test/factories/company.ts'
import { aHouse, aVersion, type House } from '../../../../test/factories/offer.ts'
import { runAllJobs } from '../../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { marketDayStart } from '../../../values/market-time.ts'
import { settleSchedules, sweepSchedules } from '../../pricing/index.ts'
import type { OwnOffer } from './contract.ts'

const HOUR = 3_600_000
const START = new Date()

let now = START
const market: TestMarket = await testMarket({ now: () => now })
const house: House = await aHouse(market)
await market.query(`update sessions set expires_at = '2099-01-01'`)
afterAll(() => market.close())

let offer: OwnOffer
let versionId: number
beforeEach(async () => {
  now = START
  offer = await house.publish({ versions: [aVersion({ price: 200_000 })] })
  versionId = offer.versions[0]?.id ?? 0
})

const at = (hours: number) => new Date(START.getTime() + hours * HOUR)
const plan = (price: number, from: number, to: number | null, over: object = {}, by = house.auth) =>
  house.call(
    'POST',
    `/${offer.id}/price-schedules`,
    {
      versionId,
      price,
      announce: true,
      startsAt: at(from).toISOString(),
      endsAt: to === null ? null : at(to).toISOString(),
      ...over,
    },
    by,
  )
const cancel = (id: number, product = offer.id) => house.call('DELETE', `/${product}/price-schedules/${id}`)
/** Moves the clock; jobs run (all of them: which is due, they find out themselves). */
const goTo = async (hours: number) => {
  now = at(hours)
  await runAllJobs(market)
}
const state = async () => {
  const version = (await house.read(offer.id)).versions[0]
  return [version?.price, version?.wasPrice, version?.lastPrice, version?.schedules.map((one) => one.status).join()]
}
const history = async () =>
  (await market.query('select amount from price_history where version_id = $1 order by id', [versionId])).rows.map(
    (row) => Number(row.amount),
  )
const setPrice = async (price: number) => {
  const known = await house.read(offer.id)
  const versions = [aVersion({ id: versionId, price, stockDelta: 0 })]
  expect((await house.save(known, { versions })).status).toBe(200)
}
const jobsAt = async () => {
  const { rows } = await market.query(
    `select j.run_at from graphile_worker._private_jobs j where j.key like 'catalog.price%' order by j.run_at`,
  )
  return rows.map((row) => row.run_at.toISOString())
}

describe('E07 a price for later', () => {
  test('begins and ends at its time, as a reduction with the lowest price of 30 days', async () => {
    const { status, json } = await plan(150_000, 24, 48)
    expect([status, json.versions[0].schedules]).toEqual([
      201,
      [
        {
          id: expect.any(Number),
          price: 150_000,
          announce: true,
          startsAt: at(24).toISOString(),
          endsAt: at(48).toISOString(),
          status: 'planned',
        },
      ],
    ])
    // Counted by the database's own clock, which runs while the test's stands.
    const planned = (await jobsAt()).map((one) => Math.round((Date.parse(one) - at(0).getTime()) / HOUR))
    expect(planned).toEqual([24, 48])
    await goTo(23)
    expect(await state()).toEqual([200_000, null, null, 'planned'])
    await goTo(24)
    // Its jobs have run by now; those of real life run at their time.
    await sweepSchedules(market.deps)
    expect(await state()).toEqual([150_000, 200_000, 200_000, 'running'])
    now = at(48)
    await sweepSchedules(market.deps)
    expect(await state()).toEqual([200_000, null, null, ''])
    expect(await history()).toEqual([200_000, 150_000, 200_000])
  })
  test('typed without a zone it is the time on the clocks in Poland', async () => {
    const { status, json } = await plan(150_000, 24, 48, { startsAt: '2098-12-01T09:00', endsAt: '2099-07-01T09:00' })
    expect([status, json.versions[0].schedules]).toMatchObject([
      201,
      [{ startsAt: '2098-12-01T08:00:00.000Z', endsAt: '2099-07-01T07:00:00.000Z' }],
    ])
    expect((await plan(150_000, 24, 48, { startsAt: '2099-02-30T09:00' })).status).toBe(422)
  })
  test('the job that starts it and the one that ends it do it alone', async () => {
    await plan(150_000, 1, 2)
    now = at(1)
    await market.query(`update graphile_worker._private_jobs set run_at = now() where key like '%start'`)
    await market.runJobs()
    expect(await state()).toEqual([150_000, 200_000, 200_000, 'running'])
    now = at(2)
    await runAllJobs(market)
    expect(await state()).toEqual([200_000, null, null, ''])
  })
  test('for good it stays, and is no longer planned', async () => {
    await plan(180_000, 1, null, { announce: false })
    await goTo(1)
    expect(await state()).toEqual([180_000, null, null, ''])
    await goTo(900)
    expect(await state()).toEqual([180_000, null, null, ''])
  })
  test('the lists follow', async () => {
    await plan(90_000, 1, null)
    await goTo(1)
    await market.runJobs()
    const { rows } = await market.query('select price from listings where product_id = $1', [offer.id])
    expect(rows).toEqual([{ price: 90_000 }])
  })
  test('the jobs run twice, and at once, with the same result', async () => {
    await plan(150_000, 1, 2)
    now = at(1)
    await Promise.all([1, 2, 3, 4].map(() => settleSchedules(market.deps, versionId)))
    expect(await history()).toEqual([200_000, 150_000])
    now = at(3)
    await Promise.all([1, 2, 3].map(() => settleSchedules(market.deps, versionId)))
    await sweepSchedules(market.deps)
    expect(await history()).toEqual([200_000, 150_000, 200_000])
  })
  test('whose whole time was missed does not happen any more', async () => {
    await plan(150_000, 1, 2)
    await goTo(5)
    expect(await state()).toEqual([200_000, null, null, ''])
    expect(await history()).toEqual([200_000])
  })
  test('one after the other without a gap: each returns to the price before all', async () => {
    await plan(150_000, 1, 2)
    await plan(120_000, 2, 3)
    now = at(1)
    await sweepSchedules(market.deps)
    now = at(2)
    await sweepSchedules(market.deps)
    // On its first day every price since its first hour counts; when midnight came before the first reduction, the day before does.
    const lowest = marketDayStart(START) < marketDayStart(at(1)) ? 200_000 : 150_000
    expect(await state()).toEqual([120_000, lowest, lowest, 'running'])
    now = at(3)
    await sweepSchedules(market.deps)
    expect((await state())[0]).toBe(200_000)
  })
})

describe('is refused', () => {
  test('where it overlaps another of the same version; two at once, too', async () => {
    await plan(150_000, 10, 20)
    for (const [from, to] of [
      [10, 20],
      [5, 11],
      [19, 30],
      [12, 15],
      [5, 40],
      [15, null],
    ] as const) {
      const { status, json } = await plan(140_000, from, to)
      expect([from, to, status, json.code]).toEqual([from, to, 409, 'schedule_overlaps'])
    }
    expect((await plan(140_000, 20, 30)).status).toBe(201)
    expect((await plan(140_000, 5, 10)).status).toBe(201)
    const atOnce = await Promise.all([1, 2, 3].map(() => plan(130_000, 40, 50)))
    expect(atOnce.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })
  test('in the past, or ending before it begins', async () => {
    expect((await plan(1, -1, 5)).json.errors).toMatchObject([{ field: 'startsAt', code: 'schedule_in_past' }])
    expect((await plan(1, 5, 5)).json.errors).toMatchObject([{ field: 'endsAt', code: 'schedule_ends_early' }])
    expect((await plan(1, -0.02, -0.01)).json.errors[0].field).toBe('endsAt')
    // Written a minute ago and sent now.
    expect((await plan(100, -0.02, 5)).status).toBe(201)
  })
  test('for nothing, for a version of others, beyond twenty', async () => {
    expect((await plan(0, 1, 2)).status).toBe(422)
    const other = await aHouse(market)
    const foreign = (await other.create()).versions[0]?.id
    expect((await plan(100, 1, 2, { versionId: foreign })).json.code).toBe('version_not_found')
    expect((await plan(100, 1, 2, { versionId: 2 ** 40 })).status).toBe(422)
    const { auth } = await aMember(market, house.companyId, 'warehouse')
    expect((await plan(100, 1, 2, {}, auth)).status).toBe(403)
    for (let hour = 0; hour < 20; hour += 1) await plan(100, 100 + hour, 101 + hour)
    expect((await plan(100, 1, 2)).json.code).toBe('too_many_schedules')
  })
})

describe('is taken back', () => {
  const idOf = async () => (await house.read(offer.id)).versions[0]?.schedules[0]?.id ?? 0
  test('before it begins: nothing happens then', async () => {
    await plan(150_000, 1, 2)
    const id = await idOf()
    expect((await cancel(id)).json.versions[0].schedules).toEqual([])
    await goTo(1)
    expect(await history()).toEqual([200_000])
    expect((await cancel(id)).json.code).toBe('schedule_not_found')
  })
  test('while it runs: the price before it holds again, once', async () => {
    await plan(150_000, 1, 2)
    await goTo(1)
    const { json } = await cancel(await idOf())
    expect([json.versions[0].price, json.versions[0].wasPrice, json.versions[0].schedules]).toEqual([200_000, null, []])
    await goTo(2)
    await sweepSchedules(market.deps)
    expect(await history()).toEqual([200_000, 150_000, 200_000])
  })
  test('a price that somebody set by hand meanwhile stays, when cancelled and at the end', async () => {
    await plan(150_000, 1, 2)
    await goTo(1)
    await setPrice(170_000)
    expect((await cancel(await idOf())).json.versions[0].price).toBe(170_000)
    await plan(140_000, 2, 3)
    await goTo(2)
    await sweepSchedules(market.deps)
    await setPrice(165_000)
    now = at(3)
    await sweepSchedules(market.deps)
    expect(await state()).toEqual([165_000, null, null, ''])
  })
  test('P02 by nobody else: not by its number under another product, not by a stranger', async () => {
    await plan(150_000, 1, 2)
    const id = await idOf()
    const neighbour = await house.create()
    expect((await cancel(id, neighbour.id)).json.code).toBe('schedule_not_found')
    const other = await aHouse(market)
    const path = `${other.path}/${(await other.create()).id}/price-schedules/${id}`
    expect((await market.api('DELETE', path, undefined, other.auth)).json.code).toBe('schedule_not_found')
    expect((await state())[3]).toBe('planned')
  })
  test('at the very moment it begins: it holds, or it never began', async () => {
    await plan(150_000, 1, 2)
    const id = await idOf()
    now = at(1)
    await Promise.all([cancel(id), settleSchedules(market.deps, versionId)])
    expect(await state()).toEqual([200_000, null, null, ''])
  })
})

test('somebody who edits while a planned price begins is told; nothing is lost', async () => {
  await plan(150_000, 1, 2)
  const known = await house.read(offer.id)
  now = at(1)
  const [saved] = await Promise.all([house.save(known, { title: 'Other' }), settleSchedules(market.deps, versionId)])
  const after = await house.read(offer.id)
  // Saved first, the price began after it; saved second, it was refused.
  expect([after.versions[0]?.price, after.title]).toEqual([150_000, saved.status === 200 ? 'Other' : offer.title])
})

test('a version that fails holds up none of the others', async () => {
  await plan(150_000, 1, null)
  const broken = offer
  offer = await house.publish({ versions: [aVersion({ price: 300_000 })] })
  versionId = offer.versions[0]?.id ?? 0
  await plan(250_000, 1, null)
  await market.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  )
  await market.query(`create trigger refuse before update on versions for each row
    when (old.id = ${broken.versions[0]?.id}) execute function refuse()`)
  now = at(1)
  await expect(sweepSchedules(market.deps)).rejects.toThrow('no')
  expect((await state())[0]).toBe(250_000)
  await market.query('drop trigger refuse on versions')
  await sweepSchedules(market.deps)
  expect((await house.read(broken.id)).versions[0]?.price).toBe(150_000)
})
