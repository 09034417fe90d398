import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '../../../../test/read-sheet.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { openWorkbook } from '../table/workbook/open-workbook.ts'
import { letters } from './workbook-xml.ts'
import { writeWorkbook } from './write-workbook.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obieg-workbook-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Cells = (string | number | null)[]
async function* inPages(...pages: Cells[][]) {
  yield* pages
}
const newPath = () => join(folder, `${Math.random().toString(36).slice(2)}.xlsx`)

async function written(...pages: Cells[][]): Promise<{ path: string; bytes: Buffer }> {
  const path = newPath()
  await writeWorkbook(path, inPages(...pages))
  return { path, bytes: await readFile(path) }
}
async function readAgain(path: string): Promise<string[][]> {
  const rows: string[][] = []
  const opened = await openWorkbook(path)
  for await (const batch of opened?.rows('Obieg') ?? []) rows.push(...batch.map(({ cells }) => cells))
  opened?.close()
  return rows
}

describe('E07 a workbook that is exported', () => {
  test('holds every text as it was, and numbers as numbers', async () => {
    const texts = [
      '=1+1',
      '007',
      ' kept ',
      'a\r\nb\tc',
      '<&>"\'',
      '\u0001\u000b\uffff',
      '_x0041_',
      'Zażółć 🛵',
      '+48 600',
    ]
    const { path, bytes } = await written([['kod', 'cena']], [[...texts, 1299.99, -0.5, 0, null, '', 'end']])
    const [header, row] = await readAgain(path)
    expect(header).toEqual(['kod', 'cena'])
    expect(row).toEqual([...texts, '1299.99', '-0.5', '0', '', '', 'end'])
    const types = readSheet(bytes)[1]?.map(({ type }) => type)
    expect(types).toEqual([...texts.map(() => 'inlineStr'), 'n', 'n', 'n', 'inlineStr'])
  })
  test('a half of a sign and what is no number do not spoil it', async () => {
    const { path } = await written([['a\ud800b', Number.NaN, Number.POSITIVE_INFINITY, 'c']])
    expect(await readAgain(path)).toEqual([['a\ufffdb', '', '', 'c']])
  })
  test('says where its parts are, what they are, and how the header looks', async () => {
    const parts = readZip((await written([['kod']], [['x']])).bytes)
    const types = parts.get('[Content_Types].xml')?.toString() ?? ''
    for (const name of parts.keys()) {
      if (name.startsWith('xl/') && !name.endsWith('.rels')) expect(types).toContain(`PartName="/${name}"`)
    }
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">')
    expect(sheet).toContain('state="frozen"')
  })
  test('flows: most of what came is on the disk while more comes', async () => {
    const path = newPath()
    const onDisk: number[] = []
    async function* many() {
      for (let page = 0; page < 300; page++) {
        if (page % 100 === 99) onDisk.push((await stat(path)).size)
        yield [[randomBytes(15_000).toString('base64')]]
      }
    }
    await writeWorkbook(path, many())
    // Random bytes shrink to three quarters of their text: 15 kB a page.
    expect(onDisk.map((bytes, at) => bytes > (at + 1) * 100 * 15_000 * 0.7)).toEqual([true, true, true])
  })
  test('that is cut off says why, and ends', async () => {
    async function* broken() {
      yield [['a']]
      throw new Error('the database went away')
    }
    await expect(writeWorkbook(newPath(), broken())).rejects.toThrow('the database went away')
    await expect(writeWorkbook(join(folder, 'none/at/all.xlsx'), inPages([['a']]))).rejects.toThrow('ENOENT')
  })
  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (column, name) => expect(letters(column)).toBe(name))
})
