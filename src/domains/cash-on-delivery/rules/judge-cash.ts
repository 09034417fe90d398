/**
 * In what a carrier's reports and an order do not agree. `less`, `more`; `twice`: just double; `toldAnew`: two reports tell another sum of the same
 * payout; `takenBack`: more was taken back than paid; `ofReturned`: money for what came back; `notReported`: nobody told of it in time. Of lines
 * without an order: `unknownNumber`, `otherCurrency`.
 */
export const CASH_FINDINGS = [
  'less',
  'more',
  'twice',
  'toldAnew',
  'takenBack',
  'ofReturned',
  'notReported',
  'unknownNumber',
  'otherCurrency',
] as const
export type CashFindingKind = (typeof CASH_FINDINGS)[number]

export type JudgedLine = {
  reportId: number
  amount: number
  currency: string
  day: string | null
  reference: string | null
}

/** What reports say of an order, in its own currency, minor units. */
export const reportedOf = (currency: string, lines: readonly JudgedLine[]): number =>
  lines.filter((line) => line.currency === currency).reduce((sum, line) => sum + line.amount, 0)

/** What does not agree between an order and all lines of it; null where all does, or a report may still come. */
export function judgeDue(
  { expected, currency, isOverdue }: { expected: number; currency: string; isOverdue: boolean },
  lines: readonly JudgedLine[],
): { kind: CashFindingKind; expected: number; found: number } | null {
  const own = lines.filter((line) => line.currency === currency)
  const found = reportedOf(currency, own)
  if (found === expected) return null
  if (found === 0) return isOverdue ? { kind: 'notReported', expected, found } : null
  return { kind: kindOf(expected, found, own), expected, found }
}

function kindOf(expected: number, found: number, lines: readonly JudgedLine[]): CashFindingKind {
  if (found < 0) return 'takenBack'
  if (expected === 0) return 'ofReturned'
  if (isToldAnew(lines)) return 'toldAnew'
  if (found < expected) return 'less'
  return found === 2 * expected ? 'twice' : 'more'
}

const isToldAnew = (lines: readonly JudgedLine[]) =>
  lines.some((one) =>
    lines.some(
      (other) =>
        other.reportId !== one.reportId &&
        other.amount !== one.amount &&
        other.day !== null &&
        other.day === one.day &&
        other.reference === one.reference,
    ),
  )
