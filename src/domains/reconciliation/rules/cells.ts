import { type DecimalMark, readDecimal, withoutUnit } from '../../../values/decimal.ts'
import { LAW_CURRENCY, type Minor } from '../../../values/money.ts'

/** `1 234,50`, `-12.00 PLN`, `(7,00)` in minor units; undefined where it is no amount with at most two decimal places. */
export function readAmount(text: string, mark: DecimalMark = 'auto'): Minor | undefined {
  const plain = text.replaceAll('\u2212', '-').trim()
  const inBrackets = /^\((.+)\)$/.exec(plain)?.[1]
  const trailing = /^([^-]+)-$/.exec(plain)?.[1]
  const number = readDecimal(withoutUnit(inBrackets ?? trailing ?? plain), mark)
  if (!number || number.scale > 2) return undefined
  const minor = Number(number.units) * 10 ** (2 - number.scale)
  if (!Number.isSafeInteger(minor)) return undefined
  return inBrackets || trailing ? -Math.abs(minor) : minor
}

/** A day as `2026-03-01`; undefined where it is none. A time behind it is left out. */
export function readDay(text: string): string | undefined {
  const plain = text.trim()
  const isoDay = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(plain) ?? /^(\d{4})(\d\d)(\d\d)(?!\d)/.exec(plain)
  if (isoDay) return dayOf(isoDay[1], isoDay[2], isoDay[3])
  const european = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?!\d)/.exec(plain)
  if (european) return dayOf(european[3], european[2], european[1])
  // Two figures of the year with points alone: with dashes or strokes nobody knows which of three is which.
  const short = /^(\d{1,2})\.(\d{1,2})\.(\d\d)(?![\d.])/.exec(plain)
  return short ? dayOf(`20${short[3]}`, short[2], short[1]) : undefined
}

/** Undefined for a day that no calendar has. */
export function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** A currency that stands in a text: `PLN`, `12,00 EUR`, `zł`. */
export function currencyIn(text: string): string | undefined {
  if (/zł/i.test(text)) return LAW_CURRENCY
  if (text.includes('€')) return 'EUR'
  return /(?<![A-Za-z])(PLN|EUR|USD|GBP|CHF|CZK|SEK|DKK|NOK|HUF|UAH)(?![A-Za-z])/.exec(text)?.[1]
}
