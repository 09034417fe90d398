import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { proposeSettings } from '../rules/propose-settings.ts'
import { look, readBatches } from './ask-thread.ts'
import { lookAt } from './look.ts'
import { readCsv } from './read-csv.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obieg-table-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(content: string | Buffer, name = Math.random().toString(36).slice(2)) {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const inThread = (path: string) => look({ path, reading: null, categories: [], currency: 'PLN' }, async () => null)
const reading = async (content: string | Buffer) => (await inThread(await file(content))).reading
const refusal = (code: string) => ({ fields: [{ field: 'file', code }] })

describe('E07 a table is understood', () => {
  const polish = 'kod;nazwa;cena\n1;Żółta gęś w łódce;1,50\n2;Ćma i źdźbło;2,00\n3;Książka pod świecą;3\n'
  const bytes = (text: string, table: Record<string, number>) =>
    Buffer.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)))
  const cp1250 = { ą: 0xb9, ć: 0xe6, ę: 0xea, ł: 0xb3, ń: 0xf1, ó: 0xf3, ś: 0x9c, ź: 0x9f, ż: 0xbf, Ż: 0xaf, Ć: 0xc6 }
  const latin2 = { ...cp1250, ą: 0xb1, ś: 0xb6, ź: 0xbc }
  test.each<[string, Buffer, string]>([
    ['utf-8', Buffer.from(polish), 'utf-8'],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${polish}`), 'utf-8'],
    ['windows-1250', bytes(polish, cp1250), 'windows-1250'],
    ['iso-8859-2', bytes(polish, latin2), 'iso-8859-2'],
    ['latin-1', Buffer.from('id;name\n1;Gerät für Küche\n2;Größe à côté\n', 'latin1'), 'windows-1252'],
    ['utf-16le', Buffer.from(`\uFEFF${polish}`, 'utf16le'), 'utf-16le'],
    ['utf-16le without a mark', Buffer.from(polish, 'utf16le'), 'utf-16le'],
    ['utf-16be', Buffer.from(`\uFEFF${polish}`, 'utf16le').swap16(), 'utf-16be'],
  ])('%s', async (_, content, encoding) => {
    const looked = await lookAt(await file(content), null)
    expect(looked.reading.encoding).toBe(encoding)
    expect(looked.header[1]).toMatch(/^na(zwa|me)$/)
    if (encoding !== 'windows-1252') expect(looked.rows[0]?.cells[1]).toBe('Żółta gęś w łódce')
  })
  test.each([
    ['a;b;c\n1,5;2;3\n2,5;3;4\n', ';'],
    ['a,b,c\n1,2,3\n"x, y",2,3\n', ','],
    ['a\tb\tc\n1\t2\t3\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['sep=|\na|b;c\n1|2;3\n', '|'],
  ])('%j', async (text, separator) => expect((await reading(text)).separator).toBe(separator))
  test('titles above the header are passed over', async () => {
    const looked = await lookAt(await file('Cennik 2026;;\n;;\nkod;nazwa;cena\n1;Laptop;100\n'), null)
    expect([looked.reading.headerLine, looked.header]).toEqual([3, ['kod', 'nazwa', 'cena']])
    expect(looked.rows).toEqual([{ line: 4, cells: ['1', 'Laptop', '100'] }])
  })
  test.each<[string, string | Buffer]>([
    ['not_a_table', Buffer.from([1, 2, 0, 0, 0, 4, 9, 0, 7])],
    ['table_empty', 'kod;nazwa\n'],
    ['table_empty', '\n\n'],
    ['too_many_columns', `${Array.from({ length: 201 }, (_, index) => `c${index}`).join(';')}\n1;2\n`],
    ['not_a_table', Buffer.from('PK\u0003\u0004 not really')],
  ])('%s', async (code, content) => {
    await expect(inThread(await file(content))).rejects.toMatchObject(refusal(code))
  })
  test('a workbook that is a bomb is refused', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from('<workbook/>'), 'xl/workbook.xml')
    zip.addBuffer(Buffer.alloc(40_000_000), 'xl/worksheets/sheet1.xml')
    zip.end()
    const parts: Buffer[] = []
    for await (const part of zip.outputStream) parts.push(part as Buffer)
    const path = await file(Buffer.concat(parts))
    await expect(inThread(path)).rejects.toMatchObject(refusal('archive_unsafe'))
  })
})

test('E07 more rows than an import may have are refused, wherever they stop', async () => {
  const lines = Array.from({ length: 100_001 }, (_, index) => `${index};x`)
  const path = await file(`kod;nazwa\n${lines.join('\n')}`)
  const { header, reading: found, rows } = await lookAt(path, null)
  const settings = {
    ...proposeSettings({ header, rows: rows.map(({ cells }) => cells), reading: found }, [], 'PLN'),
    defaultCategoryId: null,
  }
  const marks = header.map(() => 'auto' as const)
  const frame = {
    header,
    marks,
    settings,
    categories: [],
    shops: [],
    checkPoints: [],
    today: '2026-11-27',
    archive: null,
    publicUrl: '',
    marketCurrency: 'PLN' as const,
    listsBrands: true,
  }
  let read = 0
  const all = async () => {
    for await (const batch of readBatches({ path, format: 'csv', reading: found, frame, afterLine: 99_000 }))
      read += batch.rows.length
  }
  await expect(all()).rejects.toMatchObject({ code: 'too_many_rows' })
  expect(read).toBeGreaterThan(900)
})

describe('E07 rows', () => {
  const rows = async (text: string) => {
    const all = []
    for await (const batch of readCsv(await file(text), { encoding: 'utf-8', separator: ';' })) all.push(...batch)
    return all
  }
  test('know their line, whatever stands in the cells above', async () => {
    expect(await rows('a;b\r\n1;"two\r\nlines"\r\n\r\n2;"say ""hi"""\r\n3;x')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'two\nlines'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['2', 'say "hi"'] },
      { line: 6, cells: ['3', 'x'] },
    ])
  })
  test('with broken quotes are marked, and spoil no others', async () => {
    expect(await rows('a;b\n1;"open\n2;x\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '"open'], broken: true },
      { line: 3, cells: ['2', 'x'] },
      { line: 4, cells: [''] },
    ])
    expect(await rows('1;x\n2;"two\nlines"\n3;"bad" quote;x\n4;"good ""quote"""\n')).toEqual([
      { line: 1, cells: ['1', 'x'] },
      { line: 2, cells: ['2', 'two\nlines'] },
      { line: 4, cells: ['3', '"bad" quote', 'x'], broken: true },
      { line: 5, cells: ['4', 'good "quote"'] },
    ])
    const many = Array.from({ length: 501 }, () => 'x;"y" z')
    await expect(rows(many.join('\n'))).rejects.toThrow('table_too_complex')
  })
  test('are whole where a piece of the file ends in the middle of one', async () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => `${index};"ążź; ${index}\n x"`)
    const all = await rows(`a;b\n${lines.join('\n')}\n`)
    expect(all).toHaveLength(40_001)
    expect(all[40_000]).toEqual({ line: 80_000, cells: ['39999', 'ążź; 39999\n x'] })
  })
})
