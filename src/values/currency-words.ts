import type { Locale } from './locale.ts'
import type { Currency } from './money.ts'

/** Signs and codes that people type or paste beside an amount. */
export const CURRENCY_WORDS = /zł|PLN|EUR|USD|€|\$/gi

const signs = new Map<string, string>()

/** `zł`, `€`, `$`: short, for the name of a field. */
export function currencySign(currency: Currency, locale: Locale): string {
  const key = locale + currency
  const known = signs.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  signs.set(key, sign)
  return sign
}
