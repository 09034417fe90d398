import type { Locale } from '../../../values/locale.ts'
import { CURRENCIES, formatMoney, toMajor } from '../../../values/money.ts'

/** An amount in whatever currency a bank or provider names. */
export function moneyIn(amount: number, currency: string, locale: Locale): string {
  const known = CURRENCIES.find((one) => one === currency)
  return known ? formatMoney(amount, known, locale) : `${toMajor(amount).toFixed(2)} ${currency}`
}
