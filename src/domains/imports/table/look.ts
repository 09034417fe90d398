import { open } from 'node:fs/promises'
import { detectEncoding } from '../../../platform/files/detect-encoding.ts'
import type { ImportReading } from '../contract.ts'
import { IMPORT_MAX_COLUMNS, TEXT_MOST } from '../rules/import-limits.ts'
import type { TableHead } from '../rules/layout.ts'
import { cutRow, storable } from './cut.ts'
import { detectSeparator } from './detect-separator.ts'
import { readCsv, type TableRow } from './read-csv.ts'
import { TableRefused } from './table-refused.ts'
import { openWorkbook, type Workbook } from './workbook/open-workbook.ts'

/** Rows from which columns are understood. */
const LOOKED_AT = 1000

type Seen = TableHead & { format: 'csv' | 'xlsx'; reading: ImportReading }
/** The rows of one table. */
type Rows = AsyncGenerator<TableRow[]>

/**
 * Finds out how a file is written, or takes the asked reading, and reads its header and first rows. Of a workbook, the first sheet with
 * rows is taken unless one is asked for.
 */
export async function lookAt(path: string, asked: ImportReading | null): Promise<Seen> {
  if (!(await isArchive(path))) {
    const reading = asked ?? (await guessText(path))
    const head = await lookAtRows(readCsv(path, reading), reading, asked === null)
    return { format: 'csv', sheets: [], ...head }
  }
  const workbook = await openWorkbook(path)
  if (!workbook) throw new TableRefused('not_a_table')
  try {
    return await lookAtSheets(workbook, asked)
  } finally {
    workbook.close()
  }
}

async function lookAtSheets(workbook: Workbook, asked: ImportReading | null): Promise<Seen> {
  const reading: ImportReading = asked ?? {
    ...{ encoding: 'utf-8', separator: ';', sheet: null, headerLine: 1, decimalMark: 'auto' },
  }
  const sheets = workbook.sheets.map(storable)
  const wanted = reading.sheet === null ? sheets : sheets.filter((name) => name === reading.sheet)
  if (wanted.length === 0) throw new TableRefused(reading.sheet === null ? 'table_empty' : 'sheet_not_found')
  for (const sheet of wanted) {
    try {
      const rows = workbook.rows(workbook.sheets[sheets.indexOf(sheet)] ?? sheet)
      return { format: 'xlsx', sheets, ...(await lookAtRows(rows, { ...reading, sheet }, asked === null)) }
    } catch (error) {
      if (!(error instanceof TableRefused) || sheet === wanted.at(-1)) throw error
    }
  }
  throw new TableRefused('table_empty')
}

async function lookAtRows(
  table: Rows,
  reading: ImportReading,
  guess: boolean,
): Promise<Omit<Seen, 'format' | 'sheets'>> {
  const rows: TableRow[] = []
  const wanted = LOOKED_AT + (guess ? 10 : reading.headerLine)
  for await (const batch of table) {
    for (const row of batch)
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push(cutRow(row, IMPORT_MAX_COLUMNS))
    if (rows.length > wanted) break
  }
  const headerLine = guess ? guessHeader(rows) : reading.headerLine
  const header = rows.find((row) => row.line >= headerLine)?.cells.map((cell) => cell.trim()) ?? []
  while (header.at(-1) === '') header.pop()
  if (header.length > IMPORT_MAX_COLUMNS) throw new TableRefused('too_many_columns')
  const body = rows.filter((row) => row.line > headerLine)
  if (header.length === 0 || body.length === 0) throw new TableRefused('table_empty')
  return {
    header: header.map((name) => name.slice(0, TEXT_MOST.header).toWellFormed()),
    reading: { ...reading, headerLine },
    rows: body.slice(0, LOOKED_AT).map(({ line, cells }) => ({ line, cells: cells.slice(0, header.length) })),
  }
}

/** The rows of a table, batch by batch, each cut to what is looked at. `columns`: how many the header has. */
export async function* tableRows(path: string, format: 'csv' | 'xlsx', reading: ImportReading, columns: number): Rows {
  const workbook = format === 'xlsx' ? await openWorkbook(path) : undefined
  try {
    const sheet = workbook?.sheets.find((name) => storable(name) === reading.sheet) ?? workbook?.sheets[0] ?? ''
    for await (const batch of workbook ? workbook.rows(sheet) : readCsv(path, reading)) {
      yield batch.map((row) => cutRow(row, columns))
    }
  } finally {
    workbook?.close()
  }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, 0)
  await file.close()
  return head.toString('latin1') === 'PK\u0003\u0004'
}

async function guessText(path: string): Promise<ImportReading> {
  const { encoding, binary } = await detectEncoding(path)
  if (binary) throw new TableRefused('not_a_table')
  const file = await open(path)
  const head = Buffer.alloc(128 * 1024)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  await file.close()
  const text = new TextDecoder(encoding).decode(head.subarray(0, bytesRead), { stream: true })
  const separator = detectSeparator(text.replaceAll(/\r\n?/g, '\n'))
  return { sheet: null, headerLine: 1, decimalMark: 'auto', encoding, separator }
}

/** The first line with as many names as any of the next ones: lines above it are titles, or say `sep=;`. */
function guessHeader(rows: readonly TableRow[]): number {
  const filled = (row: TableRow) => row.cells.filter((cell) => cell.trim() !== '').length
  const first = rows.slice(0, 10)
  const most = Math.max(0, ...first.map(filled))
  return first.find((row) => filled(row) >= Math.max(1, most * 0.6))?.line ?? 1
}
