import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aProduct } from '../factories/product.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

const shops = new WeakMap<TestMarket, Promise<number[]>>()
/** Two sellers with many pieces of one product each; one pair a market. */
function twoVersions(market: TestMarket, initial: Map<number, number>): Promise<number[]> {
  const known = shops.get(market) ?? openTwo(market, initial)
  shops.set(market, known)
  return known
}

async function openTwo(market: TestMarket, initial: Map<number, number>): Promise<number[]> {
  const versions: number[] = []
  for (const quantity of [5000, 4000]) {
    const { companyId } = await aSeller(market.deps)
    const { versionId } = await aProduct(market.deps, companyId, { quantity })
    initial.set(versionId, quantity)
    versions.push(versionId)
  }
  return versions
}

const somewhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })

async function aFullCart(market: TestMarket, initial: Map<number, number>) {
  const [first = 0, second = 0] = await twoVersions(market, initial)
  const cart = await aCart(market, [{ versionId: first, quantity: 2 }, { versionId: second }])
  return { body: orderBody(cart), headers: { 'idempotency-key': randomUUID(), ...somewhere() }, key: '' }
}
type Ordered = Awaited<ReturnType<typeof aFullCart>>

async function anOrder(market: TestMarket, initial: Map<number, number>): Promise<Ordered> {
  const thing = await aFullCart(market, initial)
  await place(market, thing)
  return thing
}

async function place(market: Pick<TestMarket, 'api'>, thing: Ordered): Promise<void> {
  thing.key = answered(await market.api('POST', '/api/checkout/orders', thing.body, thing.headers)).json.key
}

const pageOf = async (market: Pick<TestMarket, 'api'>, key: string): Promise<string> =>
  answered(await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'sandbox' })).json.redirectUrl

async function press(market: TestMarket, page: string, form: Record<string, string>): Promise<void> {
  await fetch(market.url + new URL(page).pathname, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
}

const ordersOf = async (market: TestMarket, key: string) =>
  (await market.api('GET', `/api/purchases/${key}`)).json.orders as { status: string; paymentStatus: string }[]
const waysOfMoney = (orders: { status: string; paymentStatus: string }[]) =>
  orders.map((one) => `${one.status} ${one.paymentStatus}`)

const SCENARIOS: Record<string, Scenario<Ordered>> = {
  place: {
    arrange: aFullCart,
    act: place,
    async check(market, { key }) {
      expect(waysOfMoney(await ordersOf(market, key))).toEqual(['pending unpaid', 'pending unpaid'])
    },
  },
  'start a payment': {
    arrange: anOrder,
    async act(market, { key }) {
      await pageOf(market, key)
    },
    async check(market, { key }) {
      const { rows } = await market.query(
        `select count(*)::int as payments, (select count(*)::int from sandbox_payments) as known
        from payments where purchase_id = (select id from purchases where key = $1)`,
        [key],
      )
      expect(rows[0].payments).toBe(1)
      const all = await market.query('select count(*)::int as payments from payments')
      expect(rows[0].known).toBe(all.rows[0].payments)
    },
  },
  'settle a payment': {
    async arrange(market, initial) {
      const thing = await anOrder(market, initial)
      await press(market, await pageOf(market, thing.key), { action: 'pay', timing: 'never' })
      return thing
    },
    async act(market, { key }) {
      answered(await market.api('GET', `/api/checkout/${key}/payment`))
      await market.runJobs()
    },
    async check(market, { key }) {
      expect(waysOfMoney(await ordersOf(market, key))).toEqual(['confirmed paid', 'confirmed paid'])
    },
  },
  'give up what is not paid': {
    arrange: anOrder,
    async act(market, { key }) {
      const answer = await market.api('POST', `/api/purchases/${key}/cancel`)
      if (answer.json?.code !== 'nothing_to_cancel') answered(answer)
      await market.runJobs()
    },
    async check(market, { key }) {
      expect(waysOfMoney(await ordersOf(market, key))).toEqual(['cancelled unpaid', 'cancelled unpaid'])
    },
  },
  'refund what was paid too late': {
    async arrange(market, initial) {
      const thing = await anOrder(market, initial)
      const page = await pageOf(market, thing.key)
      answered(await market.api('POST', `/api/purchases/${thing.key}/cancel`))
      await market.runJobs()
      await press(market, page, { action: 'pay', timing: 'never' })
      return thing
    },
    async act(market, { key }) {
      answered(await market.api('GET', `/api/checkout/${key}/payment`))
      await market.runJobs()
    },
    async check(market, { key }) {
      await market.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
      await market.runJobs()
      expect(waysOfMoney(await ordersOf(market, key))).toEqual(['cancelled refunded', 'cancelled refunded'])
      const { rows } = await market.query(`select count(*)::int as refunds,
        (select count(*)::int from sandbox_refunds) as given from payment_refunds`)
      expect(rows[0].given).toBe(rows[0].refunds)
    },
  },
}

describe('a process that dies before or after any statement and any call', () => {
  test.each(Object.entries(SCENARIOS))('E10 E11 %s: nothing lost, nothing twice', CASE, async (name, scenario) => {
    counts[name] = await sweep(scenario)
    expect(counts[name]).toBeGreaterThan(10)
  })
})
