import { afterAll, expect, test } from 'vitest'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { mt940 } from '../fakes/bank.ts'
import type { TestMarket } from '../market.ts'
import { openAccount } from '../payments/bank-market.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which a transfer died: ${JSON.stringify(counts)}\n`)
})

type Open = { versionId: number; auth: { authorization: string } }
const markets = new WeakMap<TestMarket, Promise<Open>>()
/** A seller with goods and an operator with an account; one a market. */
function open(market: TestMarket, initial: Map<number, number>): Promise<Open> {
  const known =
    markets.get(market) ??
    (async () => {
      const { auth } = await openAccount(market)
      const { companyId } = await aSeller(market.deps)
      const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000, price: 40_000 })
      initial.set(versionId, 5000)
      return { versionId, auth }
    })()
  markets.set(market, known)
  return known
}

type Thing = { key: string; due: number; title: string; auth: { authorization: string } }
async function aTransfer(market: TestMarket, initial: Map<number, number>): Promise<Thing> {
  const { versionId, auth } = await open(market, initial)
  const { key, dueOnline } = await aPurchase(market, [{ versionId }])
  answered(await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'bank-transfer' }))
  const { title } = answered(await market.api('GET', `/api/checkout/${key}/transfer`)).json
  await market.runJobs()
  return { key, due: dueOnline, title, auth }
}

async function upload(market: TestMarket, { auth, title }: Thing, amounts: readonly number[]): Promise<void> {
  const file = mt940(amounts.map((amount, n) => ({ day: `2026-03-${10 + n}`, amount, title })))
  const sent = await fetch(`${market.url}/api/admin/bank-statements?name=a`, {
    ...{ method: 'POST', headers: { ...auth, 'content-type': 'application/octet-stream' }, body: new Uint8Array(file) },
  })
  if (sent.status !== 201) throw new Error(await sent.text())
}

const SCENARIOS: Record<string, Scenario<Thing>> = {
  'a transfer in two parts with a surplus is received': {
    async arrange(market, initial) {
      const thing = await aTransfer(market, initial)
      await upload(market, thing, [10_000, thing.due])
      return thing
    },
    act: (market) => market.runJobs(),
    async check(market, { key, due }) {
      await market.runJob('reconciliation.matchLines')
      const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
      expect(orders.map((one: { paymentStatus: string }) => one.paymentStatus)).toEqual(['paid'])
      const { rows } = await market.query(
        `select t.amount, t.to_return from transfers t join payments p on p.id = t.payment_id
          join purchases b on b.id = p.purchase_id where b.key = $1 order by t.id`,
        [key],
      )
      expect(rows).toEqual([
        { amount: 10_000, to_return: 0 },
        { amount: due, to_return: 10_000 },
      ])
    },
  },
  'what was too much goes back': {
    async arrange(market, initial) {
      const thing = await aTransfer(market, initial)
      await upload(market, thing, [thing.due + 5_00])
      await market.runJobs()
      return thing
    },
    async act(market, { auth, key }) {
      const { transfers } = answered(await market.api('GET', '/api/admin/hand-transfers', undefined, auth)).json
      for (const { kind, id } of transfers) {
        const done = await market.api('POST', '/api/admin/hand-transfers/done', { kind, id }, auth)
        if (done.json?.code !== 'nothing_to_return') answered(done)
      }
      expect(key).not.toBe('')
    },
    async check(market, { auth }) {
      const { transfers } = (await market.api('GET', '/api/admin/hand-transfers', undefined, auth)).json
      expect(transfers).toEqual([])
      const { rows } = await market.query(
        `select sum(amount)::bigint as kept from ledger_entries where account = 'bank'`,
      )
      const { rows: kept } = await market.query('select sum(amount - to_return)::bigint as kept from transfers')
      expect(rows).toEqual(kept)
    },
  },
}

test.each(Object.entries(SCENARIOS))(
  'E10 E11 %s wherever the market dies',
  { timeout: 900_000 },
  async (name, scenario) => {
    counts[name] = await sweep(scenario)
    expect(counts[name]).toBeGreaterThan(5)
  },
)
