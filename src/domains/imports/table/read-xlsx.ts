import type { CellValue } from 'exceljs'
import ExcelJS from 'exceljs'
import type { TableRow } from './read-csv.ts'

const BATCH = 200

/** The rows of a sheet, the first unless named. Streamed: no sheet is held whole. */
export async function* readXlsx(path: string, sheet: string | null): AsyncGenerator<TableRow[]> {
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(path, {
    entries: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    worksheets: 'emit',
  })
  let taken = false
  for await (const worksheet of reader) {
    const { name } = worksheet as unknown as { name: string }
    const wanted: boolean = !taken && (sheet === null || sheet === name)
    let batch: TableRow[] = []
    if (!wanted) continue
    for await (const row of worksheet) {
      const cells = (row.values as CellValue[]).slice(1)
      batch.push({ line: row.number, cells: Array.from(cells, textOf) })
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
    taken = true
  }
}

/** What a cell shows. Numbers are written with a point and so that `1.234` is not taken for a thousand. */
export function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if ('richText' in value) return value.richText.map((part) => part.text).join('')
  if ('result' in value || 'formula' in value) return textOf((value as { result?: CellValue }).result)
  if ('text' in value) return typeof value.text === 'string' ? value.text : textOf(value.text as CellValue)
  return ''
}

/** A computed number carries noise behind its fifteenth digit. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const text = String(Number(value.toPrecision(15)))
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
