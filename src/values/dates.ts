import { LANGUAGES, type Locale } from './locale.ts'

/** The clock of the market: days of the law, of sales and of promises are days on it. */
export const MARKET_ZONE = 'Europe/Warsaw'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A kept formatter: making one costs more than rendering a card. Times are shown on the market's clock unless another zone is named. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(LANGUAGES[locale].dates, { timeZone: MARKET_ZONE, ...options })
    formats.set(key, format)
  }
  return format
}
