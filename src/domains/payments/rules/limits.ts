import type { Currency, Minor } from '../../../values/money.ts'

/** Least and most of one payment by currency, minor units; what is absent is not taken. */
export type AmountLimits = Partial<Record<Currency, { least: Minor; most: Minor }>>

/** Why a provider cannot take a sum; undefined: it can. */
export function refusalOf(
  limits: AmountLimits,
  { amount, currency }: { amount: Minor; currency: Currency },
): 'currency' | 'least' | 'most' | undefined {
  const bounds = limits[currency]
  if (!bounds) return 'currency'
  if (amount < bounds.least) return 'least'
  return amount > bounds.most ? 'most' : undefined
}
