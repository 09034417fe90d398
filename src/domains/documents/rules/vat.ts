import type { Minor } from '../../../values/money.ts'
import { VAT_23, vatWithinRate } from '../../../values/vat.ts'

/**
 * How a line is taxed. `margin`: used goods, tax on the margin in the seller's books alone, so that no VAT is shown. `reverseCharge`: a service to
 * a taxpayer elsewhere in the EU, `outside`: to one beyond it; both taxed where the buyer is.
 */
export const TREATMENTS = ['vat23', 'margin', 'exempt', 'reverseCharge', 'outside'] as const
export type Treatment = (typeof TREATMENTS)[number]

/** Basis points of the net value; null: no VAT may be shown. */
const RATES: Readonly<Record<Treatment, number | null>> = {
  vat23: VAT_23,
  margin: null,
  exempt: 0,
  reverseCharge: 0,
  outside: 0,
}

/** The VAT within a gross amount, halves of a grosz rounded up; null where none is shown. `gross` is not negative. */
export function vatWithin(gross: Minor, treatment: Treatment): Minor | null {
  const rate = RATES[treatment]
  return rate === null ? null : vatWithinRate(gross, rate)
}
