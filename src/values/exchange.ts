import type { Locale } from './locale.ts'
import { CURRENCIES, type Currency, type Minor } from './money.ts'

/** In what prices may be shown beside the market's currency: all of two digits. What is charged is another list (`CURRENCIES`). */
export const DISPLAY_CURRENCIES = [...CURRENCIES, 'GBP', 'CHF', 'CZK', 'SEK', 'DKK', 'NOK', 'UAH'] as const
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number]

/** A rate is told in millionths of the market's currency for one unit. */
export const RATE_UNIT = 1_000_000
/** A million of the market's currency for one unit: beyond it somebody mistyped. */
export const MOST_RATE = 1_000_000 * RATE_UNIT

export type ExchangeRate = {
  /** What prices are in. */
  of: Currency
  currency: DisplayCurrency
  /** Millionths of a unit of `of` for one unit of `currency`. */
  rate: number
  /** YYYY-MM-DD. */
  day: string
  source: string
}

/** About what an amount comes to, minor units, halves rounded up. To be shown only: no money is computed from it. */
export function exchanged(amount: Minor, rate: number): Minor {
  if (!Number.isSafeInteger(rate) || rate <= 0) throw new Error(`no rate: ${rate}`)
  const whole = BigInt(rate)
  return Number((2n * BigInt(amount) * BigInt(RATE_UNIT) + whole) / (2n * whole))
}

/** `≈ 123,45 €` for an amount in minor units of the market's currency. */
export function formatExchanged(amount: Minor, { rate, currency }: ExchangeRate, locale: Locale): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return `≈ ${money.format(exchanged(amount, rate) / 100)}`
}
