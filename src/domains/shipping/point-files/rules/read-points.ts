import { invalidField } from '../../../../values/failure.ts'
import { isPostalCode } from '../../../../values/postal-code.ts'
import type { PickupPoint } from '../../contract.ts'
import { MOST_POINTS, OPTIONAL, POINT_COLUMNS, type PointColumn } from './limits.ts'

export type FilePoint = Omit<PickupPoint, 'distance' | 'method'>
export type FileRow = { line: number; cells: readonly string[] }

const LONGEST: Record<PointColumn, number> = {
  ...{ code: 30, name: 120, street: 120, postal_code: 6, city: 80, lat: 20, lng: 20 },
  ...{ hours: 200, hint: 300, takes_cash: 10 },
}
/** Poland, degrees: outside of it latitude and longitude were taken for each other, or the point is another country's. */
const LAT = [48.9, 55] as const
const LNG = [14, 24.3] as const
const YES = ['', '1', 'true', 'yes', 'tak', 'ja']
const NO = ['0', 'false', 'no', 'nie', 'nein']

/**
 * The points of a file whose first row names its columns, in any order. Refuses by the field `file`: what is missing, or the line and the column of
 * the first cell that cannot be right.
 */
export function readPoints(rows: readonly FileRow[]): FilePoint[] {
  const [head, ...rest] = rows
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const missing = POINT_COLUMNS.filter((column) => !OPTIONAL.includes(column) && !names.includes(column))
  if (missing.length > 0) throw invalidField('file', 'points_columns_missing', { missing: missing.join(', ') })
  if (rest.length > MOST_POINTS) throw invalidField('file', 'points_too_long', { maximum: MOST_POINTS })
  const lines = new Map<string, number>()
  return rest.map((row) => {
    const point = readPoint(row, names)
    const before = lines.get(point.code)
    if (before !== undefined)
      throw invalidField('file', 'points_code_twice', { line: row.line, before, code: point.code })
    lines.set(point.code, row.line)
    return point
  })
}

function readPoint({ line, cells }: FileRow, names: readonly string[]): FilePoint {
  const wrong = (column: PointColumn) => invalidField('file', 'points_cell_wrong', { line, column })
  const cell = (column: PointColumn): string => {
    const at = names.indexOf(column)
    const text = at < 0 ? '' : (cells[at] ?? '').trim().replaceAll(/\s+/g, ' ')
    const isMissing = text === '' && !OPTIONAL.includes(column)
    if (isMissing || text.length > LONGEST[column] || UNPRINTABLE.test(text)) throw wrong(column)
    return text
  }
  const degrees = (column: 'lat' | 'lng', [least, most]: readonly [number, number]): number => {
    const text = cell(column).replace(',', '.')
    const value = Number(text)
    if (!/^\d{1,3}(\.\d+)?$/.test(text) || value < least || value > most) throw wrong(column)
    return value
  }
  const code = cell('code').toUpperCase()
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_./-]*$/u.test(code)) throw wrong('code')
  const postalCode = cell('postal_code')
  if (!isPostalCode(postalCode, 'PL')) throw wrong('postal_code')
  const cash = cell('takes_cash').toLowerCase()
  if (!YES.includes(cash) && !NO.includes(cash)) throw wrong('takes_cash')
  return {
    ...{ code, name: cell('name'), street: cell('street'), postalCode, city: cell('city') },
    ...{ lat: degrees('lat', LAT), lng: degrees('lng', LNG) },
    ...{ hours: cell('hours') || null, hint: cell('hint') || null, takesCash: YES.includes(cash) },
  }
}

const UNPRINTABLE = /\p{Cc}/u
