import type { LineKind } from './settlement-rows.ts'

type Minor = number
type OurPayment = { id: string; reference: string | null; received: Minor; currency: string; paid: boolean }
type OurRefund = { id: number; paymentId: string; amount: Minor; currency: string }
/** `taken`: the provider has taken the money · `won`: and given it back. `fee`: null where it said none. */
type OurChargeback = {
  id: number
  paymentId: string
  amount: Minor
  currency: string
  fee: Minor | null
  taken: boolean
  won: boolean
}

/** A line of a report, as it is kept. */
export type ReportLine = {
  id: number
  kind: LineKind
  /** The provider's of this movement, and its day. */
  externalId: string
  day: string
  paymentId: string | null
  reference: string | null
  gross: Minor
  fee: Minor
  net: Minor | null
  currency: string
}

export const FINDING_KINDS = [
  'missingThere',
  'missingHere',
  'amountDiffers',
  'feeDiffers',
  'twice',
  'unknownRefund',
  'refundMissingThere',
  'chargeback',
  'chargebackFeeDiffers',
  'chargebackBack',
  'chargebackMissingThere',
  'chargebackBackMissing',
  'changed',
] as const
/**
 * `missingThere`: paid here, in no report · `missingHere`: in a report, not paid here · `twice`: a second line for the same payment ·
 * `unknownRefund`: nobody here asked for it · `refundMissingThere`: done here, in no report · `chargeback`: taken for a dispute nobody here knows ·
 * `chargebackBack`: given back for one that is not won here · `chargebackMissingThere`, `chargebackBackMissing`: taken, or won, in no report ·
 * `changed`: a fee or a payout that another report told of with another sum.
 */
export type FindingKind = (typeof FINDING_KINDS)[number]

/** `expected`: what we know; `found`: what the provider says; minor units. */
export type LineFinding = { kind: FindingKind; expected: Minor | null; found: Minor }
export type Judged = {
  id: number
  /** `noted`: nothing of ours belongs to it. */
  status: 'matched' | 'unmatched' | 'noted'
  paymentId: string | null
  refundId: number | null
  chargebackId: number | null
  /** What the provider kept and nobody doubts. */
  fee: Minor
  findings: LineFinding[]
}

/** What is known of ours, and which of it lines before have taken. Those judged now are added. */
export type Ours = {
  payments: readonly OurPayment[]
  refunds: readonly OurRefund[]
  takenPayments: Set<string>
  takenRefunds: Set<number>
  chargebacks: readonly OurChargeback[]
  /** `directionName` of each that a line has told of. */
  takenChargebacks: Set<string>
  /** What other reports said of fees and payouts before, by `movementName`. */
  told: ReadonlyMap<string, Minor>
}

/** A fee or a payout is known by the provider's id and its day, in whatever report. */
export const movementName = ({ kind, externalId, day }: Pick<ReportLine, 'kind' | 'externalId' | 'day'>) =>
  `${kind} ${day} ${externalId}`

/** A chargeback has two lines: the money leaves, and comes back where it was won. */
export const directionName = (id: number, isBack: boolean) => `${id} ${isBack ? 'back' : 'out'}`

/** Compares lines with our payments, refunds and chargebacks: each of ours belongs to one line at most. In the order of the file. */
export function judgeLines(lines: readonly ReportLine[], ours: Ours): Judged[] {
  const byId = new Map(ours.payments.map((payment) => [payment.id, payment]))
  const byReference = new Map(ours.payments.map((payment) => [payment.reference, payment]))
  const refundsOf = Map.groupBy(ours.refunds, ({ paymentId }) => paymentId)
  return lines.map((line) => {
    const named = line.paymentId === null ? undefined : byId.get(line.paymentId)
    const payment = named ?? (line.reference === null ? undefined : byReference.get(line.reference))
    if (line.kind === 'payment') return judgePayment(line, payment, ours.takenPayments)
    if (line.kind === 'refund') {
      return judgeRefund(line, payment, payment ? (refundsOf.get(payment.id) ?? []) : [], ours.takenRefunds)
    }
    if (line.kind === 'chargeback') {
      const own = ours.chargebacks.filter(({ paymentId }) => paymentId === payment?.id)
      return judgeChargeback(line, payment, own, ours.takenChargebacks)
    }
    const told = ours.told.get(movementName(line))
    if (told !== undefined) {
      const findings: LineFinding[] =
        told === line.gross ? [] : [{ kind: 'changed', expected: told, found: line.gross }]
      return { ...base(line, undefined), status: 'unmatched', fee: 0, findings }
    }
    // A fee of its own stands in the sum of the line.
    const fee = line.kind === 'fee' ? -line.gross : 0
    return { ...base(line, undefined), status: 'noted', fee, findings: [] }
  })
}

const base = ({ id }: ReportLine, payment: OurPayment | undefined) => ({
  id,
  paymentId: payment?.id ?? null,
  refundId: null,
  chargebackId: null,
})

function judgePayment(line: ReportLine, payment: OurPayment | undefined, taken: Set<string>): Judged {
  const { gross } = line
  if (!payment?.paid) {
    return {
      ...base(line, payment),
      status: 'unmatched',
      fee: 0,
      findings: [{ kind: 'missingHere', expected: null, found: gross }],
    }
  }
  if (taken.has(payment.id)) {
    const twice: LineFinding = { kind: 'twice', expected: payment.received, found: gross }
    return { ...base(line, payment), status: 'unmatched', fee: 0, findings: [twice] }
  }
  taken.add(payment.id)
  const differs = payment.received !== gross || payment.currency !== line.currency
  const amount: LineFinding[] = differs ? [{ kind: 'amountDiffers', expected: payment.received, found: gross }] : []
  return { ...base(line, payment), status: 'matched', ...feeOf(line, amount) }
}

function judgeRefund(
  line: ReportLine,
  payment: OurPayment | undefined,
  refunds: readonly OurRefund[],
  taken: Set<number>,
): Judged {
  const found = Math.abs(line.gross)
  const free = refunds.filter(({ id }) => !taken.has(id))
  const exact = free.find((one) => one.amount === found && one.currency === line.currency)
  // The only one left is meant, whatever its sum; of several nobody knows which.
  const refund = exact ?? (free.length === 1 ? free[0] : undefined)
  if (!refund) {
    const unknown: LineFinding = { kind: 'unknownRefund', expected: null, found }
    return { ...base(line, payment), status: 'unmatched', fee: 0, findings: [unknown] }
  }
  taken.add(refund.id)
  const amount: LineFinding[] = exact ? [] : [{ kind: 'amountDiffers', expected: refund.amount, found }]
  return { ...base(line, payment), refundId: refund.id, status: 'matched', ...feeOf(line, amount) }
}

/** The fee of a dispute was booked when the provider told of it: a line only shows whether it was that one. */
function judgeChargeback(
  line: ReportLine,
  payment: OurPayment | undefined,
  own: readonly OurChargeback[],
  taken: Set<string>,
): Judged {
  const found = Math.abs(line.gross)
  const isBack = line.gross > 0
  const meant = own.filter((one) => (isBack ? one.won : one.taken))
  const isExact = (one: OurChargeback) => one.amount === found && one.currency === line.currency
  const free = meant.filter(({ id }) => !taken.has(directionName(id, isBack)))
  const chargeback = free.find(isExact) ?? (free.length === 1 ? free[0] : undefined)
  if (!chargeback) {
    const known = meant.find(isExact)
    const finding: LineFinding = known
      ? { kind: 'twice', expected: known.amount, found }
      : { kind: isBack ? 'chargebackBack' : 'chargeback', expected: null, found }
    return { ...base(line, payment), status: 'unmatched', fee: 0, findings: [finding] }
  }
  taken.add(directionName(chargeback.id, isBack))
  const fee = isBack ? null : chargeback.fee
  const findings: LineFinding[] = [
    ...(isExact(chargeback) ? [] : [{ kind: 'amountDiffers' as const, expected: chargeback.amount, found }]),
    ...(line.fee === (fee === null ? 0 : fee)
      ? []
      : [{ kind: 'chargebackFeeDiffers' as const, expected: fee, found: line.fee }]),
  ]
  return { ...base(line, payment), chargebackId: chargeback.id, status: 'matched', fee: 0, findings }
}

/** A fee counts where the line's own sums agree. */
function feeOf({ gross, fee, net }: ReportLine, findings: LineFinding[]): { fee: Minor; findings: LineFinding[] } {
  if (net === null || gross - fee === net) return { fee, findings }
  return { fee: 0, findings: [...findings, { kind: 'feeDiffers', expected: gross - net, found: fee }] }
}
