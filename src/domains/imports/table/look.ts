import { open } from 'node:fs/promises'
import type { ImportReading } from '../contract.ts'
import { IMPORT_MAX_COLUMNS } from '../rules/import-limits.ts'
import { detectEncoding, detectSeparator } from './detect-text.ts'
import { measureWorkbook } from './measure-archive.ts'
import { readCsv, type TableRow } from './read-csv.ts'
import { TableRefused } from './table-refused.ts'
import type { Looked } from './thread-messages.ts'

/** Rows from which columns are understood. */
const LOOKED_AT = 1000

/**
 * Finds out how a file is written, or takes the asked reading, and reads its header and first rows. Of a workbook, the first sheet with
 * rows is taken unless one is asked for.
 */
export async function lookAt(path: string, asked: ImportReading | null): Promise<Looked> {
  const sheets = await sheetsOf(path)
  const format = sheets ? 'xlsx' : 'csv'
  const reading = asked ?? (await guessReading(path, format))
  if (!sheets) return lookAtTable(path, format, reading, asked === null)
  if (reading.sheet !== null && !sheets.includes(reading.sheet)) throw new TableRefused('sheet_not_found')
  for (const sheet of reading.sheet === null ? sheets : [reading.sheet]) {
    try {
      return { ...(await lookAtTable(path, format, { ...reading, sheet }, asked === null)), sheets }
    } catch (error) {
      if (!(error instanceof TableRefused) || sheet === (reading.sheet ?? sheets.at(-1))) throw error
    }
  }
  throw new TableRefused('table_empty')
}

async function lookAtTable(
  path: string,
  format: 'csv' | 'xlsx',
  reading: ImportReading,
  guess: boolean,
): Promise<Looked> {
  const rows: TableRow[] = []
  const wanted = LOOKED_AT + (guess ? 10 : reading.headerLine)
  for await (const batch of tableRows(path, format, reading)) {
    rows.push(...batch.filter((row) => row.cells.some((cell) => cell.trim() !== '')))
    if (rows.length > wanted) break
  }
  const headerLine = guess ? guessHeader(rows) : reading.headerLine
  const header = rows.find((row) => row.line >= headerLine)?.cells.map((cell) => cell.trim()) ?? []
  while (header.at(-1) === '') header.pop()
  if (header.length > IMPORT_MAX_COLUMNS) throw new TableRefused('too_many_columns')
  const body = rows.filter((row) => row.line > headerLine)
  if (header.length === 0 || body.length === 0) throw new TableRefused('table_empty')
  return {
    ...{ format, header, sheets: [], reading: { ...reading, headerLine } },
    rows: body.slice(0, LOOKED_AT).map(({ line, cells }) => ({ line, cells: cells.slice(0, IMPORT_MAX_COLUMNS) })),
  }
}

/** The rows of a table, batch by batch. What reads workbooks is large: it is loaded for them alone. */
export async function* tableRows(
  path: string,
  format: 'csv' | 'xlsx',
  reading: ImportReading,
): AsyncGenerator<TableRow[]> {
  for await (const batch of format === 'csv' ? readCsv(path, reading) : await openWorkbook(path, reading.sheet)) {
    yield batch.map((row) => ({ ...row, cells: row.cells.map(storable) }))
  }
}

async function openWorkbook(path: string, sheet: string | null): Promise<AsyncGenerator<TableRow[]>> {
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(path, sheet)
}

/** A text without what no database can hold: zero characters and halves of surrogate pairs. */
const storable = (text: string) =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text

/** Names of the sheets of a workbook; undefined for a text. */
async function sheetsOf(path: string): Promise<string[] | undefined> {
  const file = await open(path)
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, 0)
  await file.close()
  if (head.toString('latin1') !== 'PK\u0003\u0004') return undefined
  const measured = await measureWorkbook(path)
  if (measured.kind === 'workbook') return measured.sheets.map(storable)
  throw new TableRefused(measured.kind === 'unsafe' ? 'archive_unsafe' : 'not_a_table')
}

async function guessReading(path: string, format: 'csv' | 'xlsx'): Promise<ImportReading> {
  const plain = { sheet: null, headerLine: 1, decimalMark: 'auto' } as const
  if (format === 'xlsx') return { ...plain, encoding: 'utf-8', separator: ';' }
  const { encoding, binary } = await detectEncoding(path)
  if (binary) throw new TableRefused('not_a_table')
  const file = await open(path)
  const head = Buffer.alloc(128 * 1024)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  await file.close()
  const text = new TextDecoder(encoding).decode(head.subarray(0, bytesRead), { stream: true })
  return { ...plain, encoding, separator: detectSeparator(text.replaceAll(/\r\n?/g, '\n')) }
}

/** The first line with as many names as any of the next ones: lines above it are titles, or say `sep=;`. */
function guessHeader(rows: readonly TableRow[]): number {
  const filled = (row: TableRow) => row.cells.filter((cell) => cell.trim() !== '').length
  const first = rows.slice(0, 10)
  const most = Math.max(0, ...first.map(filled))
  return first.find((row) => filled(row) >= Math.max(1, most * 0.6))?.line ?? 1
}
