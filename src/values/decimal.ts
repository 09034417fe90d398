/** An exact number: `units` of 10 to the power of minus `scale`. */
export type Decimal = { units: bigint; scale: number }
export type DecimalMark = 'auto' | 'comma' | 'point'

/** What stands between groups of three digits besides comma and point. */
const SPACES = /[\s\u00a0\u202f'’]/g

/**
 * A number as people write it: `1 234,56`, `1.234,56`, `1,234.56`. In `auto`, the last of two different marks is the decimal one, and
 * a single mark before three digits is read as `ambiguous` says. Undefined for anything else, also for wrong groups (`1,23,4`).
 */
export function readDecimal(
  text: string,
  mark: DecimalMark,
  ambiguous: 'thousands' | 'decimal' = 'thousands',
): Decimal | undefined {
  const plain = text.trim().replace(SPACES, '')
  if (!/^[+-]?\d[\d.,]*$/.test(plain) || plain.length > 30) return undefined
  const point = mark === 'auto' ? decimalMarkOf(plain, ambiguous) : mark === 'comma' ? ',' : '.'
  const groups = point === ',' ? '.' : ','
  const [whole = '', fraction, ...more] = plain.split(point)
  if (more.length > 0 || fraction?.includes(groups)) return undefined
  if (whole.includes(groups) && !groupedInThrees(whole, groups)) return undefined
  if (fraction === '') return undefined
  const digits = whole.replaceAll(groups, '').replace('+', '') + (fraction ?? '')
  return { units: BigInt(digits), scale: fraction?.length ?? 0 }
}

const groupedInThrees = (whole: string, mark: string) =>
  whole.split(mark).every((part, index) => (index === 0 ? /^[+-]?\d{1,3}$/.test(part) : /^\d{3}$/.test(part)))

function decimalMarkOf(text: string, ambiguous: 'thousands' | 'decimal'): ',' | '.' {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  if (comma < 0 && point < 0) return '.'
  const mark = comma >= 0 ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return other
  const looksGrouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return looksGrouped && ambiguous === 'thousands' ? other : mark
}

/** The mark that the numbers of a column have in common; `auto` where they leave it open or contradict. */
export function commonMark(texts: readonly string[]): DecimalMark {
  const seen = new Set<DecimalMark>()
  for (const text of texts) {
    const plain = withoutUnit(text).replace(SPACES, '')
    if (!/[.,]/.test(plain) || /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/.test(plain)) continue
    if (!readDecimal(plain, 'auto')) continue
    seen.add(decimalMarkOf(plain, 'decimal') === ',' ? 'comma' : 'point')
  }
  const [only] = seen
  return seen.size === 1 && only ? only : 'auto'
}

/** `1 299,00 zł`, `€ 1,299.00`, `1.37kg` without what is no number. */
export function withoutUnit(text: string): string {
  return text
    .trim()
    .replace(/^[^\d+-]+/, '')
    .replace(/(?<!\D)\D+$/, '')
}

/** The nearest number of JavaScript, for measures: never for money. */
export const toNumber = ({ units, scale }: Decimal): number => Number(`${units}e-${scale}`)

/** A whole number, or undefined. `12,00` is whole. */
export function toWhole({ units, scale }: Decimal): number | undefined {
  const factor = 10n ** BigInt(scale)
  const whole = units / factor
  const safe = whole <= BigInt(Number.MAX_SAFE_INTEGER) && whole >= BigInt(Number.MIN_SAFE_INTEGER)
  return units % factor === 0n && safe ? Number(whole) : undefined
}
