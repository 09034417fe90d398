import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { must } from '../../src/values/must.ts'
import { aCart, orderBody, runAllJobs } from '../factories/purchase.ts'
import type { TestMarket } from '../market.ts'
import { shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

/** An order of two pieces, paid at the sandbox; all jobs are through. */
async function aPaidOrder(market: TestMarket, initial: Map<number, number>) {
  const shop = await shopOf(market, initial)
  const cart = await aCart(market, [{ versionId: shop.versionId, quantity: 2 }])
  const somewhere = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
  const placed = answered(await market.api('POST', '/api/checkout/orders', orderBody(cart), somewhere)).json
  const started = answered(
    await market.api('POST', `/api/checkout/${placed.key}/payments`, { provider: 'sandbox' }),
  ).json
  await fetch(market.url + new URL(started.redirectUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', timing: 'before' }),
    redirect: 'manual',
  })
  await runAllJobs(market)
  const number: string = placed.orders[0].number
  const at = `/api/companies/${shop.companyId}/orders/${number}`
  return { ...shop, number, at, key: placed.key as string, repeat: { 'idempotency-key': randomUUID(), ...shop.auth } }
}
type Paid = Awaited<ReturnType<typeof aPaidOrder>>

async function moneyOf(market: TestMarket, number: string) {
  await runAllJobs(market)
  const { rows } = await market.query(
    `select o.status, o.payment_status as money, o.total - o.amount_paid as back, o.given_back as given, o.total,
      (select sum(s.amount)::int from payments p join sandbox_refunds s on s.reference = p.reference
        where p.purchase_id = o.purchase_id) as sent,
      (select count(*)::int from mails m join purchases u on u.email = m.recipient
        where u.id = o.purchase_id and m.template in ('orderRefunded', 'paidOrderCancelled')) as mails
    from orders o where o.number = $1`,
    [number],
  )
  return rows[0]
}

const PART = { kind: 'amount', amount: 12_345, reason: 'goodwill', words: null, givenBack: 0 }

const SCENARIOS: Record<string, Scenario<Paid>> = {
  'nobody collects what is paid': {
    async arrange(market, initial) {
      const one = await aPaidOrder(market, initial)
      await market.query(
        `update orders set method = 'store_pickup', status = 'ready', moved_at = now() - interval '30 days' where number = $1`,
        [one.number],
      )
      await market.deps.addJob(market.deps.db, { name: 'refunds.endCollections', payload: {} })
      return one
    },
    act: (market) => market.runJobs(),
    async check(market, { number }) {
      const { total, ...found } = await moneyOf(market, number)
      expect(found).toMatchObject({ status: 'cancelled', money: 'refunded', back: total, given: total, sent: total })
      expect(found.mails).toBe(1)
    },
  },
  'nothing is left to send': {
    async arrange(market, initial) {
      const one = await aPaidOrder(market, initial)
      // As an older program left it.
      await market.query(
        `with emptied as (insert into emptied_orders select id from orders where number = $1 returning order_id)
          update order_items set given_up = quantity where order_id = (select id from orders where number = $1)`,
        [one.number],
      )
      // What was given up is not there any more.
      initial.set(one.versionId, must(initial.get(one.versionId), 'the pieces at first') - 2)
      await market.deps.addJob(market.deps.db, { name: 'refunds.endEmptied', payload: {} })
      return one
    },
    act: (market) => market.runJobs(),
    async check(market, { number }) {
      const { total, ...found } = await moneyOf(market, number)
      expect(found).toMatchObject({ status: 'cancelled', money: 'refunded', back: total, given: total, sent: total })
      expect(found.mails).toBe(1)
      expect((await market.query('select from emptied_orders')).rows).toEqual([])
    },
  },
  'give a part back': {
    arrange: aPaidOrder,
    async act(market, { at, repeat }) {
      answered(await market.api('POST', `${at}/refunds`, PART, repeat))
      await market.runJobs()
    },
    async check(market, { number }) {
      expect(await moneyOf(market, number)).toMatchObject({
        ...{ status: 'confirmed', money: 'paid', back: 12_345, given: 12_345, sent: 12_345, mails: 1 },
      })
    },
  },
  'call off what is paid': {
    arrange: aPaidOrder,
    async act(market, { key, number }) {
      answered(await market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`))
      await market.runJobs()
    },
    async check(market, { number }) {
      const found = await moneyOf(market, number)
      const { total } = found
      expect(found).toMatchObject({
        status: 'cancelled',
        money: 'refunded',
        back: total,
        given: total,
        sent: total,
        mails: 1,
      })
    },
  },
}

describe('a process that dies before or after any statement and any call of a refund', () => {
  test.each(Object.entries(SCENARIOS))('E11 T06 %s: nothing lost, nothing twice', CASE, async (name, scenario) => {
    counts[name] = await sweep(scenario)
    expect(counts[name]).toBeGreaterThan(20)
  })
})
