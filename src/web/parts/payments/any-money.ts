import type { Locale } from '../../../values/locale.ts'
import { CURRENCIES, formatMoney, toMajor } from '../../../values/money.ts'

/** An amount in minor units of whatever currency came: one the market does not price in is written with its code. */
export function anyMoney(amount: number, currency: string, locale: Locale): string {
  const known = CURRENCIES.find((one) => one === currency)
  return known ? formatMoney(amount, known, locale) : `${toMajor(amount).toFixed(2)} ${currency}`
}
