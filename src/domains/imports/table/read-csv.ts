import { createReadStream } from 'node:fs'
import Papa from 'papaparse'
import type { ImportReading } from '../contract.ts'
import { lineEnds } from './line-count.ts'

/** A record as it stands: `line` where it begins, from 1. `broken`: its quotes do not close, or do not belong there. */
export type TableRow = { line: number; cells: string[]; broken?: true }

/** Characters that one record may have: a quote that is never closed must not take the whole file into memory. */
const LONGEST_RECORD = 2_000_000

/** The records of a CSV file, batch by batch as the disk gives them. Line ends inside cells become `\n`. */
export async function* readCsv(
  path: string,
  { encoding, separator }: Pick<ImportReading, 'encoding' | 'separator'>,
): AsyncGenerator<TableRow[]> {
  const parser = new Papa.Parser({ delimiter: separator, newline: '\n', quoteChar: '"' })
  let line = 1
  let rest = ''
  const take = (text: string, last: boolean): TableRow[] => {
    const { data, errors, meta } = parser.parse(text, 0, !last) as Papa.ParseResult<string[]>
    rest = text.slice(meta.cursor)
    const broken = new Set(errors.map((error) => error.row))
    return data.map((cells, index) => {
      const row: TableRow = { line, cells, ...(broken.has(index) ? { broken: true } : {}) }
      line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0)
      return row
    })
  }
  for await (const text of decoded(path, encoding)) {
    const rows = take(rest + text, false)
    if (rows.length > 0) yield rows
    if (rest.length > LONGEST_RECORD) {
      yield [{ line, cells: [rest.slice(0, 200)], broken: true }]
      return
    }
  }
  if (rest !== '') yield take(rest, true)
}

/** The text with every end of line as `\n`, without a byte order mark. */
async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let held = ''
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const text = held + decoder.decode(bytes as Buffer, { stream: true })
    // A carriage return may be half of a line end.
    held = text.endsWith('\r') ? '\r' : ''
    yield withPlainEnds(held ? text.slice(0, -1) : text)
  }
  const last = withPlainEnds(held + decoder.decode())
  if (last) yield last
}

const withPlainEnds = (text: string) => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text)
