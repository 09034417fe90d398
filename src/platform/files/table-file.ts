import { FORMULA } from '../../values/formula-cell.ts'
import type { Locale } from '../../values/locale.ts'
import { BYTE_ORDER_MARK, LINE_END, printRows } from './spreadsheet.ts'

/** Rows of one file: longer ones no spreadsheet reads with pleasure. */
export const MOST_ROWS = 50_000

type Columns<Row> = readonly (readonly [head: string, cell: (row: Row) => string])[]
type Page<Row, Place> = { rows: readonly Row[]; next: Place | null }

/** A list as a spreadsheet: heads, then its pages one after the other until it ends or is long enough. Cells that would be computed are made text. */
export async function* writeTable<Row, Place>(
  locale: Locale,
  columns: Columns<Row>,
  readPage: (after: Place | null) => Promise<Page<Row, Place>>,
): AsyncGenerator<string> {
  const print = (rows: string[][]) => printRows(rows, locale, FORMULA) + LINE_END
  yield BYTE_ORDER_MARK + print([columns.map(([head]) => head)])
  let after: Place | null = null
  for (let written = 0; written < MOST_ROWS; ) {
    const { rows, next }: Page<Row, Place> = await readPage(after)
    if (rows.length > 0) yield print(rows.map((row) => columns.map(([, cell]) => cell(row))))
    if (next === null) return
    written += rows.length
    after = next
  }
}
