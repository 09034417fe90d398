// Runs in a thread of its own: files of strangers are decoded and taken apart without keeping anybody waiting.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import Papa from 'papaparse'
import { detectEncoding } from '../../../platform/files/detect-encoding.ts'
import { readBankRows } from '../rules/bank-rows.ts'
import { readCashRows } from '../rules/cash-rows.ts'
import { FileRefused } from '../rules/file-refused.ts'
import { MONEY_FILE_MAX_COLUMNS, MONEY_FILE_MAX_ROWS } from '../rules/limits.ts'
import { isMt940, readMt940 } from '../rules/mt940.ts'
import { readSettlementRows } from '../rules/settlement-rows.ts'
import type { FileMessage, FileTask } from './thread-messages.ts'

async function textOf(path: string): Promise<string> {
  const { encoding, binary } = await detectEncoding(path)
  if (binary) throw new FileRefused('statement_not_readable')
  return new TextDecoder(encoding)
    .decode(await readFile(path))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')
}

/** The rows of a CSV file; `lineOf`: where one begins. */
function rowsOf(text: string): { rows: string[][]; lineOf: (row: number) => number } {
  const { data, meta } = Papa.parse<string[]>(text, {
    ...{ delimiter: delimiterOf(text), newline: '\n', preview: MONEY_FILE_MAX_ROWS + 100 },
  })
  if (meta.truncated || data.length > MONEY_FILE_MAX_ROWS) {
    throw new FileRefused('statement_too_long', { maximum: MONEY_FILE_MAX_ROWS })
  }
  if (!data.some((row) => row.length > 2) || data.some((row) => row.length > MONEY_FILE_MAX_COLUMNS)) {
    throw new FileRefused('statement_not_readable')
  }
  return { rows: data, lineOf: (row) => data.slice(0, row).reduce((line, cells) => line + 1 + breaksIn(cells), 1) }
}

const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/** Banks write titles above their tables: the sign that makes columns in most lines is the one. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 200_000).split('\n').slice(0, 200)
  const weight = (sign: string) => lines.reduce((sum, line) => sum + Math.min(60, line.split(sign).length - 1), 0)
  return [';', '\t', ',', '|'].reduce((best, sign) => (weight(sign) > weight(best) ? sign : best))
}

/** The rows of the first sheet with anything in it; undefined where the file is no workbook. */
async function workbookRows(path: string): Promise<string[][] | undefined> {
  const { openWorkbook } = await import('../../imports/index.ts')
  const book = await openWorkbook(path)
  if (!book) return undefined
  try {
    for (const sheet of book.sheets) {
      const rows: string[][] = []
      for await (const some of book.rows(sheet)) {
        rows.push(...some.map(({ cells }) => cells.slice(0, MONEY_FILE_MAX_COLUMNS)))
        if (rows.length > MONEY_FILE_MAX_ROWS) {
          throw new FileRefused('statement_too_long', { maximum: MONEY_FILE_MAX_ROWS })
        }
      }
      if (rows.length > 0) return rows
    }
    return []
  } finally {
    book.close()
  }
}

async function read(task: FileTask): Promise<FileMessage> {
  const sheet = task.kind === 'cash' ? await workbookRows(task.path) : undefined
  if (task.kind === 'cash' && sheet) {
    return { kind: 'cash', lines: readCashRows(sheet, (row) => row + 1, task) }
  }
  const text = await textOf(task.path)
  if (task.kind === 'bank' && isMt940(text)) {
    return { kind: 'bank', file: { format: 'mt940', lines: readMt940(text) } }
  }
  const { rows, lineOf } = rowsOf(text)
  if (task.kind === 'cash') return { kind: 'cash', lines: readCashRows(rows, lineOf, task) }
  if (task.kind === 'settlement') return { kind: 'settlement', lines: readSettlementRows(rows, lineOf, task) }
  return { kind: 'bank', file: { format: 'csv', lines: readBankRows(rows, lineOf, task) } }
}

read(workerData as FileTask).then(
  (message) => parentPort?.postMessage(message),
  (error: unknown) => {
    // What a reader of a format throws is about the file.
    const refused = error instanceof FileRefused ? error : new FileRefused('statement_not_readable')
    parentPort?.postMessage({ kind: 'refused', code: refused.message, params: refused.params } satisfies FileMessage)
  },
)
