import { commonMark, type DecimalMark } from '../../../values/decimal.ts'
import { isDeviceNumber, plainDeviceNumber } from '../../units/rules/index.ts'
import type { ImportSettings } from '../contract.ts'
import { masked } from './masked.ts'
import { categoryWords } from './propose-settings.ts'

const NUMBERS: ReadonlySet<string> = new Set(['unitImei', 'unitSerial'])
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
  // Numbers of things are told to nobody, not even by a file that is looked at again.
  const numbers = new Set(settings.mapping.flatMap(({ column, field }) => (NUMBERS.has(field) ? [column] : [])))
  const told = (cell: string, column: number) =>
    numbers.has(column) || isDeviceNumber('imei', plainDeviceNumber('imei', cell)) ? masked(cell) : cell
  const cells = rows.map((row) => row.cells.map(told))
  const ofColumn = (column: number) => cells.map((row) => (row[column] ?? '').trim()).filter(Boolean)
  return {
    header,
    marks: header.map((_, column) => commonMark(ofColumn(column))),
    samples: header.map((_, column) => [...new Set(ofColumn(column))].slice(0, SAMPLES).map(short)),
    rows: rows.slice(0, KEPT_ROWS).map(({ line }, at) => ({ line, cells: (cells[at] ?? []).map(short) })),
    sheets,
    categoryWords: categoryWords(settings.mapping, cells),
  }
}

const short = (text: string) => (text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text)
