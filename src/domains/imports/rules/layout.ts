import { commonMark, type DecimalMark } from '../../../values/decimal.ts'
import type { ImportSettings } from '../contract.ts'
import { categoryWords } from './propose-settings.ts'

const SAMPLES = 5
const SAMPLE_LENGTH = 120
const KEPT_ROWS = 20

/** How a file was understood, as it is kept. */
export type Layout = {
  header: string[]
  marks: DecimalMark[]
  samples: string[][]
  rows: { line: number; cells: string[] }[]
  sheets: string[]
  categoryWords: string[]
}
export type TableHead = { header: string[]; rows: { line: number; cells: string[] }[]; sheets: string[] }

/** What is kept of a table's look. */
export function layoutOf({ header, rows, sheets }: TableHead, settings: ImportSettings): Layout {
  const cells = rows.map((row) => row.cells)
  const ofColumn = (column: number) => cells.map((row) => (row[column] ?? '').trim()).filter(Boolean)
  return {
    header,
    marks: header.map((_, column) => commonMark(ofColumn(column))),
    samples: header.map((_, column) => [...new Set(ofColumn(column))].slice(0, SAMPLES).map(short)),
    rows: rows.slice(0, KEPT_ROWS).map((row) => ({ line: row.line, cells: row.cells.map(short) })),
    sheets,
    categoryWords: categoryWords(settings.mapping, cells),
  }
}

const short = (text: string) => (text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text)
