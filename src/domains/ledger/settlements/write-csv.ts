import { allTexts, translate } from '../../../i18n/index.ts'
import { BYTE_ORDER_MARK, decimalOf, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import type { Period } from './read-period.ts'
import { toEntry } from './to-entry.ts'

const COLUMNS = ['at', 'kind', 'reference', 'amount', 'balance', 'currency', 'position', 'hash'] as const

/** The entries of a period for a spreadsheet, the oldest first, in batches; between them opening and closing balance. */
export async function* writeCsv(period: Period, locale: Locale): AsyncGenerator<string> {
  const { currency } = period
  const say = (name: string) => translate(allTexts[locale].settlements, locale, name)
  const decimal = (amount: number) => decimalOf(amount, locale)
  const time = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  // Nobody else's words are in it, and an amount below nought has to stay a number.
  const print = (rows: string[][]) => printRows(rows, locale) + LINE_END
  const balanceLine = (name: string, amount: number) => ['', say(name), '', '', decimal(amount), currency, '', '']
  yield BYTE_ORDER_MARK + print([COLUMNS.map(say), balanceLine('statement_opening', period.opening)])
  for await (const rows of period.batches()) {
    yield print(
      rows.map((row) => {
        const { position, kind, reference, amount, balance } = toEntry(row)
        const cells = [
          time.format(row.postedAt),
          say(`kind_${kind}`),
          reference ?? '',
          decimal(amount),
          decimal(balance),
        ]
        return [...cells, currency, String(position), row.hash]
      }),
    )
  }
  yield print([balanceLine('statement_closing', period.closing)])
}
