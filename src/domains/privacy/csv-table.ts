import { LINE_END, printRows } from '../../platform/files/spreadsheet.ts'
import { neutralCell } from '../../values/formula-cell.ts'

export type ExportRow = Readonly<Record<string, unknown>>

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' ? neutralCell(value) : String(value)
}

/** Rows as a table, written as they come: columns are those of the first row, lists and objects are JSON in their cell. */
export async function* csvTable(pages: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const page of pages) {
    const first = page[0]
    if (!first) continue
    const head = columns === undefined
    columns ??= Object.keys(first)
    const names = columns
    const rows = page.map((row) => names.map((name) => cell(row[name])))
    yield printRows(head ? [names, ...rows] : rows, 'en-US') + LINE_END
  }
}

/** The rows one by one. */
export async function* rowsOf(pages: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<ExportRow> {
  for await (const page of pages) yield* page
}
