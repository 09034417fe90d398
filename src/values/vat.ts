import type { Minor } from './money.ts'

/**
 * How an offer is taxed for who buys it: `vat23`, its price holds 23 % of VAT; `margin`, used goods taxed on the margin in the seller's books,
 * so that there is neither a net price nor a VAT to deduct; `exempt`, the seller charges none.
 */
export const OFFER_VAT = ['vat23', 'margin', 'exempt'] as const
export type OfferVat = (typeof OFFER_VAT)[number]

/** The same of a sum; `mixed`: of goods that are taxed differently. */
export const SUM_VAT = [...OFFER_VAT, 'mixed'] as const
export type SumVat = (typeof SUM_VAT)[number]

/** How a sum of these is taxed; null where it is not known of one of them. */
export function vatOfSum(parts: readonly (SumVat | null)[]): SumVat | null {
  const [first = null, ...others] = new Set(parts)
  if (parts.includes(null)) return null
  return others.length > 0 ? 'mixed' : first
}

/** Basis points of the net value that `vat23` adds. */
export const VAT_23 = 2300

/** The VAT within a gross amount, halves of a grosz rounded up. `gross` is not negative; `rate` in basis points of the net value. */
export function vatWithinRate(gross: Minor, rate: number): Minor {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new Error(`no gross amount: ${gross}`)
  const whole = BigInt(10_000 + rate)
  return Number((2n * BigInt(gross) * BigInt(rate) + whole) / (2n * whole))
}

/** The price without VAT, as an invoice of one piece would state it; null where the law knows none (the margin scheme). */
export function netPrice(gross: Minor, vat: OfferVat): Minor | null {
  if (vat === 'margin') return null
  return vat === 'exempt' ? gross : gross - vatWithinRate(gross, VAT_23)
}
