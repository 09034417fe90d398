import { createReadStream } from 'node:fs'
import Papa from 'papaparse'
import type { ImportReading } from '../contract.ts'
import { lineEnds } from './line-count.ts'
import { TableRefused } from './table-refused.ts'

/** A record as it stands: `line` where it begins, from 1. `broken`: its quotes do not close, or do not belong there. */
export type TableRow = { line: number; cells: string[]; broken?: true }

/** Characters that one record may have: a quote that is never closed must not take the whole file into memory. */
const LONGEST_RECORD = 1_000_000
/** Records with broken quotes after which a file is given up. */
const MOST_BROKEN = 500

/** The records of a CSV file, batch by batch as the disk gives them. Line ends inside cells become `\n`. */
export async function* readCsv(
  path: string,
  { encoding, separator }: Pick<ImportReading, 'encoding' | 'separator'>,
): AsyncGenerator<TableRow[]> {
  const records = new Records(separator)
  for await (const text of decoded(path, encoding)) yield records.take(text, false)
  yield records.take('', true)
}

/** Cuts text into records. One whose quotes are broken ends with its line, so that those after it are read as they are meant. */
class Records {
  readonly #separator: string
  #rest = ''
  #line = 1
  #broken = 0

  constructor(separator: string) {
    this.#separator = separator
  }

  take(text: string, last: boolean): TableRow[] {
    this.#rest += text
    const rows: TableRow[] = []
    while (this.#rest !== '') {
      const { data, errors, meta } = this.#parse(last)
      const bad = errors.find((error) => (error.row ?? 0) < data.length)?.row
      for (const cells of data.slice(0, bad)) rows.push(this.#row(cells))
      if (bad !== undefined) {
        // Where the broken record begins: behind so many good ones.
        this.#rest = this.#rest.slice(bad === 0 ? 0 : this.#parse(last, bad).meta.cursor)
        rows.push(this.#brokenLine())
        continue
      }
      this.#rest = this.#rest.slice(meta.cursor)
      if (this.#rest.length <= LONGEST_RECORD || last) break
      rows.push(this.#brokenLine())
    }
    return rows
  }

  #parse(last: boolean, preview = 0) {
    const parser = new Papa.Parser({ delimiter: this.#separator, newline: '\n', quoteChar: '"', preview })
    return parser.parse(this.#rest, 0, !last) as Papa.ParseResult<string[]>
  }

  #row(cells: string[]): TableRow {
    const line = this.#line
    this.#line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0)
    return { line, cells }
  }

  #brokenLine(): TableRow {
    this.#broken += 1
    if (this.#broken > MOST_BROKEN) throw new TableRefused('table_too_complex')
    const end = this.#rest.indexOf('\n')
    const text = end < 0 ? this.#rest : this.#rest.slice(0, end)
    this.#rest = end < 0 ? '' : this.#rest.slice(end + 1)
    const line = this.#line
    this.#line += 1
    return { line, cells: text.slice(0, LONGEST_RECORD).split(this.#separator), broken: true }
  }
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
