import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { reported } from '../../chargebacks/index.ts'
import { feeEntries, postTransactions, settlementEntries } from '../../ledger/index.ts'
import { booked as money } from '../../payments/index.ts'
import { directionName, type Judged, judgeLines, type ReportLine } from '../rules/judge-lines.ts'
import { endMissing, insertFindings, type NewFinding } from '../store/findings.ts'
import {
  findCovered,
  findFile,
  findNewLines,
  findTaken,
  findTold,
  lockProvider,
  saveJudged,
} from '../store/settlements.ts'

const BATCH = 500
/** Days a provider may take to report a payment. */
const REPORTED_WITHIN = 3
const DAY = 86_400_000

/**
 * Compares the lines of a report with our payments and refunds, in steps of some hundred, each a transaction that one process does at a time;
 * then looks for what of ours no report names. Killed, it goes on where it stopped; twice changes nothing.
 */
export async function compareFile(deps: Deps, fileId: number, signal: AbortSignal): Promise<void> {
  const file = await findFile(deps.db, fileId)
  if (!file) return
  const { provider } = file
  while (!signal.aborted) {
    const done = await deps.db.transaction().execute((db) => compareSome({ ...deps, db }, provider, fileId))
    if (done) break
  }
  signal.throwIfAborted()
  await deps.db.transaction().execute((db) => findMissing({ ...deps, db }, provider))
}

/** True when nothing was left. */
async function compareSome(deps: Deps, provider: string, fileId: number): Promise<boolean> {
  await lockProvider(deps.db, provider)
  const lines = await findNewLines(deps.db, fileId, BATCH)
  const [first] = lines
  if (!first) return true
  const ids = lines.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  const references = lines.flatMap(({ reference }) => (reference === null ? [] : [reference]))
  const { payments, refunds } = await money.findClaimed(deps.db, provider, { ids, references })
  const claimed = { payments: payments.map(({ id }) => id), refunds: refunds.map(({ id }) => id) }
  const chargebacks = await reported.readChargebacksOf(deps, claimed.payments)
  const taken = await findTaken(deps.db, provider, { ...claimed, chargebacks: chargebacks.map(({ id }) => id) })
  const ours = {
    ...{ payments, refunds, takenPayments: taken.payments, takenRefunds: taken.refunds },
    ...{ chargebacks, takenChargebacks: taken.chargebacks },
    told: await findTold(deps.db, { provider, fileId }, lines),
  }
  const judged = judgeLines(lines, ours)
  const feeKey = `fee:lines-${first.id}` as const
  await saveJudged(deps.db, judged, feeKey)
  await insertFindings(deps.db, provider, findingsOf(lines, judged), deps.now())
  const found = {
    payments: judged.flatMap((one) => (one.paymentId !== null && one.status === 'matched' ? [one.paymentId] : [])),
    refunds: judged.flatMap(({ refundId }) => (refundId === null ? [] : [refundId])),
    chargebacks: chargebacksIn(lines, judged),
  }
  await endMissing(deps.db, provider, found, deps.now())
  await book(deps, { provider, feeKey }, lines, judged)
  return false
}

const byId = (lines: readonly ReportLine[]) => {
  const known = new Map(lines.map((line) => [line.id, line]))
  return (id: number) => must(known.get(id), `line ${id}`)
}

function findingsOf(lines: readonly ReportLine[], judged: readonly Judged[]): NewFinding[] {
  const lineOf = byId(lines)
  return judged.flatMap(({ id, paymentId, refundId, chargebackId, findings }) =>
    findings.map((finding) => ({
      ...finding,
      lineId: id,
      paymentId,
      refundId,
      chargebackId,
      currency: lineOf(id).currency,
    })),
  )
}

/** Of which chargebacks these lines say that the money left, and of which that it is back. */
function chargebacksIn(lines: readonly ReportLine[], judged: readonly Judged[]): { out: number[]; back: number[] } {
  const lineOf = byId(lines)
  const told = judged.flatMap(({ id, chargebackId }) =>
    chargebackId === null ? [] : [{ chargebackId, isBack: lineOf(id).gross > 0 }],
  )
  const of = (isBack: boolean) => told.filter((one) => one.isBack === isBack).map(({ chargebackId }) => chargebackId)
  return { out: of(false), back: of(true) }
}

/** What the provider kept, as one sum, and what it sent to the market's bank. */
async function book(
  deps: Deps,
  { provider, feeKey }: { provider: string; feeKey: `fee:lines-${number}` },
  lines: readonly ReportLine[],
  judged: readonly Judged[],
): Promise<void> {
  const lineOf = byId(lines)
  const fees = judged.flatMap(({ id, fee }) => feeEntries({ provider, amount: fee, currency: lineOf(id).currency }))
  const payouts = judged.flatMap(({ id, status }) => {
    const { kind, gross, currency } = lineOf(id)
    if (kind !== 'payout' || status !== 'noted') return []
    const entries = settlementEntries({ provider, amount: -gross, currency })
    return [{ key: `settlement:line-${id}` as const, entries, reverses: null }]
  })
  await postTransactions(deps, [{ key: feeKey, entries: fees, reverses: null }, ...payouts])
}

/** Ours that no report names although reports cover its day. */
async function findMissing(deps: Deps, provider: string): Promise<void> {
  await lockProvider(deps.db, provider)
  const covered = await findCovered(deps.db, provider)
  if (!covered) return
  // What was paid on the first day may stand in a report before it.
  const span = { from: dayAfter(covered.from, 1), to: dayAfter(covered.to, -REPORTED_WITHIN), limit: BATCH }
  await findMissingChargebacks(deps, provider, span, false)
  await findMissingChargebacks(deps, provider, span, true)
  for (let after: string | null = null; ; ) {
    const payments: money.OurPayment[] = await money.findPaidBetween(deps.db, provider, { ...span, after })
    const last = payments.at(-1)
    if (!last) break
    const taken = await findTaken(deps.db, provider, {
      ...{ payments: payments.map(({ id }) => id), refunds: [], chargebacks: [] },
    })
    const missing = payments.filter(({ id }) => !taken.payments.has(id))
    await insertFindings(
      deps.db,
      provider,
      missing.map(({ id, received, currency }) => {
        return {
          kind: 'missingThere',
          lineId: null,
          paymentId: id,
          ...{ refundId: null, chargebackId: null },
          expected: received,
          found: null,
          currency,
        }
      }),
      deps.now(),
    )
    after = last.id
  }
  for (let after = 0; ; ) {
    const refunds = await money.findRefundedBetween(deps.db, provider, { ...span, after })
    const last = refunds.at(-1)
    if (!last) break
    const taken = await findTaken(deps.db, provider, {
      ...{ payments: [], refunds: refunds.map(({ id }) => id), chargebacks: [] },
    })
    const missing = refunds.filter(({ id }) => !taken.refunds.has(id))
    await insertFindings(
      deps.db,
      provider,
      missing.map(({ id, paymentId, amount, currency }) => {
        return {
          kind: 'refundMissingThere',
          lineId: null,
          paymentId,
          ...{ refundId: id, chargebackId: null },
          expected: amount,
          found: null,
          currency,
        }
      }),
      deps.now(),
    )
    after = last.id
  }
}

/** Disputes for which the provider took money, or gave it back, on days that reports cover and that none names. */
async function findMissingChargebacks(deps: Deps, provider: string, span: Span, isBack: boolean): Promise<void> {
  for (let after = 0; ; ) {
    const found = await reported.readChargebacksBetween(deps, provider, { ...span, after, isBack })
    const last = found.at(-1)
    if (!last) return
    const ids = found.map(({ id }) => id)
    const taken = await findTaken(deps.db, provider, { payments: [], refunds: [], chargebacks: ids })
    const missing = found.filter(({ id }) => !taken.chargebacks.has(directionName(id, isBack)))
    const kind = isBack ? 'chargebackBackMissing' : 'chargebackMissingThere'
    const findings = missing.map(({ id, paymentId, amount, currency }) => {
      const facts = { kind, paymentId, chargebackId: id, expected: amount, currency } as const
      return { ...facts, lineId: null, refundId: null, found: null }
    })
    await insertFindings(deps.db, provider, findings, deps.now())
    after = last.id
  }
}

type Span = { from: string; to: string; limit: number }
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
