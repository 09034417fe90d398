import { ZipFile } from 'yazl'

/** An archive of these parts, in this order. */
export async function anArchive(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const bytes: Buffer[] = []
  for await (const part of zip.outputStream) bytes.push(part as Buffer)
  return Buffer.concat(bytes)
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
const types = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`
const book = (sheets: readonly (readonly [name: string, id: string])[]) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map(([name, id], at) => `<sheet name="${name}" sheetId="${at + 1}" state="visible" r:id="${id}"/>`)
    .join('')}</sheets></workbook>`
const sheet = (rows: string) => `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

const columns = 'ABCDEFGH'
type Cell = string | number
const row = (line: number, cells: readonly Cell[], write: (cell: Cell, place: string) => string) =>
  `<row r="${line}">${cells.map((cell, at) => write(cell, `${columns[at]}${line}`)).join('')}</row>`
const inline = (cell: Cell, place: string) =>
  typeof cell === 'number'
    ? `<c r="${place}" t="n"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`

/** As openpyxl writes it: targets from the root of the archive, texts shared, the sheets before what they refer to. */
export function likeOpenpyxl(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const shared = (cell: Cell, place: string) =>
    typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="s"><v>${texts.indexOf(cell)}</v></c>`
  return anArchive({
    'docProps/app.xml': `${HEAD}<Properties/>`,
    'xl/worksheets/sheet1.xml': sheet(rows.map((cells, at) => row(at + 1, cells, shared)).join('')),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/workbook.xml': book([['Sheet', 'rId1']]),
    '_rels/.rels': relations([['rId1', 'officeDocument', '/xl/workbook.xml']]),
    '[Content_Types].xml': types,
  })
}

/** As tools that only ever append write it: texts inside the cells, no shared texts, no styles, no properties. */
export function likeAppender(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  return anArchive({
    '[Content_Types].xml': types,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': book([['Sheet1', 'rId1']]),
    'xl/_rels/workbook.xml.rels': relations([['rId1', 'worksheet', 'worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': sheet(rows.map((cells, at) => row(at + 1, cells, inline)).join('')),
  })
}

/** Parts under names of their own, every name with a prefix, nothing that says where rows and cells stand. */
export function likeAStranger(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const cells = (all: readonly Cell[]) =>
    all.map((cell) => `<x:c t="inlineStr"><x:is><x:r><x:t>${cell}</x:t></x:r></x:is></x:c>`).join('')
  return anArchive({
    'Deep/Data/Numbers.xml': `${HEAD}<x:worksheet xmlns:x="${MAIN}"><x:sheetData>${rows
      .map((all) => `<x:row>${cells(all)}</x:row>`)
      .join('')}</x:sheetData></x:worksheet>`,
    'Deep/_rels/Book.xml.rels': relations([['R7', 'worksheet', 'Data/numbers.xml']]),
    'Deep/Book.xml': `${HEAD}<x:workbook xmlns:x="${MAIN}" xmlns:rel="${RELATIONS}"><x:sheets><x:sheet name="Towary &amp; ceny" sheetId="9" rel:id="R7"/></x:sheets></x:workbook>`,
    '_rels/.rels': relations([['R1', 'officeDocument', 'Deep/Book.xml']]),
  })
}

/** Two sheets, `Notes & more` before `Goods`. */
export const twoSheets = (...both: [readonly (readonly Cell[])[], readonly (readonly Cell[])[]]): Promise<Buffer> =>
  anArchive({
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': book([
      ['Notes &amp; more', 'rId1'],
      ['Goods', 'rId2'],
    ]),
    'xl/_rels/workbook.xml.rels': relations(
      both.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ),
    ...Object.fromEntries(
      both.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        sheet(rows.map((cells, line) => row(line + 1, cells, inline)).join('')),
      ]),
    ),
  })

/** One sheet with rows and styles as they are given. */
export const aWorkbook = (rows: string, styles = '', pr = ''): Promise<Buffer> =>
  anArchive({
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': book([['Sheet1', 'rId1']]).replace('<sheets>', `${pr}<sheets>`),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet(rows),
  })
