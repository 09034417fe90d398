import Papa from 'papaparse'
import { LANGUAGES, type Locale } from '../../values/locale.ts'
import { type Minor, toMajor } from '../../values/money.ts'

/** Spreadsheets take a file without it for another encoding: what a file begins with. */
export const BYTE_ORDER_MARK = '\uFEFF'

export const LINE_END = '\r\n'

/**
 * Rows of a CSV file as spreadsheets of a language open it: semicolon and decimal comma in Polish and German, commas in English. `formulas`: cells
 * that are made text; without it the caller's cells are safe already. No end of line after the last row.
 */
export function printRows(rows: readonly (readonly string[])[], locale: Locale, formulas?: RegExp): string {
  const delimiter = LANGUAGES[locale].decimal === '.' ? ',' : ';'
  return Papa.unparse(rows as string[][], {
    ...{ delimiter, newline: LINE_END },
    ...(formulas && { escapeFormulae: formulas }),
  })
}

/** An amount of grosze for a cell that a spreadsheet adds up. */
export function decimalOf(amount: Minor, locale: Locale): string {
  const known = FORMATS.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false })
  FORMATS.set(locale, known)
  return known.format(toMajor(amount))
}

/** One a language: a format takes longer to make than to use. */
const FORMATS = new Map<Locale, Intl.NumberFormat>()
