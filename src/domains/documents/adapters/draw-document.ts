import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { DocumentContent } from '../rules/content.ts'
import { codesOf, type PrintedCode } from './layout/codes.ts'
import { headOf, partiesOf } from './layout/head.ts'
import { linesTable, totalsTable } from './layout/lines.ts'
import { notesOf } from './layout/notes.ts'
import { wordsOf } from './layout/words.ts'

const { resolve } = createRequire(import.meta.url)
// Comes with the printer; has all letters of the three languages.
const FONTS = {
  Roboto: {
    normal: resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
    bold: resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
  },
}
pdfmake.setFonts(FONTS)
// Nothing is fetched, no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => Object.values(FONTS.Roboto).includes(path))

/** A document as an A4 PDF. Takes a processor for a while: see `documentPdf`. */
export async function drawDocument(
  content: DocumentContent,
  codes: readonly PrintedCode[],
): Promise<Uint8Array<ArrayBuffer>> {
  const say = wordsOf(content.locale, content.currency)
  const pdf = pdfmake.createPdf({
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
