import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { type Currency, formatMoney } from '../../../values/money.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** As it is kept and sent: what each kind holds, `NoticeData` says. */
export type KeptData = Readonly<Record<string, string | number>>
const AMOUNTS = ['amount', 'before', 'now', 'lowest']

/** The text of a notice in the words of `noticeList`, and what stands in its places, amounts as the reader writes them. */
export function sayNotice(kind: NoticeKind, data: KeptData, locale: Locale): { key: string; params: KeptData } {
  const step = data.step === undefined ? '' : `_${data.step}`
  const { currency } = data
  const amounts = AMOUNTS.flatMap((name) => {
    const amount = data[name]
    return typeof amount === 'number' && typeof currency === 'string'
      ? [[name, formatMoney(amount, currency as Currency, locale)] as const]
      : []
  })
  const stars = data.score === undefined ? {} : { count: data.score }
  const day =
    typeof data.day === 'string'
      ? { day: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(data.day)) }
      : {}
  return { key: `say_${kind}${step}`, params: { ...data, ...stars, ...day, ...Object.fromEntries(amounts) } }
}
