import { allTexts, translate } from '../../../i18n/index.ts'
import { BYTE_ORDER_MARK, decimalOf, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { FORMULA } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import type { BankLineView } from '../contract.ts'

const print = (rows: string[][], locale: Locale) => printRows(rows, locale, FORMULA) + LINE_END

/** The head of a table of lines for a spreadsheet. */
export const printHead = (locale: Locale) =>
  BYTE_ORDER_MARK + print([Object.keys(COLUMNS).map((name) => say(locale, `csv_${name}`))], locale)

/** Lines for a spreadsheet; cells that would be computed are made text. */
export const printLines = (lines: readonly BankLineView[], locale: Locale) =>
  print(
    lines.map((line) => Object.values(COLUMNS).map((cell) => cell(line, locale))),
    locale,
  )

const say = (locale: Locale, key: string) =>
  translate(allTexts[locale].reconciliation as Record<string, string>, locale, key)

const COLUMNS: Readonly<Record<string, (line: BankLineView, locale: Locale) => string>> = {
  day: ({ bookedOn }) => bookedOn,
  amount: ({ amount }, locale) => decimalOf(amount, locale),
  currency: ({ currency }) => currency,
  title: ({ title }) => title,
  name: ({ name }) => name,
  account: ({ account }) => account ?? '',
  status: ({ status }, locale) => say(locale, `status_${status}`),
  payment: ({ transfer }) => transfer?.paymentId ?? '',
  note: ({ note }) => note ?? '',
}
