import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { verifyReports } from '../../src/domains/reconciliation/index.ts'
import { allOf } from '../all-of.ts'
import { type Reported, stripeReport } from '../fakes/settlements.ts'
import { type MarketOfTransfers, marketOfTransfers } from './bank-market.ts'
import {
  type Chargeback,
  dayOf,
  dice,
  nameOf,
  type Payment,
  PROVIDERS,
  type Provider,
  type Refund,
  reporting,
} from './reporting.ts'

let here: MarketOfTransfers
let write: ReturnType<typeof reporting>['write']
let send: ReturnType<typeof reporting>['send']
let findings: ReturnType<typeof reporting>['findings']
beforeAll(async () => {
  here = await marketOfTransfers()
  ;({ write, send, findings } = reporting(here))
  // The purchase of which those of the payments below are copies.
  await here.begun()
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(here.market.deps)
  const reports = await allOf(verifyReports(here.market.deps))
  await here.market.close()
  expect({ balanced, problems, reports }).toEqual({ balanced: true, problems: [], reports: [] })
})

test('B10 of 500 seeded discrepancies in reports of ten thousand lines all are found, and none is invented', async () => {
  const seed = Number(process.env.SETTLEMENT_SEED ?? randomInt(2 ** 31))
  process.stdout.write(`\nSETTLEMENT_SEED=${seed}\n`)
  const roll = dice(seed)
  const payments: Payment[] = []
  const refunds: Refund[] = []
  const chargebacks: Chargeback[] = []
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
    const disputed = (won: boolean, sum = payment.amount) =>
      chargebacks.push({ payment, amount: sum, fee: 1500, won, day: payment.day })
    const disputeLine = (over: Partial<Reported> = {}): Reported => {
      return { ...refundLine(payment.amount), kind: 'chargeback', fee: 1500, ...over }
    }
    const disputeBack = (): Reported => disputeLine({ id: nextId(provider), gross: payment.amount, fee: 0 })
    // Every eighteenth has something wrong, 500 in all; of the others every eighth went back in one or two parts, and every eighth was
    // disputed, half of these won.
    const fault = n % 18 === Math.floor(n / 18) % 18 ? roll(16) : -1
    if (fault < 0) {
      report.push(line)
      if (n % 8 === 0) {
        const part = Math.floor(payment.amount / 3)
        for (const amount of n % 16 === 0 ? [part, payment.amount - part] : [part]) {
          refundOf(amount)
          report.push(refundLine(amount))
        }
      }
      if (n % 8 === 4) {
        disputed(n % 16 === 4)
        report.push(disputeLine())
        if (n % 16 === 4) report.push(disputeBack())
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
    } else if (fault === 10) {
      disputed(false)
      const dear = disputeLine({ fee: 1600 })
      report.push(line, dear)
      expectOne(provider, 'chargebackFeeDiffers', { externalId: dear.id })
    } else if (fault === 11) {
      disputed(false)
      report.push(line)
      expectOne(provider, 'chargebackMissingThere', { paymentId: payment.id })
    } else if (fault === 12) {
      // Given back, and not won here.
      disputed(false)
      const back = disputeBack()
      report.push(line, disputeLine(), back)
      expectOne(provider, 'chargebackBack', { externalId: back.id })
    } else if (fault === 13) {
      disputed(true)
      report.push(line, disputeLine())
      expectOne(provider, 'chargebackBackMissing', { paymentId: payment.id })
    } else if (fault === 14) {
      disputed(false)
      const more = disputeLine({ gross: -payment.amount - 1 })
      report.push(line, more)
      expectOne(provider, 'amountDiffers', { externalId: more.id })
    } else if (fault === 15) {
      disputed(false)
      const again = disputeLine()
      report.push(line, disputeLine(), again)
      expectOne(provider, 'twice', { externalId: again.id })
    } else {
      const dispute: Reported = { ...refundLine(payment.amount), kind: 'chargeback' }
      report.push(line, dispute)
      expectOne(provider, 'chargeback', { externalId: dispute.id })
    }
  }
  expect(wrong).toBe(500)
  await write(payments, refunds, chargebacks)
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

test('a dispute that a report lacked is forgotten when a later one names it; its fee is booked as the report says once resolved', async () => {
  const payment: Payment = { id: randomUUID(), provider: 'stripe', amount: 9000, day: '2026-01-19', paid: true }
  await write([payment], [], [{ payment, amount: 9000, fee: 1500, won: false, day: '2026-01-19' }])
  const one = { paymentId: payment.id, day: '2026-01-31' }
  await send('stripe', [{ ...one, id: 'dp-0', kind: 'payment', gross: 9000, fee: 10 }])
  const open = async () => (await findings()).filter(({ paymentId }) => paymentId === payment.id)
  expect((await open()).map(({ kind }) => kind)).toEqual(['chargebackMissingThere'])
  const feesAt = async () =>
    (await readBalances(here.market.deps)).find(({ account }) => account === 'provider-fees:stripe')?.balance
  await send('stripe', [{ ...one, id: 'dp-1', kind: 'chargeback', gross: -9000, fee: 2000 }])
  const [finding, ...more] = await open()
  expect([finding, more]).toMatchObject([{ kind: 'chargebackFeeDiffers', expected: 1500, found: 2000 }, []])
  const before = await feesAt()
  await here.asOperator('POST', `/api/admin/findings/${finding?.id}/resolve`, { note: 'Stripe confirms.' })
  expect(await feesAt()).toBe(Number(before) + 500)
})
