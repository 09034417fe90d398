import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { deliveredOnDelivery, paidPurchase } from '../factories/paid-order.ts'
import { anOperator, authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'
import { askAgain } from './ask-again.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

// One dear order paid online and one paid on delivery; every round gives a little of one back.
const CASE = { timeout: 900_000 }
const IBAN = 'PL61109010140000071219812874'
const LITTLE = 100
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Auth = Record<string, string>
type Shared = { operator: Auth; owner: Auth; companyId: number; online: string; onDelivery: string; bought: string }
const opened = new WeakMap<TestMarket, Promise<Shared>>()
function open(market: TestMarket, initial: Map<number, number>): Promise<Shared> {
  const known = opened.get(market) ?? openAll(market, initial)
  opened.set(market, known)
  return known
}

async function openAll(market: TestMarket, initial: Map<number, number>): Promise<Shared> {
  const { auth: operator } = await anOperator(market)
  const { companyId, ownerId } = await aSeller(market.deps)
  const owner = await authOf(market, ownerId)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 10 })
  const { numbers } = await paidPurchase(market, [{ versionId }])
  const { key: bought, number: onDelivery } = await deliveredOnDelivery(market, { companyId, versionId, auth: owner })
  // One piece has left for good; the other one is promised still.
  initial.set(versionId, 9)
  await runAllJobs(market)
  return { operator, owner, companyId, online: String(numbers[0]), onDelivery, bought }
}

type Refund = Shared & { number: string; before: number; id: number; transferId: number; keys: string[] }

/** A little more of an order is to go back; its jobs wait where somebody dies in them. */
async function given(market: TestMarket, initial: Map<number, number>, of: 'online' | 'onDelivery'): Promise<Refund> {
  const shared = await open(market, initial)
  const number = shared[of]
  const at = `/api/companies/${shared.companyId}/orders/${number}/refunds`
  const { rows } = await market.query('select given_back as before from orders where number = $1', [number])
  const body = { kind: 'amount', amount: LITTLE, reason: 'goodwill', words: null, givenBack: rows[0].before }
  await askAgain(market, 'POST', at, body, shared.owner)
  const { rows: written } = await market.query(
    `select r.payment_refund_id as id, t.id as "transferId" from refunds r left join refund_transfers t on t.refund_id = r.id
      where r.given_before = $1 and r.order_id = (select id from orders where number = $2)`,
    [rows[0].before, number],
  )
  return { ...shared, ...written[0], number, before: rows[0].before, keys: [1, 2, 3].map(() => randomUUID()) }
}

/** A refund that the provider refused, for whatever reason. */
async function failed(market: TestMarket, initial: Map<number, number>): Promise<Refund> {
  const refund = await given(market, initial, 'online')
  await market.query(
    `delete from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'checkout.refund')`,
  )
  await market.query(`update payment_refunds set status = 'failed' where id = $1`, [refund.id])
  await market.runJobs()
  return refund
}

const post = (market: Pick<TestMarket, 'api'>, auth: Auth, key: string | undefined, path: string, body?: object) =>
  askAgain(market, path.endsWith('/account') ? 'PUT' : 'POST', path, body, { ...auth, 'idempotency-key': key ?? '' })

/** What went back of the order in the end, and by which way. */
async function endOf(market: TestMarket, { number, before, id, transferId }: Refund) {
  await runAllJobs(market)
  const { rows } = await market.query(
    `select o.total - o.amount_paid - $2 as back, o.given_back - $2 as decided,
      (select coalesce(sum(amount), 0)::int from sandbox_refunds) as sent,
      (select coalesce(sum(amount), 0)::int from payment_refunds where way = 'provider' and status = 'done') as through,
      (select status from payment_refunds where id = $3::bigint) as refund,
      (select json_agg(status) from refund_transfers where id = $4::bigint or payment_refund_id = $3::bigint) as transfers
    from orders o where o.number = $1`,
    [number, before, id, transferId],
  )
  const { sent, through, ...found } = rows[0]
  expect(sent).toBe(through)
  return found
}
const gone = { back: LITTLE, decided: LITTLE }

const SCENARIOS: Record<string, Scenario<Refund>> = {
  'a seller transfers what was paid on delivery': {
    async arrange(market, initial) {
      const refund = await given(market, initial, 'onDelivery')
      await market.runJobs()
      return refund
    },
    async act(market, { owner, companyId, number, transferId, keys }) {
      const at = `/api/companies/${companyId}/orders/${number}/refund-transfers/${transferId}`
      await post(market, owner, keys[0], `${at}/account`, { iban: IBAN, holder: 'Anna Kowalska' })
      await post(market, owner, keys[1], `${at}/paid`, { iban: IBAN })
    },
    async check(market, refund) {
      expect(await endOf(market, refund)).toEqual({ ...gone, refund: null, transfers: ['done'] })
    },
  },
  'the provider is asked once more': {
    arrange: failed,
    async act(market, { operator, id, keys }) {
      await post(market, operator, keys[0], `/api/admin/refunds/${id}/retry`)
      await market.runJobs()
    },
    async check(market, refund) {
      expect(await endOf(market, refund)).toEqual({ ...gone, refund: 'done', transfers: null })
    },
  },
  'the market transfers what the provider refused': {
    arrange: failed,
    async act(market, { operator, id, keys }) {
      await post(market, operator, keys[0], `/api/admin/refunds/${id}/transfer`)
      const { transfers } = answered(await market.api('GET', '/api/admin/refund-transfers', undefined, operator)).json
      const waiting = transfers.find((one: { kind: string; id: number }) => one.kind === 'refund' && one.id === id)
      if (!waiting) return
      const at = `/api/admin/refund-transfers/${waiting.transferId}`
      await post(market, operator, keys[1], `${at}/account`, { iban: IBAN, holder: 'Anna Kowalska' })
      await post(market, operator, keys[2], `${at}/paid`, { iban: IBAN })
    },
    async check(market, refund) {
      expect(await endOf(market, refund)).toEqual({ ...gone, refund: 'done', transfers: ['done'] })
    },
  },
}

test.each(Object.entries(SCENARIOS))('T06 %s, once, wherever the market dies', CASE, async (name, scenario) => {
  counts[name] = await sweep(scenario)
  expect(counts[name]).toBeGreaterThan(20)
})
