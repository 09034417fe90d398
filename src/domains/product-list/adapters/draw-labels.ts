import type { Content } from 'pdfmake'
import { encode } from 'uqr'
import { pdfPrinter } from '../../../platform/files/pdf-printer.ts'
import type { LabelFormat } from '../rules/label-formats.ts'
import { type Code, type PrintedPage, SHEETS } from '../rules/label-layout.ts'

/** Pages as a PDF in the size of the sheet. Takes seconds of the processor for hundreds of labels: see `labelPdf`. */
export async function drawLabels(pages: readonly PrintedPage[], format: LabelFormat): Promise<Uint8Array<ArrayBuffer>> {
  const content = pages.map(
    ({ lines, codes }, index): Content => ({
      stack: [
        ...lines.map(({ text, x, y, size, bold }) => ({
          ...{ text, bold, fontSize: size, noWrap: true, lineHeight: 1 },
          absolutePosition: { x, y },
        })),
        // One path a page: drawing each module by itself would take many times as long.
        {
          // Its types do not know paths.
          canvas: [{ type: 'path', d: codes.map(modulesOf).join(''), color: '#000000' } as never],
          absolutePosition: { x: 0, y: 0 },
        },
      ],
      ...(index > 0 && { pageBreak: 'before' as const }),
    }),
  )
  const pdf = pdfPrinter.createPdf({
    content,
    pageSize: SHEETS[format].page,
    pageMargins: 0,
    defaultStyle: { font: 'Roboto' },
  })
  return new Uint8Array(await pdf.getBuffer())
}

/** The dark modules of a code as a path, a rectangle for each run of a row. The quiet zone is within its size. */
function modulesOf({ url, x, y, size }: Code): string {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 })
  const quiet = 2
  const one = size / (modules + quiet * 2)
  const at = (start: number, steps: number) => round(start + (steps + quiet) * one)
  let path = ''
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      if (!data[row]?.[column]) continue
      const begin = column
      while (column < modules && data[row]?.[column]) column++
      path += `M${at(x, begin)} ${at(y, row)}H${at(x, column)}V${at(y, row + 1)}H${at(x, begin)}Z`
    }
  }
  return path
}

const round = (points: number) => Math.round(points * 1000) / 1000
