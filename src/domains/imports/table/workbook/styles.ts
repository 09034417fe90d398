import type { XmlEvents } from './xml.ts'

/** How a number is shown. */
export type NumberLook = 'plain' | 'date' | 'percent'

const MOST = 100_000
/** Numbers of looks that every program knows: days and times, and shares of a hundred. */
const isDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 49)
const isPercent = (id: number) => id === 9 || id === 10

/** `styles.xml`, as far as it says what a number means. */
export class CellStyles implements XmlEvents {
  readonly #formats = new Map<number, NumberLook>()
  readonly #cells: number[] = []
  #inCells = false

  /** Of a cell whose `s` is so; plain where there are no styles. */
  lookOf(style: number): NumberLook {
    const id = this.#cells[style] ?? 0
    return this.#formats.get(id) ?? (isDate(id) ? 'date' : isPercent(id) ? 'percent' : 'plain')
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'cellXfs') this.#inCells = true
    else if (name === 'xf' && this.#inCells && this.#cells.length < MOST)
      this.#cells.push(Number(attributes.numFmtId ?? 0))
    else if (name === 'numFmt' && this.#formats.size < MOST)
      this.#formats.set(Number(attributes.numFmtId), lookOfFormat(attributes.formatCode ?? ''))
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#inCells = false
  }

  text(): void {}
}

/** `yyyy\-mm\-dd` is a date, `0.0%` a percentage, `0.00" days"` neither. */
export function lookOfFormat(format: string): NumberLook {
  const code = format
    .slice(0, 300)
    .replaceAll(/"[^"]*"|\\.|_.|\[(?![hms]{1,9}\])[^[\]]*\]/gi, '')
    .split(';')[0]
  if (code === undefined || /^general$/i.test(code)) return 'plain'
  if (/[ymdhs]/i.test(code)) return 'date'
  return code.includes('%') ? 'percent' : 'plain'
}
