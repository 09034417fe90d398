import { LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { neutralCell } from '../../../values/formula-cell.ts'
import { CSV_COLUMNS, csvRows } from '../rules/csv-rows.ts'
import type { Told } from '../rules/dpi-file.ts'

/** A part of the table beside the file, with the head in the first; nothing of sellers of whom the file says nothing. */
export function csvText(rows: readonly { row: { companyId: number }; told: Told }[], isFirst: boolean): string {
  const lines = rows.flatMap(({ row, told }) => (told.said === 'nothing' ? [] : csvRows(row.companyId, told)))
  const table = [...(isFirst ? [[...CSV_COLUMNS]] : []), ...lines]
  return table.length > 0
    ? printRows(
        table.map((cells) => cells.map(neutralCell)),
        'en-US',
      ) + LINE_END
    : ''
}
