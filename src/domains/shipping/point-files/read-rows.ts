import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { detectEncoding } from '../../../platform/files/detect-encoding.ts'
import { invalidField } from '../../../values/failure.ts'
import { MOST_POINTS } from './rules/limits.ts'
import type { FileRow } from './rules/read-points.ts'

/** The rows of a CSV file that hold anything, with the lines where they begin. Refuses by the field `file` what is no table, or too long. */
export async function readRows(path: string): Promise<FileRow[]> {
  const { encoding, binary } = await detectEncoding(path)
  if (binary) throw invalidField('file', 'points_not_readable')
  const text = new TextDecoder(encoding).decode(await readFile(path)).replaceAll(/\r\n?/g, '\n')
  const head = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const delimiter = [';', '\t', ','].reduce((best, sign) => (count(head, sign) > count(head, best) ? sign : best))
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: MOST_POINTS + 1000 })
  if (meta.truncated) throw invalidField('file', 'points_too_long', { maximum: MOST_POINTS })
  const broken = errors[0]
  if (broken) throw invalidField('file', 'points_line_broken', { line: lineOf(data, broken.row ?? 0) })
  let line = 1
  const rows: FileRow[] = []
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += 1 + breaksIn(cells)
  }
  return rows
}

const count = (text: string, sign: string) => text.split(sign).length
const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
const lineOf = (data: readonly string[][], row: number) =>
  data.slice(0, row).reduce((line, cells) => line + 1 + breaksIn(cells), 1)
