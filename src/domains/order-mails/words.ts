import { translate } from '../../i18n/index.ts'
import { ORDER_MAILS } from '../../i18n/order-mails.ts'
import type { TextParams } from '../../i18n/shape.ts'
import { dateFormat } from '../../values/dates.ts'
import type { Locale } from '../../values/locale.ts'

/** A text of mails about orders. */
export const say = (locale: Locale, key: string, params?: TextParams) =>
  translate(ORDER_MAILS[locale] as Record<string, string>, locale, key, params)

/** Day and hour, as the reader writes them and as it is in Poland. */
export function timeOf(at: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
}

/** The day alone. */
export function dayOf(at: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(at)
}
