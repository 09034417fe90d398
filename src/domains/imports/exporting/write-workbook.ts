import { setTimeout as wait } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { quotedCell } from '../rules/formula-cell.ts'

/** Writes rows into an XLSX file as they come. Texts are texts there: none is a formula. */
export async function writeWorkbook(path: string, pages: AsyncIterable<(string | number | null)[][]>): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: false, useSharedStrings: false })
  const sheet = workbook.addWorksheet('Obieg')
  for await (const page of pages) {
    for (const row of page)
      sheet.addRow(row.map((cell) => (typeof cell === 'string' ? quotedCell(cell) : cell))).commit()
    // What is packed goes to the disk, and others get their turn.
    await wait(5)
  }
  await workbook.commit()
}
