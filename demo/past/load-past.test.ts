import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { ORDER_STATUSES } from '../../src/domains/orders/contract.ts'
import { writeSetting } from '../../src/domains/settings/index.ts'
import { ownAddress } from '../../src/platform/config/own-address.ts'
import { allOf } from '../../test/all-of.ts'
import { anOperator } from '../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../test/market.ts'
import { LEDGER_CHECKS } from '../../tools/ledger-checks.ts'
import { loadDemoOnce } from '../load.ts'
import { MARK } from '../mark.ts'
import { ORDERS } from './plan.ts'

// The demo as a first start loads it, once for all of them. The clock stands while they look: what comes due meanwhile is not of the past.
const loadedAt = new Date()
let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { DEMO: 'true', LOG_LEVEL: 'error' }, now: () => loadedAt })
  await loadDemoOnce(market.deps)
}, 900_000)
afterAll(() => market.close())

const rowsOf = async (text: string) => (await market.query(text)).rows
const counted = async (what: string, table: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await rowsOf(`select ${what} as what, count(*)::int as n from ${table} group by 1`)).map((r) => [r.what, r.n]),
  )

test('a year of orders is there, in every state of an order', async () => {
  const states = await counted('status', 'orders')
  expect(Object.values(states).reduce((sum, n) => sum + n, 0)).toBe(ORDERS)
  expect(Object.keys(states).sort()).toEqual([...ORDER_STATUSES].sort())
  const [{ days, sellers, guests, parts, several }] = await rowsOf(`select
    extract(day from max(placed_at) - min(placed_at))::int as days, count(distinct company_id)::int as sellers,
    (select count(*)::int from purchases where user_id is null) as guests,
    (select count(*)::int from (select from shipments group by order_id having count(*) > 1) x) as parts,
    (select count(*)::int from (select from orders group by purchase_id having count(*) > 1) x) as several from orders`)
  expect(days).toBeGreaterThan(350)
  expect(sellers).toBe(6)
  for (const some of [guests, parts, several]) expect(some).toBeGreaterThan(4)
  expect(Object.keys(await counted('method', 'orders'))).toHaveLength(6)
  expect(Object.keys(await counted('operator', 'payments')).sort()).toEqual([
    ...['bank-transfer', 'paypal', 'przelewy24', 'sandbox', 'stripe'],
  ])
})

test('cases in each of their states, reviews that are answered and reported, payouts, documents', async () => {
  const cases = await rowsOf('select kind, status from return_cases group by 1, 2')
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['withdrawal', 'return', 'exchange', 'claim']))
  expect(new Set(cases.map(({ status }) => status))).toEqual(
    new Set(['opened', 'accepted', 'sent', 'received', 'settled', 'rejected', 'cancelled', 'lapsed', 'disputed']),
  )
  const [some] = await rowsOf(`select (select count(*)::int from reviews) as reviews,
    (select count(*)::int from reviews where reply is not null) as replies,
    (select count(*)::int from content_reports) as reports,
    (select count(*)::int from payout_batches where status = 'done') as done,
    (select count(*)::int from payout_batches where status = 'draft') as waiting,
    (select count(*)::int from documents where kind = 'vatInvoice') as invoices,
    (select count(*)::int from documents where corrects_id is not null) as corrections,
    (select count(*)::int from refunds r join orders o on o.id = r.order_id where r.amount < o.total) as parts`)
  for (const [what, count] of Object.entries(some)) expect(count, what).toBeGreaterThan(0)
})

test('banks took money back: open with a clock, answered, won and lost, and nothing is open that has no end', async () => {
  const told = await rowsOf(`select c.state, c.provider, c.answer_until > now() as waits, count(*)::int as n
    from chargebacks c group by 1, 2, 3 order by 1, 2`)
  expect(told).toEqual([
    { state: 'answered', provider: 'sandbox', waits: true, n: 1 },
    { state: 'evidenceDue', provider: 'stripe', waits: true, n: 2 },
    { state: 'lost', provider: 'sandbox', waits: false, n: 1 },
    { state: 'lost', provider: 'stripe', waits: false, n: 1 },
    { state: 'won', provider: 'stripe', waits: false, n: 1 },
  ])
  const wrong = await rowsOf(`select from chargebacks c join payments p on p.id = c.payment_id
    where c.opened_at < p.paid_at + interval '10 days' or c.opened_at > now() or c.decided_at > now()
      or p.disputed <> (c.state not in ('won', 'lost'))`)
  expect(wrong).toEqual([])
  const elsewhere = await rowsOf(`select distinct notify_url from sandbox_payments`)
  expect(elsewhere).toEqual([{ notify_url: `${ownAddress(market.deps.config)}/api/payments/webhooks/sandbox` }])
})

test('reports of a provider were compared: all of two months but a grosz, and what it keeps is booked', async () => {
  const operator = (await anOperator(market)).auth
  const { files } = (await market.api('GET', '/api/admin/settlements', undefined, operator)).json
  expect(files).toMatchObject([{ provider: 'przelewy24' }, { provider: 'przelewy24' }])
  const { findings } = (await market.api('GET', '/api/admin/findings', undefined, operator)).json
  expect(findings).toMatchObject([{ kind: 'amountDiffers', status: 'open', provider: 'przelewy24' }])
  expect(findings[0].found - findings[0].expected).toBe(1)
  expect(await counted('status', 'settlement_lines')).toEqual({ matched: expect.any(Number), noted: 2 })
  const [{ fees }] = await rowsOf('select sum(fee_booked)::int as fees from settlement_lines')
  expect(fees).toBeGreaterThan(2 * 4900)
})

test('the books balance and agree with orders, payments, payouts and documents', async () => {
  const { balanced, problems } = await verifyLedger(market.deps)
  const found = await Promise.all(LEDGER_CHECKS.map(({ find }) => allOf(find(market.deps))))
  expect({ balanced, problems, found: found.flat() }).toEqual({ balanced: true, problems: [], found: [] })
})

test('the shelves hold what came in less what was sold', async () => {
  const wrong = await rowsOf(`select v.id from versions v where v.quantity <>
    coalesce((select sum(delta) from stock_movements where version_id = v.id), 0)`)
  expect(wrong).toEqual([])
})

test('nothing of the past is left to do: no mail, no job, and the clocks of the first minute move nothing', async () => {
  expect(await rowsOf(`select m.template from mails m`)).toEqual([])
  const names = (
    await rowsOf(
      `select distinct t.identifier as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
    )
  ).map(({ name }) => name)
  expect(names.filter((name) => !/^(catalog|search|platform|categories)\./.test(name))).toEqual([])
  const before = await counted('status', 'orders')
  for (const { name, everyMinute, run } of market.jobs)
    if (everyMinute && /^(orders|refunds|returns|fulfilment|checkout|payouts|documents|chargebacks)\./.test(name))
      await run({} as never, { signal: new AbortController().signal })
  expect(await counted('status', 'orders')).toEqual(before)
  expect(await rowsOf('select template from mails')).toEqual([])
})

test('what it says happened lies in the past', async () => {
  const [late] = await rowsOf(`select
    (select count(*)::int from order_events e join orders o on o.id = e.order_id where e.at < o.placed_at) as early,
    (select count(*)::int from orders where placed_at > now()) as orders,
    (select count(*)::int from stock_movements where at > now()) as stock,
    (select count(*)::int from payment_refunds where created_at > now()) as refunds`)
  expect(late).toEqual({ early: 0, orders: 0, stock: 0, refunds: 0 })
})

test('it is not loaded twice; one that was cut off is begun anew', async () => {
  await loadDemoOnce(market.deps)
  expect(await rowsOf('select count(*)::int as n from orders')).toEqual([{ n: ORDERS }])
  await writeSetting(market.deps, MARK, 'loading')
  await loadDemoOnce(market.deps)
  expect(await rowsOf('select count(*)::int as n from orders')).toEqual([{ n: ORDERS }])
}, 900_000)
