import { DOCUMENT_PRINT } from '../../../../i18n/document-print.ts'
import { translate } from '../../../../i18n/index.ts'
import type { TextParams } from '../../../../i18n/shape.ts'
import { LOCALES, type Locale } from '../../../../values/locale.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { must } from '../../../../values/must.ts'
import type { Fa3Words } from '../../rules/fa3/build-fa3.ts'
import type { PricedLine } from '../../rules/priced.ts'

export type Say = {
  /** Polish, then the buyer's language where it is another and says something else. */
  both: (key: string, params?: TextParams) => string
  /** The same, one below the other. */
  lines: (key: string, params?: TextParams) => string[]
  /** In the language of the law alone, where columns are narrow. */
  lawful: (key: string) => string
  money: (amount: number) => string
}

const LAW: Locale = 'pl-PL'
const law = (key: string, params?: TextParams) => translate(DOCUMENT_PRINT[LAW], LAW, key, params)

/** Basis points as people write them. */
const percent = (rate: number) => `${String(rate / 100).replace('.', ',')} %`

/** What a line of commission is called by. */
export const commissionOf = ({ rate, orders }: Pick<PricedLine, 'rate' | 'orders'>): TextParams => ({
  rate: percent(must(rate, 'the rate of a commission')),
  orders: must(orders, 'the orders of a commission'),
})

/** What files for the state call that which has no name of its own. */
export const ksefWords: Fa3Words = {
  delivery: law('delivery'),
  commission: (line) => law('commission', commissionOf(line)),
  unit: law('unit'),
}

/** Words of a document: the language of the law, and that of the buyer beside it. */
export function wordsOf(locale: string, currency: Currency): Say {
  const own = LOCALES.find((one) => one === locale) ?? LAW
  const say = (language: Locale, key: string, params?: TextParams) =>
    translate(DOCUMENT_PRINT[language], language, key, params)
  const lines = (key: string, params?: TextParams) => [
    ...new Set([LAW, own].map((language) => say(language, key, params))),
  ]
  return {
    lines,
    lawful: law,
    both: (key, params) => lines(key, params).join(' / '),
    // Amounts as the law's country writes them; unbreakable spaces are no letters of every printer's font.
    money: (amount) => formatMoney(amount, currency, LAW).replace(/\s/g, ' '),
  }
}
