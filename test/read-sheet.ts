import { readZip } from './read-zip.ts'

type Cell = { column: string; type: string; value: string }
const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Cells of the first sheet of a workbook that we wrote, row by row: what they say they are and hold. */
export function readSheet(workbook: Buffer): Cell[][] {
  const sheet = readZip(workbook).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  return sheet
    .split('<row ')
    .slice(1)
    .map((row) => row.split('<c ').slice(1).map(readCell))
}

function readCell(cell: string): Cell {
  const [tag = '', rest = ''] = cell.split(/>(.*)/s)
  const [content = ''] = rest.split('</c>')
  const value = content.replace(/<[^<>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign)
  return { column: /r="([A-Z]+)/.exec(tag)?.[1] ?? '', type: /t="(\w+)"/.exec(tag)?.[1] ?? 'n', value }
}
