import { cutText } from './cut-text.ts'
import type { LabelFormat } from './label-formats.ts'

/** What one label tells. Texts are ready for print. */
export type Label = {
  url: string
  title: string
  /** Empty for the only version of a product. */
  version: string
  price: string | null
  /** `ERP: L-200`, `Index: 17`. */
  codes: readonly string[]
  /** `#4711`. */
  number: string
}

const MM = 72 / 25.4
type Sheet = {
  /** Points. */
  page: { width: number; height: number }
  columns: number
  rows: number
  /** Of one label, with what is left empty around its content. */
  label: { width: number; height: number; edge: number }
  qr: number
  sizes: { title: number; small: number; price: number }
  titleLines: number
}

const A4_LABEL = { width: 70 * MM, height: (297 / 8) * MM, edge: 4.5 * MM }
export const SHEETS: Readonly<Record<LabelFormat, Sheet>> = {
  a4: {
    page: { width: 210 * MM, height: 297 * MM },
    columns: 3,
    rows: 8,
    label: A4_LABEL,
    qr: 25 * MM,
    sizes: { title: 8, small: 7, price: 10 },
    titleLines: 3,
  },
  roll62: {
    page: { width: 62 * MM, height: 29 * MM },
    columns: 1,
    rows: 1,
    label: { width: 62 * MM, height: 29 * MM, edge: 2.5 * MM },
    qr: 23 * MM,
    sizes: { title: 7.5, small: 6.5, price: 9 },
    titleLines: 3,
  },
}

export type Line = { text: string; x: number; y: number; size: number; bold: boolean }
export type Code = { url: string; x: number; y: number; size: number }
export type PrintedPage = { lines: Line[]; codes: Code[] }

const LEADING = 1.2

/** Where everything stands, page by page, in points from the upper left corner. `skip`: places of the first sheet that are used up. */
export function layLabels(labels: readonly Label[], format: LabelFormat, skip: number): PrintedPage[] {
  const sheet = SHEETS[format]
  const places = sheet.columns * sheet.rows
  const begin = skip % places
  const pages: PrintedPage[] = []
  for (const [index, label] of labels.entries()) {
    const place = begin + index
    const page = Math.floor(place / places)
    pages[page] ??= { lines: [], codes: [] }
    const column = place % sheet.columns
    const row = Math.floor((place % places) / sheet.columns)
    layLabel(pages[page], label, sheet, column * sheet.label.width, row * sheet.label.height)
  }
  return pages
}

function layLabel(
  page: PrintedPage,
  label: Label,
  { label: { width, height, edge }, qr, sizes, titleLines }: Sheet,
  left: number,
  top: number,
) {
  page.codes.push({ url: label.url, x: left + edge, y: top + (height - qr) / 2, size: qr })
  const gap = edge * 0.6
  const x = left + edge + qr + gap
  const room = width - edge * 2 - qr - gap
  const cut = (text: string, size: number, most: number) => cutText(text, (room / size) * 1000, most)
  const lines: Omit<Line, 'x' | 'y'>[] = [
    ...cut(label.title, sizes.title, titleLines).map((text) => ({ text, size: sizes.title, bold: true })),
    ...(label.version
      ? cut(label.version, sizes.title, 1).map((text) => ({ text, size: sizes.title, bold: false }))
      : []),
    ...(label.price ? [{ text: label.price, size: sizes.price, bold: true }] : []),
    ...label.codes
      .flatMap((code) => cut(code, sizes.small, 1))
      .map((text) => ({ text, size: sizes.small, bold: false })),
    { text: label.number, size: sizes.small, bold: false },
  ]
  const tall = lines.reduce((sum, line) => sum + line.size * LEADING, 0)
  let y = top + Math.max((height - tall) / 2, edge / 2)
  for (const line of lines) {
    page.lines.push({ ...line, x, y })
    y += line.size * LEADING
  }
}
