import { open } from 'node:fs/promises'
import type { ImportReading } from '../contract.ts'
import { IMPORT_MAX_COLUMNS } from '../rules/import-limits.ts'
import { detectEncoding, detectSeparator } from './detect-text.ts'
import { measureWorkbook } from './measure-archive.ts'
import { readCsv, type TableRow } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Looked } from './thread-messages.ts'

/** Rows from which columns are understood. */
const LOOKED_AT = 1000

/** Thrown for a file that is at fault; the code has a text for people. */
export class TableRefused extends Error {}

/** Finds out how a file is written, or takes the asked reading, and reads its header and first rows. */
export async function lookAt(path: string, asked: ImportReading | null): Promise<Looked> {
  const format = await formatOf(path)
  const sheets: string[] = []
  const reading = asked ?? (await guessReading(path, format))
  const rows: TableRow[] = []
  const wanted = LOOKED_AT + (asked?.headerLine ?? 10)
  for await (const batch of tableRows(path, format, reading, (name) => sheets.push(name))) {
    rows.push(...batch.filter((row) => row.cells.some((cell) => cell.trim() !== '')))
    if (rows.length > wanted) break
  }
  if (asked?.sheet && !sheets.includes(asked.sheet)) throw new TableRefused('sheet_not_found')
  const headerLine = asked?.headerLine ?? guessHeader(rows)
  const header = rows.find((row) => row.line >= headerLine)?.cells.map((cell) => cell.trim()) ?? []
  while (header.at(-1) === '') header.pop()
  if (header.length > IMPORT_MAX_COLUMNS) throw new TableRefused('too_many_columns')
  const body = rows.filter((row) => row.line > headerLine)
  if (header.length === 0 || body.length === 0) throw new TableRefused('table_empty')
  return {
    format,
    reading: { ...reading, headerLine, sheet: format === 'xlsx' ? (reading.sheet ?? sheets[0] ?? null) : null },
    sheets,
    header,
    rows: body.slice(0, LOOKED_AT).map(({ line, cells }) => ({ line, cells: cells.slice(0, IMPORT_MAX_COLUMNS) })),
  }
}

export function tableRows(
  path: string,
  format: 'csv' | 'xlsx',
  reading: ImportReading,
  hear?: (sheet: string) => void,
): AsyncGenerator<TableRow[]> {
  return format === 'csv' ? readCsv(path, reading) : readXlsx(path, reading.sheet, hear)
}

async function formatOf(path: string): Promise<'csv' | 'xlsx'> {
  const file = await open(path)
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, 0)
  await file.close()
  if (head.toString('latin1') !== 'PK\u0003\u0004') return 'csv'
  const measured = await measureWorkbook(path)
  if (measured === 'workbook') return 'xlsx'
  throw new TableRefused(measured === 'unsafe' ? 'archive_unsafe' : 'not_a_table')
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
