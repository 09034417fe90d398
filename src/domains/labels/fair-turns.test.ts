import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aLocker } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { claimDue as claimCollections } from './collections/store.ts'
import { contractOf } from './store/in-turn.ts'
import { claimDue } from './store/labels.ts'

let market: TestMarket
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(fakeInpost({ points: [{ name: 'KRA01M' }] }).app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
  await aLocker(market)
})
afterAll(async () => {
  await market.close()
  await server.close()
})

/** A company with so many labels asked for, due since so many hours. */
async function aSender(count: number, hours: number) {
  const { companyId, owner } = await aTeam(market)
  const at = `/api/companies/${companyId}`
  await market.query(`update companies set phone = '+48 600 100 200' where id = $1`, [companyId])
  expect((await market.api('PUT', `${at}/carriers/inpost`, { test: false, fields: INPOST_KEYS }, owner)).status).toBe(
    200,
  )
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 50, price: 10_000 })
  const choice = { [companyId]: { method: 'inpost_locker', pickupPoint: 'KRA01M' } }
  const labels = []
  for (let n = 0; n < count; n += 1) {
    const { numbers } = await paidPurchase(market, [{ versionId, quantity: 1 }], choice)
    labels.push({ number: String(numbers[0]), size: 'small' })
  }
  expect((await market.api('POST', `${at}/labels`, { labels }, owner)).status).toBe(200)
  await market.query('update labels set next_at = now() - make_interval(hours => $2) where company_id = $1', [
    companyId,
    hours,
  ])
  return companyId
}

test('labels are taken contract by contract: who asks for one has its turn in the first round, and none is taken twice', async () => {
  const large = [await aSender(5, 9), await aSender(5, 8)]
  const small = await aSender(1, 1)
  const now = new Date()
  const claim = (limit: number, had: string[] = []) =>
    claimDue(market.deps.db, { now, until: new Date(now.getTime() + 60_000), limit, had })
  const first = await claim(4)
  expect(first.map(({ companyId }) => companyId).sort()).toEqual([large[0], large[0], large[1], small].sort())
  // Where more wait than are taken at once, the others have their turn first.
  const second = await claim(1)
  expect(second.map(({ companyId }) => companyId)).toEqual([large[0]])
  const third = await claim(1, second.map(contractOf))
  expect(third.map(({ companyId }) => companyId)).toEqual([large[1]])
  const rest = (await Promise.all([claim(4), claim(4), claim(4)])).flat()
  const taken = [...first, ...second, ...third, ...rest].map(({ id }) => id)
  expect(new Set(taken).size).toBe(taken.length)
  await market.query(`update labels set next_at = now() - interval '1 hour' where next_at is not null`)
  await market.runJob('labels.advance')
  const { rows } = await market.query(`select count(*)::int as count from labels where state = 'requested'`)
  expect(rows[0].count).toBe(0)
})

test('couriers are ordered contract by contract, too', async () => {
  const { rows } = await market.query('select id from companies order by id desc limit 3')
  const [large, other, small] = rows.map(({ id }) => Number(id))
  // As if they had been asked for so many hours ago.
  await market.query(
    `insert into collections (company_id, carrier, sender, day, from_time, until_time, note, state, automatic, requested_at, next_at)
     select company, 'inpost', '{}', '2026-11-25', '09:00', '16:00', '', 'requested', false, now(), now() - make_interval(hours => hours)
     from (values ($1::int, 9, 6), ($2::int, 5, 4), ($3::int, 1, 1)) v(company, hours, count), generate_series(1, v.count)`,
    [large, other, small],
  )
  const now = new Date()
  const claim = (limit: number, had: string[] = []) =>
    claimCollections(market.deps.db, { now, until: new Date(now.getTime() + 60_000), limit, had })
  const first = await claim(4)
  expect(first.map(({ companyId }) => companyId).sort()).toEqual([large, large, other, small].sort())
  const second = await claim(1, first.map(contractOf))
  expect(second).toEqual([])
  const rest = (await Promise.all([claim(4), claim(4), claim(4)])).flat()
  const taken = [...first, ...rest].map(({ id }) => id)
  expect(new Set(taken).size).toBe(taken.length)
  await market.query(`update collections set next_at = now() - interval '1 hour' where next_at is not null`)
  await market.runJob('labels.orderCollections')
  const left = await market.query(`select count(*)::int as count from collections where state = 'requested'`)
  expect(left.rows[0].count).toBe(0)
})
