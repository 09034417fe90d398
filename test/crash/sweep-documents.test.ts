import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthAfter } from '../../src/domains/documents/rules/months.ts'
import type { Jobs } from '../../src/platform/jobs/names.ts'
import { marketDay } from '../../src/values/days.ts'
import { anOwner, documentSettings, handOver } from '../factories/documents.ts'
import { anOrder } from '../factories/order.ts'
import { authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aCart, orderBody, runAllJobs } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { fakeKsef } from '../fakes/ksef.ts'
import type { TestMarket } from '../market.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const NIP = '5260001246'
const TOKEN = '20260310-EC-0123456789-ABCDEF0123-45|nip-5260001246|0123456789abcdef'
const counts: Record<string, number> = {}
let ksef: Awaited<ReturnType<typeof fakeKsef>>
beforeAll(async () => {
  ksef = await fakeKsef({ [NIP]: TOKEN })
})
afterAll(async () => {
  await ksef.close()
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Shop = { companyId: number; versions: number[]; auth: Record<string, string> }
const shops = new WeakMap<TestMarket, Promise<Shop>>()
function shopOf(market: TestMarket, initial: Map<number, number>, taxId?: string): Promise<Shop> {
  const known = shops.get(market) ?? openShop(market, initial, taxId)
  shops.set(market, known)
  return known
}

/** A seller for whom the market issues, with goods of two VAT treatments. */
async function openShop(market: TestMarket, initial: Map<number, number>, taxId?: string): Promise<Shop> {
  const { rows } = await market.query('select from companies where operates_market')
  if (rows.length === 0) await anOwner(market)
  const { companyId, ownerId } = await aSeller(market.deps, taxId ? { taxId } : {})
  await documentSettings(market, companyId)
  const versions: number[] = []
  for (const vatScheme of ['vat23', 'margin'] as const) {
    const { versionId } = await aProduct(market.deps, companyId, { quantity: 5000, vatScheme })
    initial.set(versionId, 5000)
    versions.push(versionId)
  }
  return { companyId, versions, auth: await authOf(market, ownerId) }
}

const invoice = { name: 'Kowalska Sp. j.', taxId: '5252344078', address: 'ul. Krótka 7, 00-001 Warszawa' }

/** An order of a company, paid at the sandbox; all jobs are through. */
async function aPaidOrder(market: TestMarket, shop: Shop) {
  const cart = await aCart(
    market,
    shop.versions.map((versionId) => ({ versionId })),
  )
  const somewhere = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
  const body = orderBody(cart, { invoice })
  const placed = answered(await market.api('POST', '/api/checkout/orders', body, somewhere)).json
  const ask = { provider: 'sandbox' }
  const started = answered(await market.api('POST', `/api/checkout/${placed.key}/payments`, ask)).json
  await fetch(market.url + new URL(started.redirectUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', timing: 'before' }),
    redirect: 'manual',
  })
  await runAllJobs(market)
  const number: string = placed.orders[0].number
  return { ...shop, market, id: 0, number, at: `/api/companies/${shop.companyId}/orders/${number}` }
}

/** An order on delivery that has just left, as its seller's clicks would leave it; its documents are not issued. */
async function handedOver(market: TestMarket, shop: Shop, vatSchemes: readonly ('vat23' | 'margin')[]) {
  const items = vatSchemes.map((vatScheme) => ({ vatScheme }))
  const how = { cashOnDelivery: true, paymentStatus: 'unpaid' as const, invoice, items }
  const { id, number } = await anOrder(market, shop.companyId, how)
  await handOver(market, id)
  await market.runJob('orders.bookCommissions')
  return { ...shop, market, id, number, at: `/api/companies/${shop.companyId}/orders/${number}` }
}
type Papers = Awaited<ReturnType<typeof handedOver>>

/** Does what adds a job, lets all others run, and leaves that one for whoever dies. */
async function leaving(market: TestMarket, job: keyof Jobs, doing: () => Promise<unknown>): Promise<void> {
  const put = (when: string) =>
    market.query(
      `update graphile_worker._private_jobs set run_at = now() + $2::interval
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [job, when],
    )
  await doing()
  await put('1 hour')
  await market.runJobs()
  await put('0')
}
async function ship(market: TestMarket, { at, auth, versions }: Papers, initial: Map<number, number>) {
  answered(await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, auth))
  // What has left is not held any more.
  for (const id of versions) initial.set(id, (initial.get(id) ?? Number.NaN) - 1)
}
async function anOrderWithPapers(market: TestMarket, initial: Map<number, number>): Promise<Papers> {
  const papers = await aPaidOrder(market, await shopOf(market, initial))
  await ship(market, papers, initial)
  await runAllJobs(market)
  return papers
}

/** Kinds of an order's documents; and nowhere is a gap or a number twice. */
async function kindsOf(market: TestMarket, number: string): Promise<string[]> {
  const { rows: series } = await market.query(
    `select s.last, count(d.id)::int as issued, min(d.sequence) as first, max(d.sequence) as latest
     from document_series s left join documents d using (company_id, series, year) group by s.company_id, s.series, s.year, s.last`,
  )
  for (const { last, ...found } of series) expect(found).toEqual({ issued: last, first: 1, latest: last })
  const { rows } = await market.query(
    'select kind from documents d join orders o on o.id = d.order_id where o.number = $1 order by kind',
    [number],
  )
  return rows.map(({ kind }) => kind)
}

const PERIOD = marketDay(new Date()).slice(0, 7)
const SCENARIOS: Record<string, Scenario<Papers>> = {
  'issue the documents of an order': {
    async arrange(market, initial) {
      const papers = await handedOver(market, await shopOf(market, initial), ['vat23', 'margin'])
      await market.deps.emit(market.deps.db, { name: 'order.handedOver', payload: { orderId: papers.id } })
      return papers
    },
    act: (market) => market.runJobs(),
    async check(market, { number }) {
      expect(await kindsOf(market, number)).toEqual(['marginInvoice', 'vatInvoice'])
    },
  },
  'correct them after a refund': {
    async arrange(market, initial) {
      const papers = await anOrderWithPapers(market, initial)
      const part = { kind: 'amount', amount: 10_001, reason: 'goodwill', words: null, givenBack: 0 }
      await leaving(market, 'refunds.correctDocuments', async () =>
        answered(await market.api('POST', `${papers.at}/refunds`, part, papers.auth)),
      )
      return papers
    },
    act: (market) => market.runJobs(),
    async check(market, { number }) {
      expect(await kindsOf(market, number)).toEqual(['correction', 'correction', 'marginInvoice', 'vatInvoice'])
      const { rows } = await market.query(
        `select sum(d.total)::int as back from documents d join orders o on o.id = d.order_id
         where o.number = $1 and d.corrects_id is not null`,
        [number],
      )
      expect(rows).toEqual([{ back: -10_001 }])
    },
  },
  'bill the commission of a month': {
    async arrange(market, initial) {
      // Of a seller of its own: a month is billed once.
      const papers = await handedOver(market, await openShop(market, initial), ['vat23'])
      await runAllJobs(market)
      const payload = { companyId: papers.companyId, period: PERIOD }
      await market.deps.addJob(market.deps.db, { name: 'documents.billCommission', payload })
      return papers
    },
    act: (market) => market.runJobs(),
    async check(market, { companyId, number }) {
      expect(await kindsOf(market, number)).toEqual([])
      const { rows } = await market.query(
        `select d.kind, d.total, sum(b.net + b.vat)::int as billed from documents d join billed_commissions b on b.document_id = d.id
         where d.buyer_company_id = $1 group by d.id`,
        [companyId],
      )
      const [booked] = (
        await market.query(
          `select sum(amount)::int as sum from ledger_entries where transaction_key = $1 and account = $2`,
          [`commission:${number}`, `seller:${companyId}`],
        )
      ).rows
      expect(rows).toEqual([{ kind: 'commissionInvoice', total: booked.sum, billed: booked.sum }])
      expect(rows[0].billed).toBeGreaterThan(0)
    },
  },
  'take back the commission of what was given back': {
    async arrange(market, initial) {
      const papers = await handedOver(market, await openShop(market, initial), ['vat23'])
      const { companyId, at, auth } = papers
      await market.query(`update orders set payment_status = 'onDelivery' where id = $1`, [papers.id])
      await market.runJob('documents.billCommission', { companyId, period: PERIOD })
      answered(await market.api('POST', `${at}/deliver`, undefined, auth))
      const whole = { kind: 'whole', reason: 'returned', words: null, givenBack: 0 }
      answered(await market.api('POST', `${at}/refunds`, whole, auth))
      await runAllJobs(market)
      const payload = { companyId, period: monthAfter(PERIOD) }
      await market.deps.addJob(market.deps.db, { name: 'documents.billCommission', payload })
      return papers
    },
    act: (market) => market.runJobs(),
    async check(market, { companyId, number }) {
      await kindsOf(market, number)
      const { rows } = await market.query(
        `select array_agg(kind order by id) as kinds, sum(total)::int as kept from documents where buyer_company_id = $1`,
        [companyId],
      )
      expect(rows).toEqual([{ kinds: ['commissionInvoice', 'commissionCorrection'], kept: 0 }])
    },
  },
}

describe('a process that dies before or after any statement about documents', () => {
  test.each(Object.entries(SCENARIOS))('E11 T06 %s: no number lost, none twice', CASE, async (name, scenario) => {
    counts[name] = await sweep(scenario)
    expect(counts[name]).toBeGreaterThan(20)
  })
})

test('T06 an invoice goes to KSeF from a market that dies anywhere: one file, one number', CASE, async () => {
  counts.ksef = await sweep<Papers>({
    standIns: { ksef: ksef.url },
    async arrange(market, initial) {
      const shop = await shopOf(market, initial, NIP)
      // All markets of these tests have one tax number and one system: their series tell invoices apart.
      await market.query(
        `update document_settings set ksef = 'test', ksef_token = $2, series = $3 where company_id = $1 and ksef = 'off'`,
        [shop.companyId, market.deps.secrets.seal(TOKEN), { vatInvoice: `FV${randomInt(1e6)}` }],
      )
      const papers = await handedOver(market, shop, ['vat23'])
      await market.runJob('documents.issueForOrder', { orderId: papers.id })
      return papers
    },
    async act(mortal, { market }) {
      // An hour passes between the steps: whoever died has lost its claim.
      for (let step = 0; step < 3; step += 1) {
        await market.query(`update ksef_invoices set busy_until = null where status in ('waiting', 'sent')`)
        await market.query(
          `update graphile_worker._private_jobs set run_at = now()
           where task_id = (select id from graphile_worker._private_tasks where identifier = 'documents.sendToKsef')`,
        )
        await mortal.runJobs()
      }
    },
    async check(market, { number }) {
      expect(await kindsOf(market, number)).toEqual(['vatInvoice'])
      const { rows } = await market.query(
        `select k.status, k.xml, k.ksef_number as "ksefNumber" from ksef_invoices k join documents d on d.id = k.document_id
         join orders o on o.id = d.order_id where o.number = $1`,
        [number],
      )
      const [{ xml, ...sent }] = rows
      const taken = ksef.received().filter((one) => one.xml.includes(`<NrZamowienia>${number}<`))
      expect(new Set(taken.map((one) => one.xml))).toEqual(new Set([xml]))
      expect(sent).toEqual({ status: 'accepted', ksefNumber: taken.find((one) => one.number)?.number })
      expect(taken.filter((one) => one.number)).toHaveLength(1)
    },
  })
  expect(counts.ksef).toBeGreaterThan(40)
})
