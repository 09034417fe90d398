import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { marketDay } from '../../src/values/days.ts'
import { aPaidSeller, handOver } from '../factories/payout.ts'
import { anOperator } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, startedPayment } from '../factories/purchase.ts'
import type { TestMarket } from '../market.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Payout = { auth: Record<string, string>; key: string; batchId: number; lineId: number; total: number }
const shops = new WeakMap<TestMarket, { versionId: number; auth: Record<string, string> }>()

async function opened(market: TestMarket, initial: Map<number, number>) {
  const known = shops.get(market)
  if (known) return known
  const { companyId } = await aPaidSeller(market)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000 })
  initial.set(versionId, 5000)
  const { auth } = await anOperator(market)
  shops.set(market, { versionId, auth })
  return { versionId, auth }
}

/** An order that was paid and sent long ago. */
async function sold(market: TestMarket, initial: Map<number, number>): Promise<Payout> {
  const { versionId, auth } = await opened(market, initial)
  const { key } = await aPurchase(market, [{ versionId }])
  await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'before' })
  answered(await market.api('GET', `/api/checkout/${key}/payment`))
  await market.runJobs()
  const [order] = (await market.api('GET', `/api/purchases/${key}`)).json.orders
  expect(order.paymentStatus).toBe('paid')
  await handOver(market, order.number, { daysAgo: 60, historyAlone: true })
  await market.query('update sessions set confirmed_at = now()')
  return { auth, key: randomUUID(), batchId: 0, lineId: 0, total: 0 }
}

const BATCHES = '/api/admin/payout-batches'
/** A patient client: the first request may still hold its key while the database ends the connection of whoever died. */
async function ask(market: Pick<TestMarket, 'api'>, { auth, key }: Payout, path: string, body: object) {
  const post = () => market.api('POST', `${BATCHES}${path}`, body, { ...auth, 'idempotency-key': key })
  let answer = await post()
  for (let again = 0; again < 40 && answer.json?.code === 'request_in_progress'; again += 1) {
    await wait(250)
    answer = await post()
  }
  return answered(answer).json
}

async function drawUp(market: Pick<TestMarket, 'api'>, payout: Payout): Promise<void> {
  const { id, total } = await ask(market, payout, '', { currency: 'PLN' })
  Object.assign(payout, { batchId: id, total })
}
const approve = (market: Pick<TestMarket, 'api'>, payout: Payout) =>
  ask(market, payout, `/${payout.batchId}/approve`, { revision: 0 })

async function drawnUp(market: TestMarket, initial: Map<number, number>): Promise<Payout> {
  const payout = await sold(market, initial)
  await drawUp(market, payout)
  const { rows } = await market.query('select id from payout_lines where batch_id = $1', [payout.batchId])
  return { ...payout, key: randomUUID(), lineId: rows[0].id }
}

async function approved(market: TestMarket, initial: Map<number, number>): Promise<Payout> {
  const payout = await drawnUp(market, initial)
  await approve(market, payout)
  return { ...payout, key: randomUUID() }
}

const linesOf = async (market: TestMarket, { batchId }: Payout) =>
  (await market.query('select status, amount from payout_lines where batch_id = $1', [batchId])).rows
const mailsOf = async (market: TestMarket) =>
  (await market.query(`select count(*)::int as mails from mails where template like 'payout%'`)).rows[0].mails
const today = () => marketDay(new Date())

const SCENARIOS: Record<string, Scenario<Payout & { mails?: number }>> = {
  'draw up': {
    arrange: sold,
    act: drawUp,
    async check(market, payout) {
      expect(await linesOf(market, payout)).toEqual([{ status: 'planned', amount: payout.total }])
      const { rows } = await market.query(`select count(*)::int as drafts from payout_batches where status = 'draft'`)
      expect(rows[0].drafts).toBe(1)
      await ask(market, { ...payout, key: randomUUID() }, `/${payout.batchId}/approve`, { revision: 0 })
    },
  },
  approve: {
    arrange: drawnUp,
    act: approve,
    async check(market, payout) {
      expect(await linesOf(market, payout)).toEqual([{ status: 'approved', amount: payout.total }])
    },
  },
  'mark as paid': {
    arrange: async (market, initial) => ({ ...(await approved(market, initial)), mails: await mailsOf(market) }),
    async act(market, payout) {
      await ask(market, payout, `/${payout.batchId}/paid`, { paidOn: today() })
      await market.runJobs()
    },
    async check(market, payout) {
      expect(await linesOf(market, payout)).toEqual([{ status: 'paid', amount: payout.total }])
      expect(await mailsOf(market)).toBe((payout.mails ?? Number.NaN) + 1)
    },
  },
  'take back': {
    arrange: async (market, initial) => ({ ...(await approved(market, initial)), mails: await mailsOf(market) }),
    async act(market, payout) {
      await ask(market, payout, `/${payout.batchId}/returned`, { lineIds: [payout.lineId], reason: 'AC04' })
      await market.runJobs()
    },
    async check(market, payout) {
      expect(await linesOf(market, payout)).toEqual([{ status: 'returned', amount: payout.total }])
      expect(await mailsOf(market)).toBe((payout.mails ?? Number.NaN) + 1)
    },
  },
}

test.each(Object.entries(SCENARIOS))('E11 %s: no payout lost, none twice', CASE, async (name, scenario) => {
  counts[name] = await sweep(scenario)
  expect(counts[name]).toBeGreaterThan(10)
})
