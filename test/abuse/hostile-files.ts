import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { anArchive, aWorkbook } from '../factories/workbook.ts'

const table = (cell: string) => `kod;nazwa;cena;zdjecia;waga\n${`A-1;Laptop;${cell};${cell};${cell}\n`.repeat(3)}`
/** Marks of two classes in the wrong order: to put them right takes the square of their number. */
const marks = `a${'\u0301'.repeat(20_000)}${'\u0316'.repeat(20_000)}`

/** Tables whose cells once met patterns that take the square of their length. */
export const CELLS: readonly (readonly [name: string, file: string])[] = [
  ['letters between two digits', table(`1${'x'.repeat(80_000)}1`)],
  ['blanks before a letter', table(`1${' '.repeat(80_000)}x`)],
  ['units without an end', table(`${'1gram'.repeat(16_000)}-`)],
  ['blanks before addresses', table(`${' '.repeat(80_000)}|`)],
  ['marks piled on one letter', table(marks)],
  ['a header of brackets', `kod;${'('.repeat(80_000)};${'_'.repeat(80_000)}x\nA-1;1;2\n`],
  ['a header of marks', `kod;${marks};cena\nA-1;1;2\n`],
  ['two hundred columns of it', `kod${';a'.repeat(190)}\nA-1${`;1${'x'.repeat(1500)}1`.repeat(190)}\n`],
]

/** A workbook of 2.5 kB whose list of sheets once took the square of its length. */
export const sheetsInSheets = (): Promise<Buffer> =>
  anArchive({ 'xl/workbook.xml': `<workbook><sheets>${'<sheet name="'.repeat(120_000)}` })

/** Unpacks to so many megabytes of rows, and is small enough not to be a bomb by its numbers. */
export const manyRows = (megabytes: number): Promise<Buffer> =>
  aWorkbook('<row><c t="inlineStr"><is><t>abc</t></is></c></row>'.repeat(megabytes * 18_000))

/** Unpacks to forty megabytes of nothing. */
export const zipBomb = async (): Promise<Buffer> =>
  anArchive({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': Buffer.alloc(40_000_000) })

/** As much work for a decoder as one picture may be: sixteen million pixels, none like its neighbour, in many passes. */
export async function noisyPicture(): Promise<Buffer> {
  const side = 4000
  const pixels = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
  return pixels.jpeg({ quality: 20, progressive: true }).toBuffer()
}

/** XML deeper than any table. */
export const deepXml = (): Promise<Buffer> => aWorkbook('<a>'.repeat(500_000))
