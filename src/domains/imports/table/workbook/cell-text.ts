import type { SharedTexts } from './shared-texts.ts'
import type { CellStyles } from './styles.ts'

const DAY = 86_400_000
/** Day 0 of the two calendars of workbooks, in days before 1970. */
const EPOCH = { from1900: 25_569, from1904: 24_107 }

/** What a cell shows. Numbers are written with a point and so that `1.234` is not taken for a thousand. */
export function cellText(
  { type, value, style }: { type: string; value: string; style: number },
  { texts, styles, from1904 }: { texts: SharedTexts; styles: CellStyles; from1904: boolean },
): string {
  if (value === '') return ''
  if (type === 's') return texts.at(Number(value))
  if (type === 'b') return value.trim() === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type === 'd') return value.slice(0, 10)
  const number = Number(value)
  if (type !== 'n' || !Number.isFinite(number)) return value
  const look = styles.lookOf(style)
  if (look === 'date') return dateText(number - (from1904 ? EPOCH.from1904 : EPOCH.from1900))
  return look === 'percent' ? `${numberText(number * 100)}%` : numberText(number)
}

function dateText(daysSince1970: number): string {
  const date = new Date(Math.round(daysSince1970 * DAY))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** A computed number carries noise behind its fifteenth digit. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0)
  const rounded = Number(value.toPrecision(15))
  const text = String(rounded)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
