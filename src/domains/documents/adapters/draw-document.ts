import { pdfPrinter } from '../../../platform/files/pdf-printer.ts'
import type { DocumentContent } from '../rules/content.ts'
import { codesOf, type PrintedCode } from './layout/codes.ts'
import { headOf, partiesOf } from './layout/head.ts'
import { linesTable, totalsTable } from './layout/lines.ts'
import { notesOf } from './layout/notes.ts'
import { wordsOf } from './layout/words.ts'

/** A document as an A4 PDF. Takes a processor for a while: see `documentPdf`. */
export async function drawDocument(
  content: DocumentContent,
  codes: readonly PrintedCode[],
): Promise<Uint8Array<ArrayBuffer>> {
  const say = wordsOf(content.locale, content.currency)
  const pdf = pdfPrinter.createPdf({
    info: { title: content.number, author: content.seller.name, creationDate: new Date(content.issuedAt) },
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    defaultStyle: { font: 'Roboto', fontSize: 8.5 },
    styles: { head: { fontSize: 7, color: '#555555' } },
    content: [
      headOf(content, say),
      partiesOf(content, say),
      linesTable(content, say),
      totalsTable(content, say),
      notesOf(content, say),
      ...codesOf(codes),
    ],
    footer: (page: number, pages: number) => ({
      margin: [40, 16, 40, 0],
      columns: [
        { text: content.number, fontSize: 7, color: '#555555' },
        { text: say.both('page', { page, pages }), fontSize: 7, color: '#555555', alignment: 'right' },
      ],
    }),
  })
  return new Uint8Array(await pdf.getBuffer())
}
