import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { quotedCell } from '../../../values/formula-cell.ts'
import { cellOf, HEADER, PARTS, SHEET, SHEET_END, SHEET_START, TEXT } from './workbook-xml.ts'

type Cell = string | number | null

/** Writes rows into an XLSX file as they come; the first is the header. Texts are texts there: none is a formula. */
export async function writeWorkbook(path: string, pages: AsyncIterable<Cell[][]>): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(pages), { objectMode: false, highWaterMark: 64 * 1024 })
  // The archive knows nothing of errors in what flows into it.
  sheet.on('error', (error) => output.destroy(error))
  zip.on('error', (error: Error) => output.destroy(error))
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text), name)
  zip.addReadStream(sheet, SHEET)
  zip.end()
  try {
    await pipeline(output, createWriteStream(path))
  } finally {
    sheet.destroy()
  }
}

async function* sheetXml(pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield SHEET_START
  let line = 0
  for await (const page of pages) {
    let text = ''
    for (const row of page) {
      line += 1
      const style = line === 1 ? HEADER : TEXT
      const cells = row.map((cell, column) =>
        cellOf(typeof cell === 'string' ? quotedCell(cell) : cell, column, line, style),
      )
      text += `<row r="${line}">${cells.join('')}</row>`
    }
    yield text
    // What is packed goes to the disk, and others get their turn.
    await wait(5)
  }
  yield SHEET_END
}
