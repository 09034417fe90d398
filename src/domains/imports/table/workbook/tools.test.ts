import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anArchive,
  aWorkbook,
  likeAppender,
  likeAStranger,
  likeOpenpyxl,
  twoSheets,
} from '../../../../../test/factories/workbook.ts'
import { look } from '../ask-thread.ts'
import { lookAt } from '../look.ts'
import { lookOfFormat } from './styles.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obieg-workbook-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(bytes: Buffer): Promise<string> {
  const path = join(folder, Math.random().toString(36).slice(2))
  await writeFile(path, bytes)
  return path
}
const rowsOf = async (bytes: Buffer) => (await lookAt(await file(bytes), null)).rows.map(({ cells }) => cells)

const GOODS = [
  ['kod', 'nazwa', 'cena'],
  ['A-1', 'Laptop', 1299.5],
  ['A-2', 'Żółty monitor', 17],
] as const

describe('E07 a workbook is read whoever wrote it', () => {
  test.each([
    ['with absolute targets, sheets before their texts (openpyxl, pandas)', likeOpenpyxl],
    ['with texts inside cells, without shared ones, styles and properties (appenders)', likeAppender],
    ['with other names, prefixes and no places', likeAStranger],
  ])('%s', async (_, write) => {
    const looked = await look(
      { path: await file(await write(GOODS)), reading: null, categories: [], currency: 'PLN' },
      async () => null,
    )
    expect([looked.format, looked.header]).toEqual(['xlsx', ['kod', 'nazwa', 'cena']])
    expect(looked.layout.rows).toEqual([
      { line: 2, cells: ['A-1', 'Laptop', '1299.5'] },
      { line: 3, cells: ['A-2', 'Żółty monitor', '17'] },
    ])
  })
  test('cells show what people see: dates, shares, truth, errors, results, runs without how they are said', async () => {
    const cells = [
      '<c r="A2" s="1"><v>46082</v></c>',
      '<c r="B2" s="2"><v>0.87</v></c>',
      '<c r="C2" t="b"><v>1</v></c>',
      '<c r="D2" t="e"><v>#N/A</v></c>',
      '<c r="E2" t="str"><f>A1&amp;"x"</f><v>kodx</v></c>',
      '<c r="F2" t="inlineStr"><is><r><t>Nie</t></r><r><t xml:space="preserve"> ma</t></r><rPh><t>ni</t></rPh></is></c>',
      '<c r="G2" t="inlineStr"><is><t>a_x0009_b</t></is></c>',
      '<c r="H2" t="d"><v>2026-03-01T00:00:00</v></c>',
    ]
    const header = [...'abcdefgh'].map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs>'
    const rows = `<row r="1">${header}</row><row r="2">${cells.join('')}</row>`
    expect(await rowsOf(await aWorkbook(rows, styles))).toEqual([
      ['2026-03-01', '87%', 'true', '', 'kodx', 'Nie ma', 'a\tb', '2026-03-01'],
    ])
    const in1904 = await rowsOf(await aWorkbook(rows, styles, '<workbookPr date1904="1"/>'))
    expect(in1904[0]?.[0]).toBe('2030-03-02')
  })
  test.each([
    ['General', 'plain'],
    ['#,##0.00\\ "dni"', 'plain'],
    ['[Red]0.00', 'plain'],
    ['dd/mm/yyyy', 'date'],
    ['[h]:mm', 'date'],
    ['0.0%', 'percent'],
  ])('%s is %s', (format, look) => expect(lookOfFormat(format)).toBe(look))
})

const FIXTURES = join(import.meta.dirname, '../../../../../test/fixtures/workbooks')

describe('E07 a workbook as programs really write it', () => {
  // Written by openpyxl 3.0.9, and that opened and saved again by LibreOffice 7.4.7: dates of both calendars, truth, shares, results.
  test.each(['openpyxl.xlsx', 'openpyxl-1904.xlsx', 'libreoffice.xlsx', 'libreoffice-1904.xlsx'])(
    '%s',
    async (name) => {
      const { header, rows, sheets } = await lookAt(join(FIXTURES, name), null)
      // Who writes a formula without having computed it leaves its result out.
      const [twice, twice17] = name.startsWith('openpyxl') ? ['', ''] : ['2599', '34']
      expect(sheets).toEqual(['Towary & ceny'])
      expect(header).toEqual(['kod', 'nazwa', 'cena', 'od kiedy', 'czynny', 'rabat', 'razem'])
      expect(rows.map(({ cells }) => cells)).toEqual([
        ['A-1', 'Laptop <15"> & torba', '1299.5', '2026-03-01', 'true', '25%', twice],
        ['007', 'Żółty\nmonitor', '17', '2026-11-22', 'false', '5%', twice17],
      ])
    },
  )
  test('cells of many looks, and the second of two sheets', async () => {
    const cells =
      '<c r="A2"><v>17</v></c><c r="B2"><v>1339.6900000000001</v></c><c r="C2" t="str"><f>A2+1</f><v>18</v></c><c r="D2"><v>1.234</v></c>'
    const header = [...'abcd'].map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')
    const rows = await rowsOf(await aWorkbook(`<row r="1">${header}</row><row r="2">${cells}</row>`))
    expect(rows).toEqual([['17', '1339.69', '18', '1.2340']])
    const wider = await file(await twoSheets([['nothing']], GOODS))
    const looked = await lookAt(wider, null)
    expect([looked.format, looked.sheets, looked.reading.sheet]).toEqual(['xlsx', ['Notes & more', 'Goods'], 'Goods'])
  })
})

describe('E07 a workbook that is not what it says', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['an archive without a workbook', () => anArchive({ 'a.txt': 'x' }), 'not_a_table'],
    [
      'a workbook without its sheet',
      () => anArchive({ 'xl/workbook.xml': '<workbook><sheets><sheet name="a"/></sheets></workbook>' }),
      'table_empty',
    ],
    ['XML that ends in the middle', () => aWorkbook('<row r="1"><c><v>1</v></c></row><row'), 'not_a_table'],
    [
      'XML of entities that double each other',
      () =>
        anArchive({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "x">]><workbook>&b;</workbook>' }),
      'not_a_table',
    ],
    ['elements deeper than any table', () => aWorkbook('<a>'.repeat(100_000)), 'table_too_complex'],
    ['an attribute of a megabyte', () => aWorkbook(`<row r="${'1'.repeat(1_000_000)}"/>`), 'not_a_table'],
  ])('%s is refused', async (_, make, code) => {
    const refused = look(
      { path: await file(await make()), reading: null, categories: [], currency: 'PLN' },
      async () => null,
    )
    await expect(refused).rejects.toMatchObject({ fields: [{ field: 'file', code }] })
  })
})
