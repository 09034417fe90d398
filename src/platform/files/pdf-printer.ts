import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'

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

/** Draws PDFs, with its font and nothing else of the machine. Takes a processor for a while: for threads of their own alone. */
export { pdfmake as pdfPrinter }
