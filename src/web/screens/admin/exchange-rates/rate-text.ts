import { RATE_UNIT } from '../../../../values/exchange.ts'
import type { Locale } from '../../../../values/locale.ts'

/** `1 EUR = 4,2567 PLN` */
export function rateText(rate: { of: string; currency: string; rate: number }, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  return `1 ${rate.currency} = ${number.format(rate.rate / RATE_UNIT)} ${rate.of}`
}

/** Millionths of what was typed (`4,2567`); undefined where it is no rate above nothing. */
export function readRateText(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  return Number(whole) * RATE_UNIT + Number(part.padEnd(6, '0')) || undefined
}
