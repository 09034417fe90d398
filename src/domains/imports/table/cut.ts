import { TEXT_MOST } from '../rules/import-limits.ts'
import type { TableRow } from './read-csv.ts'

/** A row no larger than what is looked at. `columns`: cells that are of interest; one more says that there was something behind them. */
export function cutRow({ cells, ...row }: TableRow, columns: number): TableRow {
  const behind = cells.slice(columns).find((cell) => cell.trim() !== '')
  const kept = [...cells.slice(0, columns), ...(behind === undefined ? [] : [behind])]
  return { ...row, cells: kept.map((cell) => storable(cell.slice(0, TEXT_MOST.cell))) }
}

/** A text without what no database can hold: zero characters and halves of surrogate pairs. */
export const storable = (text: string): string =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text
