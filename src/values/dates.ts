import type { Locale } from './locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A kept formatter: making one costs more than rendering a card. Times are shown as in Poland unless another zone is named. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Warsaw', ...options })
    formats.set(key, format)
  }
  return format
}
