import type { Locale } from './locale.ts'

/** An amount in the minor unit (grosze for PLN), always a safe integer. */
export type Minor = number

/** What a market may be priced in. Another one is a line here, its name in the texts of `configuration` and its words in currency-words.ts. */
export const CURRENCIES = ['PLN', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
/** Of a market whose operator has chosen none. */
export const DEFAULT_CURRENCY: Currency = 'PLN'
/** What Polish law names its limits and taxes in, whatever a market is priced in. */
export const LAW_CURRENCY: Currency = 'PLN'

/** What transfers inside Poland are made in, and those of SEPA. */
export const TRANSFER_CURRENCY = { domestic: 'PLN', sepa: 'EUR' } as const satisfies Record<string, Currency>

/** What carriers in Poland take on delivery and insure in. */
export const CARRIER_CURRENCY: Currency = 'PLN'

/** Minor units in one of the major. All of `CURRENCIES` have two digits; a test compares that with what `Intl` says of each. */
export const MINOR_UNITS = 100
/** `12.99` → `1299`. */
export const toMinor = (major: number): Minor => Math.round(major * MINOR_UNITS)
/** `1299` → `12.99`. */
export const toMajor = (amount: Minor): number => amount / MINOR_UNITS
export type Money = { amount: Minor; currency: Currency }

/** `129900` PLN → `1299,00 zł` (pl-PL), `zł 1,299.00` (en-US), `1.299,00 zł` (de-DE): the sign in every language. */
export function formatMoney(amount: Minor, currency: Currency, locale: Locale): string {
  return moneyFormat(currency, locale).format(toMajor(amount))
}

const formats = new Map<string, Intl.NumberFormat>()
function moneyFormat(currency: Currency, locale: Locale): Intl.NumberFormat {
  const key = locale + currency
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      // `1299,00 zł` is printed without a separator by default in Polish: four digits read better with one.
      useGrouping: 'always',
    } as Intl.NumberFormatOptions)
    formats.set(key, format)
  }
  return format
}

/**
 * Splits an amount by weights so that the parts sum to the whole: largest remainder first, earlier part on a tie.
 * All-zero weights share evenly. Weights are non-negative integers.
 */
export function splitMoney(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const effective = total === 0 ? weights.map(() => 1) : weights
  const whole = BigInt(total === 0 ? weights.length : total)
  const exact = effective.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((value) => Number(value / whole))
  let rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder))
  for (const { index } of byRemainder) {
    if (rest === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    rest -= 1
  }
  return parts
}

/** A percentage of an amount in basis points (600 = 6 %), halves rounded up. */
export function shareOf(amount: Minor, basisPoints: number): Minor {
  return Number((BigInt(amount) * BigInt(basisPoints) + 5000n) / 10000n)
}
