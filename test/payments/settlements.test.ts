import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { verifyReports } from '../../src/domains/reconciliation/index.ts'
import { allOf } from '../all-of.ts'
import { paypalReport, przelewy24Report, type Reported, stripeReport } from '../fakes/settlements.ts'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'

const REPORTS = { stripe: stripeReport, paypal: paypalReport, przelewy24: przelewy24Report }
type Provider = keyof typeof REPORTS
const PROVIDERS = Object.keys(REPORTS) as Provider[]

let here: MarketOfTransfers
beforeAll(async () => {
  here = await marketOfTransfers()
  // The purchase of which those of the payments below are copies.
  await here.begun()
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(here.market.deps)
  const reports = await allOf(verifyReports(here.market.deps))
  await here.market.close()
  expect({ balanced, problems, reports }).toEqual({ balanced: true, problems: [], reports: [] })
})

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

type Payment = { id: string; provider: Provider; amount: number; day: string; paid: boolean }
type Refund = { payment: Payment; amount: number; day: string }
const dayOf = (n: number) => `2026-01-${String(n).padStart(2, '0')}`

let purchases = 1_000_000
/** Writes payments and refunds as if they had come through a provider; the ledger of payments is proved elsewhere. */
async function write(payments: readonly Payment[], refunds: readonly Refund[]): Promise<void> {
  const rows = payments.map((one) => {
    purchases += 1
    return { ...one, purchase: purchases, status: one.paid ? 'paid' : 'started' }
  })
  await here.market.query(
    `insert into purchases overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', n, 'key', 'settled-' || n, 'idempotency_key', null))).*
      from purchases p, generate_series($1::bigint, $2::bigint) n where p.id = (select min(id) from purchases)`,
    [purchases - rows.length + 1, purchases],
  )
  await here.market.query(
    `insert into payments (id, purchase_id, operator, reference, amount, currency, status, paid_at, amount_paid)
      select id, purchase, provider, 'ref-' || id, amount, 'PLN', status, case when paid then day + interval '12 hours' end,
        case when paid then amount else 0 end
      from json_to_recordset($1::json) as t(id uuid, purchase bigint, provider text, amount bigint, status text, paid boolean, day date)`,
    [JSON.stringify(rows)],
  )
  await here.market.query(
    `insert into payment_refunds (payment_id, key, amount, currency, status, done_at)
      select payment, 'test-' || n, amount, 'PLN', 'done', day + interval '12 hours'
      from json_to_recordset($1::json) as t(payment uuid, n text, amount bigint, day date)`,
    [
      JSON.stringify(
        refunds.map((one) => ({ payment: one.payment.id, n: randomUUID(), amount: one.amount, day: one.day })),
      ),
    ],
  )
}

const send = async (provider: Provider, lines: readonly Reported[]) => {
  const sent = await here.upload(`/api/admin/settlements/${provider}`, REPORTS[provider](lines), {
    name: `${provider}.csv`,
  })
  expect([sent.status, sent.json]).toEqual([201, { id: expect.any(Number) }])
  await here.market.runJobs()
}

type Finding = { id: number; provider: string; kind: string; externalId: string | null; paymentId: string | null }
async function findings(): Promise<Finding[]> {
  const all: Finding[] = []
  for (let before = ''; ; ) {
    const { json } = await here.asOperator('GET', `/api/admin/findings?status=open${before}`)
    all.push(...json.findings)
    if (json.next === null) return all
    before = `&before=${json.next}`
  }
}
const nameOf = ({ provider, kind, externalId, paymentId }: Omit<Finding, 'id'>) =>
  `${provider} ${kind} ${externalId ?? paymentId}`

test('B10 of 500 seeded discrepancies in reports of ten thousand lines all are found, and none is invented', {
  timeout: 120_000,
}, async () => {
  const seed = Number(process.env.SETTLEMENT_SEED ?? randomInt(2 ** 31))
  process.stdout.write(`\nSETTLEMENT_SEED=${seed}\n`)
  const roll = dice(seed)
  const payments: Payment[] = []
  const refunds: Refund[] = []
  const lines: Record<Provider, Reported[]> = { stripe: [], paypal: [], przelewy24: [] }
  const expected: string[] = []
  let wrong = 0
  let nth = 0
  const nextId = (provider: Provider) => {
    nth += 1
    return `${provider === 'stripe' ? 'txn_' : ''}${1_000_000 + nth}`
  }
  const expectOne = (
    provider: Provider,
    kind: string,
    { externalId = null, paymentId = null }: { externalId?: string | null; paymentId?: string | null },
  ) => {
    wrong += 1
    expected.push(nameOf({ provider, kind, externalId, paymentId }))
  }
  for (let n = 0; n < 9000; n += 1) {
    const provider = PROVIDERS[n % 3] as Provider
    const report = lines[provider]
    const payment: Payment = {
      id: randomUUID(),
      provider,
      amount: 1000 + roll(5_000_000),
      day: dayOf(2 + roll(24)),
      paid: true,
    }
    payments.push(payment)
    const day = dayOf(Number(payment.day.slice(8)) + roll(2))
    const fee = 30 + Math.floor(payment.amount / 70)
    const line: Reported = {
      id: nextId(provider),
      kind: 'payment',
      paymentId: payment.id,
      gross: payment.amount,
      fee,
      day,
    }
    const refundLine = (amount: number): Reported => {
      return {
        id: nextId(provider),
        kind: 'refund',
        paymentId: payment.id,
        gross: -amount,
        fee: 0,
        day: dayOf(Number(day.slice(8)) + 1),
      }
    }
    const refundOf = (amount: number) => refunds.push({ payment, amount, day: payment.day })
    // Every eighteenth has something wrong, 500 in all; of the others every eighth went back in one or two parts.
    const fault = n % 18 === Math.floor(n / 18) % 18 ? roll(10) : -1
    if (fault < 0) {
      report.push(line)
      if (n % 8 === 0) {
        const part = Math.floor(payment.amount / 3)
        for (const amount of n % 16 === 0 ? [part, payment.amount - part] : [part]) {
          refundOf(amount)
          report.push(refundLine(amount))
        }
      }
      continue
    }
    if (fault === 0) expectOne(provider, 'missingThere', { paymentId: payment.id })
    else if (fault === 1) {
      // In a report, and never paid here, or not even known.
      payment.paid = false
      if (roll(2) === 0) payments.pop()
      report.push(line)
      expectOne(provider, 'missingHere', { externalId: line.id })
    } else if (fault === 2) {
      report.push({ ...line, gross: line.gross + (roll(2) === 0 ? 1 : -1) })
      expectOne(provider, 'amountDiffers', { externalId: line.id })
    } else if (fault === 3 && provider !== 'paypal') {
      report.push({ ...line, net: line.gross - line.fee - 1 })
      expectOne(provider, 'feeDiffers', { externalId: line.id })
    } else if (fault === 4) {
      // Once more under another name.
      const again = { ...line, id: nextId(provider) }
      report.push(line, again)
      expectOne(provider, 'twice', { externalId: again.id })
    } else if (fault === 5) {
      // Once more, the very same.
      report.push(line, line)
      expectOne(provider, 'twice', { externalId: line.id })
    } else if (fault === 6) {
      const unknown = refundLine(700)
      report.push(line, unknown)
      expectOne(provider, 'unknownRefund', { externalId: unknown.id })
    } else if (fault === 7) {
      refundOf(800)
      report.push(line)
      expectOne(provider, 'refundMissingThere', { paymentId: payment.id })
    } else if (fault === 8) {
      refundOf(900)
      const other = refundLine(901)
      report.push(line, other)
      expectOne(provider, 'amountDiffers', { externalId: other.id })
    } else {
      const dispute: Reported = { ...refundLine(payment.amount), kind: 'chargeback' }
      report.push(line, dispute)
      expectOne(provider, 'chargeback', { externalId: dispute.id })
    }
  }
  expect(wrong).toBe(500)
  await write(payments, refunds)
  for (const provider of PROVIDERS) {
    const report = lines[provider]
    // Reports begin a day before the first payment.
    report.unshift({ id: nextId(provider), kind: 'fee', paymentId: null, gross: -5, fee: 0, day: '2026-01-01' })
    // The last report reaches far enough that nothing can be on its way still.
    report.push({ id: nextId(provider), kind: 'payout', paymentId: null, gross: -100_000, fee: 0, day: '2026-01-31' })
    const half = Math.floor(report.length / 2)
    await send(provider, report.slice(0, half))
    // Overlapping: what both tell counts once.
    await send(provider, report.slice(half - 200))
  }
  const found = (await findings()).map(nameOf)
  const sorted = (names: string[]) => [...names].sort()
  expect(sorted(found)).toEqual(sorted(expected))
  const { files } = (await here.asOperator('GET', '/api/admin/settlements')).json
  const told = files.reduce((sum: number, one: { lines: number }) => sum + one.lines, 0)
  expect(told).toBeGreaterThan(9_900)
  const fees = (await readBalances(here.market.deps)).filter(({ account }) => account.startsWith('provider-fees:'))
  expect(fees).toHaveLength(3)
  for (const { balance } of fees) expect(balance).toBeGreaterThan(0)
})

test('what a report lacks is asked for once reports cover its day, and forgotten when a later one names it', async () => {
  const payment: Payment = { id: randomUUID(), provider: 'stripe', amount: 5000, day: '2026-01-20', paid: true }
  await write([payment], [])
  const filler = (day: string): Reported => ({ id: `f-${day}`, kind: 'fee', paymentId: null, gross: -1, fee: 0, day })
  await send('stripe', [filler('2026-01-30')])
  const open = (await findings()).filter(({ paymentId }) => paymentId === payment.id)
  expect(open.map(({ kind }) => kind)).toEqual(['missingThere'])
  await send('stripe', [
    { id: 'late', kind: 'payment', paymentId: payment.id, gross: 5000, fee: 100, day: '2026-01-31' },
  ])
  expect((await findings()).filter(({ paymentId }) => paymentId === payment.id)).toEqual([])
})

test('a discrepancy is resolved once, with a word of why; a fee that differs is booked then', async () => {
  const payment: Payment = { id: randomUUID(), provider: 'przelewy24', amount: 5000, day: '2026-01-21', paid: true }
  await write([payment], [])
  const line: Reported = {
    id: 'fee-1',
    kind: 'payment',
    paymentId: payment.id,
    gross: 5000,
    fee: 100,
    net: 4800,
    day: '2026-01-21',
  }
  const feesAt = async () =>
    (await readBalances(here.market.deps)).find(({ account }) => account === 'provider-fees:przelewy24')?.balance
  const before = await feesAt()
  await send('przelewy24', [line])
  const finding = (await findings()).find(({ externalId }) => externalId === 'fee-1')
  expect(finding).toMatchObject({ kind: 'feeDiffers', expected: 200, found: 100 })
  expect(await feesAt()).toBe(before)
  const path = `/api/admin/findings/${finding?.id}/resolve`
  expect((await here.asOperator('POST', path, { note: '' })).status).toBe(422)
  const answers = await Promise.all([1, 2, 3].map(() => here.asOperator('POST', path, { note: 'P24 potwierdza 1 zł' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await feesAt()).toBe(Number(before) + 100)
})

test('one report compared by several workers at once gives each payment to one line', async () => {
  const made = Array.from(
    { length: 40 },
    (): Payment => ({ id: randomUUID(), provider: 'stripe', amount: 7000, day: '2026-01-22', paid: true }),
  )
  await write(made, [])
  const lineOf = (payment: Payment, n: number): Reported => ({
    id: `w-${n}`,
    kind: 'payment',
    paymentId: payment.id,
    gross: 7000,
    fee: 10,
    day: '2026-01-22',
  })
  const report = stripeReport(made.map(lineOf))
  const sent = await here.upload('/api/admin/settlements/stripe', report, { name: 'a.csv' })
  // Every payment once more in another report.
  const again = await here.upload(
    '/api/admin/settlements/stripe',
    stripeReport(made.map((one, n) => lineOf(one, n + 1000))),
    { name: 'b.csv' },
  )
  const ids = [sent.json.id, again.json.id]
  await Promise.all([...ids, ...ids, ...ids].map((fileId) => here.market.runJob('reconciliation.compare', { fileId })))
  const own = new Set(made.map(({ id }) => id))
  const found = (await findings()).filter(({ paymentId }) => paymentId !== null && own.has(paymentId))
  expect(found.map(({ kind }) => kind)).toEqual(made.map(() => 'twice'))
  expect((await here.upload('/api/admin/settlements/stripe', report, { name: 'c.csv' })).json.code).toBe(
    'statement_known',
  )
})
