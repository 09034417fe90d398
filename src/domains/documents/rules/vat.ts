import type { Minor } from '../../../values/money.ts'

/**
 * How a line is taxed. `margin`: used goods, tax on the margin in the seller's books alone, so that no VAT is shown. `reverseCharge`: a service to
 * a taxpayer elsewhere in the EU, `outside`: to one beyond it; both taxed where the buyer is.
 */
export const TREATMENTS = ['vat23', 'margin', 'exempt', 'reverseCharge', 'outside'] as const
export type Treatment = (typeof TREATMENTS)[number]

/** Basis points of the net value; null: no VAT may be shown. */
const RATES: Readonly<Record<Treatment, number | null>> = {
  vat23: 2300,
  margin: null,
  exempt: 0,
  reverseCharge: 0,
  outside: 0,
}

/** The VAT within a gross amount, halves of a grosz rounded up; null where none is shown. `gross` is not negative. */
export function vatWithin(gross: Minor, treatment: Treatment): Minor | null {
  const rate = RATES[treatment]
  if (rate === null) return null
  if (!Number.isSafeInteger(gross) || gross < 0) throw new Error(`no gross amount: ${gross}`)
  const whole = BigInt(10_000 + rate)
  return Number((2n * BigInt(gross) * BigInt(rate) + whole) / (2n * whole))
}
