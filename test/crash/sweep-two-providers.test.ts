import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'
import { enterKeys, openShops, type Shop } from '../payments/two-providers.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
let shops: Awaited<ReturnType<typeof openShops>>
beforeAll(async () => {
  shops = await openShops(() => new Date())
})
afterAll(async () => {
  for (const { server } of Object.values(shops)) await server.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Bought = { key: string; dueOnline: number; reference: string }
const versions = new WeakMap<TestMarket, number>()

/** A market with the keys of the provider and a seller with many pieces; the first time it is asked for. */
async function opened(market: TestMarket, shop: Shop, initial: Map<number, number>): Promise<number> {
  const known = versions.get(market)
  if (known !== undefined) return known
  await enterKeys(market, [shop])
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000 })
  initial.set(versionId, 5000)
  versions.set(market, versionId)
  return versionId
}

const start = async (market: Pick<TestMarket, 'api'>, { code, referenceOf }: Shop, key: string): Promise<string> =>
  referenceOf(answered(await market.api('POST', `/api/checkout/${key}/payments`, { provider: code })).json.redirectUrl)

async function bought(market: TestMarket, shop: Shop, initial: Map<number, number>): Promise<Bought> {
  const versionId = await opened(market, shop, initial)
  const { key, dueOnline } = await aPurchase(market, [{ versionId }])
  return { key, dueOnline, reference: '' }
}

/** Paid at the provider, which nobody has told the market yet; `cancelled`: after the buyer gave the order up. */
async function paid(market: TestMarket, shop: Shop, initial: Map<number, number>, cancelled = false): Promise<Bought> {
  const one = await bought(market, shop, initial)
  one.reference = await start(market, shop, one.key)
  if (cancelled) answered(await market.api('POST', `/api/purchases/${one.key}/cancel`))
  shop.pay(one.reference)
  return one
}

const ask = async (market: Pick<TestMarket, 'api' | 'runJobs'>, { key }: Bought) => {
  answered(await market.api('GET', `/api/checkout/${key}/payment`))
  await market.runJobs()
}
const stateOf = async (market: TestMarket, key: string): Promise<string> => {
  const [one] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
  return `${one.status} ${one.paymentStatus}`
}

const scenarios = (shop: Shop): Record<string, Scenario<Bought>> => ({
  start: {
    arrange: (market, initial) => bought(market, shop, initial),
    async act(market, one) {
      one.reference = await start(market, shop, one.key)
    },
    async check(market, one) {
      // The page that the market leads to is the one that pays.
      shop.pay(one.reference)
      await ask(market, one)
      expect(await stateOf(market, one.key)).toBe('confirmed paid')
      expect(shop.taken(one.reference)).toEqual({ times: 1, kept: one.dueOnline })
    },
  },
  settle: {
    arrange: (market, initial) => paid(market, shop, initial),
    act: ask,
    async check(market, one) {
      expect(await stateOf(market, one.key)).toBe('confirmed paid')
      expect(shop.taken(one.reference)).toEqual({ times: 1, kept: one.dueOnline })
    },
  },
  refund: {
    arrange: (market, initial) => paid(market, shop, initial, true),
    act: ask,
    async check(market, one) {
      for (let round = 0; round < 2; round += 1) {
        await market.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
        await market.runJobs()
        shop.settleRefunds(one.reference)
      }
      expect(await stateOf(market, one.key)).toBe('cancelled refunded')
      expect(shop.taken(one.reference)).toEqual({ times: 1, kept: 0 })
    },
  },
})

describe.each(['paypal', 'przelewy24'] as const)(
  'a process that dies before or after any statement and any call to %s',
  (code) => {
    test.each(['start', 'settle', 'refund'])('E11 %s: money is taken once, and given back once', CASE, async (name) => {
      const scenario = scenarios(shops[code])[name]
      if (!scenario) throw new Error(name)
      counts[`${code} ${name}`] = await sweep({ ...scenario, standIns: { [code]: shops[code].server.url } })
      expect(counts[`${code} ${name}`]).toBeGreaterThan(10)
    })
  },
)
