import type { Content } from 'pdfmake'
import { pdfPrinter } from '../../../platform/files/pdf-printer.ts'
import type { CopyWords } from '../copy-words.ts'

const GREY = '#555555'

/** A company's copy: who it is in the report, and its quarters. */
export async function drawCopy({ title, intro, facts, head, rows }: CopyWords): Promise<Uint8Array<ArrayBuffer>> {
  const content: Content[] = [
    { text: title, fontSize: 18, bold: true },
    { text: intro, color: GREY, margin: [0, 6, 0, 14] },
    {
      layout: 'lightHorizontalLines',
      table: { widths: [150, '*'], body: facts.map(([name, value]) => [{ text: name, color: GREY }, { text: value }]) },
    },
    {
      layout: 'lightHorizontalLines',
      margin: [0, 18, 0, 0],
      table: {
        headerRows: 1,
        widths: ['*', '*', '*', '*', '*'],
        body: [
          head.map((text) => ({ text, bold: true, alignment: 'right' as const })),
          ...rows.map((row) => row.map((text) => ({ text, alignment: 'right' as const }))),
        ],
      },
    },
  ]
  const pdf = pdfPrinter.createPdf({
    info: { title },
    pageSize: 'A4',
    pageMargins: [50, 48, 50, 48],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    content,
  })
  return new Uint8Array(await pdf.getBuffer())
}
