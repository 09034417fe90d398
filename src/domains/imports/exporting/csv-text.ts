import { neutralCell } from '../../../values/formula-cell.ts'
import { LANGUAGES, type Locale } from '../../../values/locale.ts'

/** Marks the text as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Lines of a CSV file with semicolons, as spreadsheets of Europe open them. Texts cannot become formulas; numbers stay numbers, with the
 * decimal mark of the language.
 */
export function csvLines(rows: readonly (readonly (string | number | null)[])[], locale: Locale = 'en-US'): string {
  const mark = LANGUAGES[locale].decimal
  return rows.map((row) => `${row.map((value) => cell(value, mark)).join(';')}\r\n`).join('')
}

function cell(value: string | number | null, mark: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', mark)
  const text = neutralCell(value)
  return /[";\r\n,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
