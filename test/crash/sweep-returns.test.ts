import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { paidPurchase } from '../factories/paid-order.ts'
import { anOperator } from '../factories/person.ts'
import { runAllJobs } from '../factories/purchase.ts'
import type { TestMarket } from '../market.ts'
import { shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

const operators = new WeakMap<TestMarket, Promise<Record<string, string>>>()
function operatorOf(market: TestMarket): Promise<Record<string, string>> {
  const known = operators.get(market) ?? anOperator(market).then(({ auth }) => auth)
  operators.set(market, known)
  return known
}

/** Pieces that left the shelf for good. */
const gone = (initial: Map<number, number>, versionId: number, pieces: number) =>
  initial.set(versionId, (initial.get(versionId) ?? Number.NaN) - pieces)

/** Two pieces with their buyer, who may name them in a case; `open`: one that names both. */
async function sold(market: TestMarket, initial: Map<number, number>) {
  const shop = await shopOf(market, initial)
  const { key, numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 2 }])
  const number = String(numbers[0])
  const at = `/api/companies/${shop.companyId}/orders/${number}`
  answered(await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, shop.auth))
  answered(await market.api('POST', `${at}/deliver`, undefined, shop.auth))
  await runAllJobs(market)
  gone(initial, shop.versionId, 2)
  return named(market, { ...shop, key, number })
}

/** What names both pieces in a case. */
async function named(market: TestMarket, shop: Awaited<ReturnType<typeof shopOf>> & { key: string; number: string }) {
  const { rows } = await market.query(
    'select i.id, o.total from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [shop.number],
  )
  const somewhere = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
  const email = `zwrot-${randomUUID()}@example.com`
  const body = { name: 'Anna Kowalska', email, lines: [{ itemId: Number(rows[0].id), quantity: 2 }] }
  const once = () => ({ 'idempotency-key': randomUUID(), ...somewhere })
  return { ...shop, body, email, total: Number(rows[0].total), repeat: once(), second: once() }
}
type Sold = Awaited<ReturnType<typeof sold>>

async function opened(market: TestMarket, initial: Map<number, number>) {
  const thing = await sold(market, initial)
  const path = `/api/purchases/${thing.key}/orders/${thing.number}/withdrawal`
  const { json } = answered(await market.api('POST', path, thing.body, thing.repeat))
  await runAllJobs(market)
  return { ...thing, caseId: Number(json.id), repeat: { ...thing.repeat, 'idempotency-key': randomUUID() } }
}

async function standing(market: TestMarket, { number, email }: Sold) {
  await runAllJobs(market)
  const { rows } = await market.query(
    `select o.status, o.payment_status as money, o.given_back as given, count(c.id)::int as cases, min(c.status) as "case",
      sum(c.refunded)::int as refunded, (select count(*)::int from mails where recipient = $2) as mails,
      (select coalesce(sum(m.delta), 0)::int from stock_movements m where m.reference like o.number || '/%' and m.reason = 'returned') as back,
      (select sum(s.amount)::int from payments p join sandbox_refunds s on s.reference = p.reference where p.purchase_id = o.purchase_id) as sent
    from orders o left join return_cases c on c.order_id = o.id where o.number = $1 group by o.id`,
    [number, email],
  )
  return rows[0]
}

const withdrawn: Scenario<Sold> = {
  arrange: sold,
  async act(market, { key, number, body, repeat }) {
    answered(await market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, body, repeat))
    await market.runJobs()
  },
  async check(market, thing) {
    expect(await standing(market, thing)).toMatchObject({ cases: 1, case: 'opened', mails: 1, given: 0 })
  },
}

const paidBack: Scenario<Awaited<ReturnType<typeof opened>>> = {
  async arrange(market, initial) {
    const thing = await opened(market, initial)
    // One of the two can be sold again.
    gone(initial, thing.versionId, -1)
    return thing
  },
  async act(market, { companyId, caseId, body, auth, repeat, second }) {
    const at = `/api/companies/${companyId}/returns/${caseId}`
    const found = { received: 2, sellable: 1, condition: 'asDescribed', deduction: 0, reason: null }
    const lines = body.lines.map(({ itemId }) => ({ itemId, ...found }))
    answered(await market.api('POST', `${at}/receive`, { lines }, { ...repeat, ...auth }))
    answered(await market.api('POST', `${at}/refund`, undefined, { ...second, ...auth }))
    await market.runJobs()
  },
  async check(market, thing) {
    const { total } = thing
    expect(await standing(market, thing)).toMatchObject({
      ...{ status: 'returned', money: 'refunded', case: 'settled', back: 1, mails: 3 },
      ...{ given: total, refunded: total, sent: total },
    })
  },
}

const decided: Scenario<Awaited<ReturnType<typeof opened>> & { operator: Record<string, string> }> = {
  async arrange(market, initial) {
    return { ...(await opened(market, initial)), operator: await operatorOf(market) }
  },
  async act(market, { key, caseId, repeat, second, operator }) {
    const words = 'Sprzedawca nie odpowiada.'
    answered(await market.api('POST', `/api/purchases/${key}/cases/${caseId}/dispute`, { words }, repeat))
    const decision = { outcome: 'buyer', amount: 5_000, words }
    const path = `/api/admin/disputes/${caseId}/decision`
    answered(await market.api('POST', path, decision, { ...second, ...operator }))
    await market.runJobs()
  },
  async check(market, thing) {
    expect(await standing(market, thing)).toMatchObject({
      ...{ status: 'delivered', money: 'paid', case: 'settled', mails: 3 },
      ...{ given: 5_000, refunded: 5_000, sent: 5_000 },
    })
  },
}

const stopped: Scenario<Sold> = {
  async arrange(market, initial) {
    const shop = await shopOf(market, initial)
    const { key, numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 2 }])
    const number = String(numbers[0])
    const path = `/api/companies/${shop.companyId}/orders/${number}/prepare`
    answered(await market.api('POST', path, undefined, shop.auth))
    await runAllJobs(market)
    return named(market, { ...shop, key, number })
  },
  async act(market, { key, number, body, repeat }) {
    answered(await market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, body, repeat))
    await market.runJobs()
  },
  async check(market, thing) {
    const { total } = thing
    expect(await standing(market, thing)).toMatchObject({
      ...{ status: 'cancelled', money: 'refunded', cases: 1, case: 'stopped', mails: 1 },
      ...{ given: total, refunded: total, sent: total },
    })
    const path = `/api/companies/${thing.companyId}/orders/${thing.number}/ship`
    const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }
    expect((await market.api('POST', path, shipment, thing.auth)).status).toBe(409)
  },
}

/** One of two has left; the other is withdrawn from. */
const restStopped: Scenario<Sold> = {
  async arrange(market, initial) {
    const shop = await shopOf(market, initial)
    const { key, numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 2 }])
    const number = String(numbers[0])
    const items = [{ versionId: shop.versionId, quantity: 1 }]
    const path = `/api/companies/${shop.companyId}/orders/${number}/ship`
    const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U', items }
    answered(await market.api('POST', path, shipment, shop.auth))
    await runAllJobs(market)
    gone(initial, shop.versionId, 1)
    return named(market, { ...shop, key, number })
  },
  async act(market, { key, number, body, repeat }) {
    const lines = body.lines.map(({ itemId }) => ({ itemId, quantity: 1 }))
    const asked = { ...body, lines, unsent: 1 }
    answered(await market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, asked, repeat))
    await market.runJobs()
  },
  async check(market, thing) {
    const stands = await standing(market, thing)
    expect(stands).toMatchObject({ status: 'shipped', money: 'paid', cases: 1, case: 'stopped', mails: 1, back: 1 })
    expect([stands.given > 0, stands.refunded, stands.sent]).toEqual([true, stands.given, stands.given])
  },
}

/** Goods that are never sent: the last reminder, or (`isOver`) the end, by a clock that dies in the middle. */
const neverSent = (isOver: boolean): Scenario<Awaited<ReturnType<typeof opened>>> => ({
  async arrange(market, initial) {
    const thing = await opened(market, initial)
    const past = `now() - interval '1 day'`
    await market.query(
      `update return_cases set send_until = ${past}, close_until = ${isOver ? past : 'null'} where id = $1`,
      [thing.caseId],
    )
    await market.deps.addJob(market.deps.db, { name: 'returns.runClocks', payload: {} })
    return thing
  },
  act: (market) => market.runJobs(),
  async check(market, thing) {
    await Promise.all([market.runJob('returns.runClocks'), market.runJob('returns.runClocks')])
    const matter = `return:${thing.caseId}`
    const { rows } = await market.query(`select matter from order_matters where matter = $1`, [matter])
    expect(rows).toEqual(isOver ? [] : [{ matter }])
    // The receipt, and one mail more.
    const status = isOver ? 'lapsed' : 'opened'
    expect(await standing(market, thing)).toMatchObject({ status: 'delivered', case: status, given: 0, mails: 2 })
  },
})

const SCENARIOS: Record<string, () => Promise<number>> = {
  'a buyer withdraws': () => sweep(withdrawn),
  'a buyer withdraws before it is sent': () => sweep(stopped),
  'a buyer withdraws from the rest': () => sweep(restStopped),
  'goods are never sent back': () => sweep(neverSent(false)),
  'a case whose goods were never sent closes': () => sweep(neverSent(true)),
  'goods are received and paid back': () => sweep(paidBack),
  'the operator decides': () => sweep(decided),
}

describe('a process that dies before or after any statement of a case', () => {
  test.each(Object.entries(SCENARIOS))('E11 T06 %s: nothing lost, nothing twice', CASE, async (name, run) => {
    counts[name] = await run()
    expect(counts[name]).toBeGreaterThan(3)
  })
})
