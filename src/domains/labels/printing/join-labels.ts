import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'
import { pdfPrinter } from '../../../platform/files/pdf-printer.ts'

/** A label as its carrier made it, and what stands in its place where it cannot be put in; null: it is known that it cannot. */
export type LabelToJoin = { bytes: Uint8Array | null; notice: readonly string[] }

/** Points: A6 and A4 upright. */
const A6 = { width: 297.64, height: 419.53 }
const A4 = { width: 595.28, height: 841.89 }
/** Of one label: parcels of a consignment are fewer. */
const MOST_PAGES = 20
/** Points: between a label and the edge of its quarter, which no printer of paper reaches. */
const MARGIN = 9

type Drawn = { page: PDFEmbeddedPage; width: number; height: number; turn: 0 | 90 | 180 | 270 }

/**
 * Labels of carriers as one file, in their order: a page each, as large as the carrier made it, or four on a sheet of A4, made smaller where they have to be
 * and never larger, as a scanner reads their bars. Of a page its drawing is taken alone: what it may carry besides (scripts, links, forms) is left behind. One that cannot be
 * read is a page that says so. Takes a processor for a while, and a hostile file may take it whole: for a thread of its own.
 */
export async function joinLabels(
  labels: readonly LabelToJoin[],
  layout: 'a6' | 'a4',
  begins: (index: number) => void,
): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const drawn: Drawn[] = []
  for (const [index, { bytes, notice }] of labels.entries()) {
    begins(index)
    const pages = bytes === null ? undefined : await pagesOf(file, bytes).catch(() => undefined)
    drawn.push(...(pages ?? (await pagesOf(file, await noticeOf(notice)))))
  }
  if (layout === 'a6')
    for (const one of drawn) place(file.addPage([one.width, one.height]), one, { x: 0, y: 0, ...sizeOf(one) })
  else
    for (let first = 0; first < drawn.length; first += 4)
      sheet(file.addPage([A4.width, A4.height]), drawn.slice(first, first + 4))
  return file.save()
}

async function pagesOf(file: PDFDocument, bytes: Uint8Array): Promise<Drawn[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const pages = source.getPages()
  if (pages.length === 0 || pages.length > MOST_PAGES) throw new Error(`${pages.length} pages`)
  const embedded = await file.embedPages(pages)
  // Drawn now: what cannot be read is found out here, and not when the whole file is written.
  for (const page of embedded) await page.embed()
  return embedded.map((page, index) => {
    const turn = turnOf(pages[index] as PDFPage)
    const [width, height] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width]
    if (!(width > 20 && height > 20 && width < 3000 && height < 3000)) throw new Error('no page of paper')
    return { page, width, height, turn }
  })
}

const turnOf = (page: PDFPage) => (((page.getRotation().angle % 360) + 360) % 360) as Drawn['turn']
const sizeOf = ({ width, height }: Drawn) => ({ width, height })

/** Quarters from the upper left, line by line. */
function sheet(page: PDFPage, labels: readonly Drawn[]): void {
  const quarter = { width: A4.width / 2, height: A4.height / 2 }
  for (const [index, label] of labels.entries()) {
    place(page, label, {
      x: (index % 2) * quarter.width + MARGIN,
      y: A4.height - (Math.floor(index / 2) + 1) * quarter.height + MARGIN,
      width: quarter.width - 2 * MARGIN,
      height: quarter.height - 2 * MARGIN,
    })
  }
}

type Box = { x: number; y: number; width: number; height: number }

/** In the middle of a box, turned as its carrier meant it, and once more where it lies across. */
function place(page: PDFPage, { page: label, width, height, turn }: Drawn, box: Box): void {
  const isAcross = width > height !== box.width > box.height && (width > box.width || height > box.height)
  const angle = ((turn + (isAcross ? 90 : 0)) % 360) as Drawn['turn']
  const [wide, high] = isAcross ? [height, width] : [width, height]
  const scale = Math.min(1, box.width / wide, box.height / high)
  const x = box.x + (box.width - wide * scale) / 2
  const y = box.y + (box.height - high * scale) / 2
  const [right, up] = [wide * scale, high * scale]
  // A page is turned clockwise, a drawing the other way and around its own corner.
  const corner = { 0: [0, 0], 90: [0, up], 180: [right, up], 270: [right, 0] }[angle] as [number, number]
  page.drawPage(label, {
    ...{ x: x + corner[0], y: y + corner[1], rotate: degrees(-angle) },
    ...{ width: label.width * scale, height: label.height * scale },
  })
}

/** A page that says which label is not here. */
async function noticeOf(lines: readonly string[]): Promise<Uint8Array> {
  const [head = '', ...rest] = lines
  const pdf = pdfPrinter.createPdf({
    pageSize: A6,
    pageMargins: [24, 32, 24, 24],
    defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.2 },
    content: [
      { text: head, bold: true, fontSize: 14, margin: [0, 0, 0, 12] },
      ...rest.map((text) => ({ text, margin: [0, 0, 0, 8] as [number, number, number, number] })),
    ],
  })
  return new Uint8Array(await pdf.getBuffer())
}
