import { IMPORT_MAX_COLUMNS, TEXT_MOST } from '../../rules/import-limits.ts'
import type { TableRow } from '../read-csv.ts'
import { cellText } from './cell-text.ts'
import { RichText } from './rich-text.ts'
import type { SharedTexts } from './shared-texts.ts'
import type { CellStyles } from './styles.ts'
import type { XmlEvents } from './xml.ts'

/** Rows that a sheet can have. */
const LAST_LINE = 1_048_576
/** One more than allowed: that a row is too long must still be seen. */
const MOST_CELLS = IMPORT_MAX_COLUMNS + 1

export type SheetFrame = { texts: SharedTexts; styles: CellStyles; from1904: boolean }

/** The rows of a sheet; taken while it is read. Rows and cells may leave out where they stand: then they follow each other. */
export class SheetRows implements XmlEvents {
  readonly #frame: SheetFrame
  readonly #inline = new RichText(TEXT_MOST.cell)
  #rows: TableRow[] = []
  #line = 0
  #cells: string[] = []
  #column = -1
  #cell: Readonly<Record<string, string>> = {}
  #value = ''
  #inValue = false

  constructor(frame: SheetFrame) {
    this.#frame = frame
  }

  /** Rows that are complete and were not taken yet. */
  take(): TableRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const line = Number(attributes.r)
      // Lines only ever grow: work that was interrupted goes on after the last one.
      this.#line = line > this.#line && line <= LAST_LINE ? Math.floor(line) : this.#line + 1
      this.#cells = []
      this.#column = -1
    } else if (name === 'c') {
      this.#cell = attributes
      this.#column = columnOf(attributes.r) ?? this.#column + 1
      this.#value = ''
      this.#inline.clear()
    } else if (name === 'v') this.#inValue = true
    else this.#inline.open(name)
  }

  text(part: string): void {
    if (!this.#inValue) this.#inline.text(part)
    else if (this.#value.length < TEXT_MOST.cell) this.#value += part.slice(0, TEXT_MOST.cell)
  }

  close(name: string): void {
    if (name === 'v') this.#inValue = false
    else if (name === 'c') this.#addCell()
    else if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells })
    else this.#inline.close(name)
  }

  #addCell(): void {
    if (this.#column >= MOST_CELLS) return
    while (this.#cells.length <= this.#column) this.#cells.push('')
    const { t = 'n', s } = this.#cell
    const inline = this.#inline.value
    this.#cells[this.#column] = inline || cellText({ type: t, value: this.#value, style: Number(s ?? 0) }, this.#frame)
  }
}

/** `AB12` → 27, from 0; undefined where a cell does not say it. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d{1,9}$/i.exec(reference?.slice(0, 20) ?? '')?.[1]?.toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
