import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { deliveredOnDelivery, paidPurchase } from '../factories/paid-order.ts'
import { aPaidSeller, handOver } from '../factories/payout.ts'
import { anOperator, authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'
import { askAgain } from './ask-again.ts'
import { type Scenario, sweep } from './sweep.ts'

// What is done to a draft can be undone, and of a debt a grosz at a time can be paid: sellers and orders are the same in every round.
const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Auth = Record<string, string>
type Shared = { auth: Auth; payee: number; debtor: number; versionId: number }
const opened = new WeakMap<TestMarket, Promise<Shared>>()

/** A seller who can have the money of one order, and one who owes the commission of another. */
function open(market: TestMarket, initial: Map<number, number>): Promise<Shared> {
  const known = opened.get(market) ?? openAll(market, initial)
  opened.set(market, known)
  return known
}

async function openAll(market: TestMarket, initial: Map<number, number>): Promise<Shared> {
  const { auth } = await anOperator(market)
  const payee = await aPaidSeller(market)
  const { versionId } = await aProduct(market.deps, payee.companyId, { quantity: 5000 })
  initial.set(versionId, 5000)
  const sold = await paidPurchase(market, [{ versionId }])
  const debtor = await aSeller(market.deps)
  const lent = await aProduct(market.deps, debtor.companyId, { quantity: 5000 })
  await deliveredOnDelivery(market, {
    ...{ companyId: debtor.companyId, versionId: lent.versionId, auth: await authOf(market, debtor.ownerId) },
  })
  initial.set(lent.versionId, 4999)
  await runAllJobs(market)
  await handOver(market, String(sold.numbers[0]), { daysAgo: 60, historyAlone: true })
  return { auth, payee: payee.companyId, debtor: debtor.companyId, versionId }
}

type Drawn = Shared & { key: string; batchId: number; lineId: number; before: Awaited<ReturnType<typeof moneyOf>> }
const BATCHES = '/api/admin/payout-batches'

const post = (
  market: Pick<TestMarket, 'api'>,
  { auth, key }: { auth: Auth; key: string },
  path: string,
  body?: object,
) => askAgain(market, 'POST', path, body, { ...auth, 'idempotency-key': key })

/** Where the entries of the seller are, how its drafts stand, what was noted of it, and what the other one owes. */
async function moneyOf(market: TestMarket, { payee, debtor }: Pick<Shared, 'payee' | 'debtor'>) {
  const { rows } = await market.query(
    `select (select json_agg(json_build_object('taken', l.status, 'by', l.batch_id)) from payout_entries e
        left join payout_lines l on l.id = e.line_id where e.company_id = $1) as entries,
      (select count(*)::int from audit_log where action similar to '(payout|repayment)%') as noted,
      (select count(*)::int from payout_batches where status = 'draft') as drafts,
      (select count(*)::int from payout_repayments where company_id = $2) as repayments,
      (select sum(amount)::int from ledger_entries where account = 'seller:' || $2) as owes`,
    [payee, debtor],
  )
  return rows[0] as {
    entries: { taken: string | null; by: number | null }[]
    noted: number
    drafts: number
    repayments: number
    owes: number
  }
}

/** One draft with the money of the seller in it: a new one where the last is gone, else the last one drawn up anew. */
async function drawn(market: TestMarket, initial: Map<number, number>): Promise<Drawn> {
  const shared = await open(market, initial)
  await market.query('update sessions set confirmed_at = now()')
  const { rows } = await market.query(`select id from payout_batches where status = 'draft'`)
  const again = rows.length > 0 ? `/${rows[0].id}/redraw` : ''
  const batch = await post(
    market,
    { ...shared, key: randomUUID() },
    BATCHES + again,
    again ? undefined : { currency: 'PLN' },
  )
  const { rows: lines } = await market.query(
    'select id, status from payout_lines where batch_id = $1 and company_id = $2',
    [...[batch.id, shared.payee]],
  )
  expect(lines).toMatchObject([{ status: 'planned' }])
  const before = await moneyOf(market, shared)
  return { ...shared, key: randomUUID(), batchId: batch.id, lineId: lines[0].id, before }
}
const nobodys = [{ taken: null, by: null }]

const SCENARIOS: Record<string, Scenario<Drawn>> = {
  'draw up anew': {
    arrange: drawn,
    act: (market, one) => post(market, one, `${BATCHES}/${one.batchId}/redraw`),
    async check(market, { batchId, before, ...shared }) {
      const entries = [{ taken: 'planned', by: batchId }]
      expect(await moneyOf(market, shared)).toEqual({ ...before, entries, drafts: 1, noted: before.noted + 1 })
      const { rows } = await market.query('select count(*)::int from payout_lines where batch_id = $1', [batchId])
      // The one who owes is left out beside.
      expect(rows).toEqual([{ count: 2 }])
    },
  },
  'leave a seller out': {
    arrange: drawn,
    act: (market, one) => post(market, one, `${BATCHES}/${one.batchId}/lines/${one.lineId}/leave-out`),
    async check(market, { lineId, before, ...shared }) {
      expect(await moneyOf(market, shared)).toEqual({ ...before, entries: nobodys, noted: before.noted + 1 })
      const { rows } = await market.query('select status, reason from payout_lines where id = $1', [lineId])
      expect(rows).toEqual([{ status: 'leftOut', reason: 'byOperator' }])
    },
  },
  'throw a draft away': {
    arrange: drawn,
    act: (market, one) => post(market, one, `${BATCHES}/${one.batchId}/discard`),
    async check(market, { before, ...shared }) {
      const { noted } = before
      expect(await moneyOf(market, shared)).toEqual({ ...before, entries: nobodys, drafts: 0, noted: noted + 1 })
    },
  },
  'note what a seller paid of its debt': {
    async arrange(market, initial) {
      const shared = await open(market, initial)
      const before = await moneyOf(market, shared)
      return { ...shared, key: randomUUID(), batchId: 0, lineId: 0, before }
    },
    async act(market, one) {
      const body = { amount: 1, currency: 'PLN', receivedOn: '2026-01-02', note: null }
      const { owed } = await post(market, one, `/api/admin/companies/${one.debtor}/repayments`, body)
      expect(owed).toBe(one.before.owes - 1)
    },
    async check(market, { before, ...shared }) {
      const { repayments, owes } = before
      const noted = before.noted + 1
      expect(await moneyOf(market, shared)).toEqual({ ...before, noted, repayments: repayments + 1, owes: owes - 1 })
    },
  },
}

test.each(Object.entries(SCENARIOS))('E11 %s: done once, wherever the market dies', CASE, async (name, scenario) => {
  counts[name] = await sweep(scenario)
  expect(counts[name]).toBeGreaterThan(20)
})
