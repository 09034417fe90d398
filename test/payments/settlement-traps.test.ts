import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { verifyReports } from '../../src/domains/reconciliation/index.ts'
import { allOf } from '../all-of.ts'
import { paypalReport, type Reported, stripeReport } from '../fakes/settlements.ts'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'
import { type Payment, reporting } from './reporting.ts'

// Reports that are somebody else's, come again with other words, or tell of money that went back another way.

let here: MarketOfTransfers
let tools: ReturnType<typeof reporting>
beforeAll(async () => {
  here = await marketOfTransfers()
  tools = reporting(here)
  await here.begun()
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(here.market.deps)
  const reports = await allOf(verifyReports(here.market.deps))
  await here.market.close()
  expect({ balanced, problems, reports }).toEqual({ balanced: true, problems: [], reports: [] })
})

const balance = async (name: string) =>
  (await readBalances(here.market.deps)).find(({ account }) => account === name)?.balance ?? 0
const aPayment = (over: Partial<Payment> = {}): Payment => ({
  ...{ id: randomUUID(), provider: 'stripe', amount: 5000, day: '2026-01-10', paid: true },
  ...over,
})
const lineOf = ({ id, amount, day }: Payment, over: Partial<Reported> = {}): Reported => ({
  ...{ id: `l-${id}`, kind: 'payment', paymentId: id, gross: amount, fee: 0, day },
  ...over,
})
const about = async ({ id }: Payment) => (await tools.findings()).filter(({ paymentId }) => paymentId === id)

test('B10 a report of another provider is refused by name: its fees and payouts would be booked at the wrong one', async () => {
  const payment = aPayment({ provider: 'paypal' })
  await tools.write([payment], [])
  const report = [
    lineOf(payment),
    { id: 'po-wrong', kind: 'payout', paymentId: null, gross: -4900, fee: 0, day: '2026-01-11' } as const,
  ]
  const before = await balance('operator:stripe')
  const sent = await here.upload('/api/admin/settlements/stripe', paypalReport(report), { name: 'wrong.csv' })
  expect([sent.status, sent.json.errors]).toEqual([
    422,
    [expect.objectContaining({ field: 'file', code: 'statement_other_provider' })],
  ])
  expect(await balance('operator:stripe')).toBe(before)
  await tools.send('paypal', report)
  expect(await about(payment)).toEqual([])
})

test('B10 a payout and a fee that another report tells of again are booked once; with another sum people decide, and the difference is booked', async () => {
  const day = '2026-01-12'
  const movement = { paymentId: null, fee: 0, day }
  const payout = (gross: number): Reported => ({ ...movement, id: 'po-1', kind: 'payout', gross })
  const fee = (gross: number): Reported => ({ ...movement, id: 'fee-1', kind: 'fee', gross })
  const filler = (n: number): Reported => ({ ...movement, id: `other-${n}`, kind: 'fee', gross: 0 })
  const at = async () => [await balance('operator:stripe'), await balance('provider-fees:stripe')]
  const [money = 0, fees = 0] = await at()
  await tools.send('stripe', [payout(-100_000), fee(-700)])
  expect(await at()).toEqual([money - 100_700, fees + 700])
  // The same in another file, without the column of net sums.
  const short = stripeReport([payout(-100_000), fee(-700), filler(1)])
    .toString()
    .split('\n')
    .map((row) => row.split(',').toSpliced(5, 1).join(','))
    .join('\n')
  expect((await here.upload('/api/admin/settlements/stripe', Buffer.from(short), { name: 's.csv' })).status).toBe(201)
  await here.market.runJobs()
  expect([await at(), await tools.findings()]).toEqual([[money - 100_700, fees + 700], []])

  await tools.send('stripe', [payout(-100_500), fee(-650), filler(2)])
  expect(await at()).toEqual([money - 100_700, fees + 700])
  const found = await tools.findings()
  expect(found.map(({ kind, externalId }) => `${kind} ${externalId}`).sort()).toEqual(['changed fee-1', 'changed po-1'])
  for (const { id } of found) {
    const resolved = await here.asOperator('POST', `/api/admin/findings/${id}/resolve`, { note: 'Stripe confirms.' })
    expect(resolved.status).toBe(200)
  }
  expect(await at()).toEqual([money - 100_500 - 650, fees + 650])
})

test('B10 money that people transferred back is missing in no report, and a refund that the provider tells of besides is one too many', async () => {
  const [transferred, covered] = [aPayment(), aPayment()]
  await tools.write(
    [transferred, covered],
    [transferred, covered].map((payment) => ({ payment, amount: 2000, day: payment.day })),
  )
  await here.market.query(`update payment_refunds set way = 'transfer' where payment_id = $1`, [transferred.id])
  await here.market.query('update payment_refunds set covered = true where payment_id = $1', [covered.id])
  await tools.send('stripe', [
    lineOf(transferred),
    lineOf(covered),
    lineOf(aPayment({ day: '2026-01-28' }), { kind: 'fee', gross: 0 }),
  ])
  expect([...(await about(transferred)), ...(await about(covered))]).toEqual([])
  await tools.send('stripe', [lineOf(transferred, { id: 're-1', kind: 'refund', gross: -2000 })])
  expect((await about(transferred)).map(({ kind }) => kind)).toEqual(['unknownRefund'])
})
