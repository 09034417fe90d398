import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWorkbook } from '../src/domains/imports/exporting/write-workbook.ts'

const HEAD = [
  'laptop_ID',
  'Company',
  'Product',
  'TypeName',
  'Inches',
  'ScreenResolution',
  'Cpu',
  'Ram',
  'Memory',
  'Gpu',
  'OpSys',
  'Weight',
  'Price',
  'Quantity',
  'Description',
]
const MAKERS = ['Lenovo', 'Dell', 'HP', 'Asus', 'Acer']
const KINDS = ['Notebook', 'Ultrabook', 'Gaming', 'Workstation']

/** A table of so many laptops, each another one. `step`: prices differ from those of other steps. */
export async function largeTable(rows: number, format: 'csv' | 'xlsx', step = 1): Promise<Buffer> {
  const cells = (index: number) => [
    `BENCH-${index}`,
    MAKERS[index % MAKERS.length] ?? '',
    `Model ${index % 977} ${index}`,
    KINDS[index % KINDS.length] ?? '',
    index % 2 ? 15.6 : 13.3,
    'IPS Panel Full HD / Touchscreen 1920x1080',
    `Intel Core i${(index % 3) * 2 + 3} ${7000 + (index % 900)}U 2.5GHz`,
    `${[4, 8, 16, 32][index % 4]}GB`,
    '128GB SSD +  1TB HDD',
    'Nvidia GeForce GTX 1050',
    'Windows 10',
    `${(1 + (index % 30) / 10).toFixed(1)}kg`,
    300 + (index % 2000) + step * 0.37,
    index % 9,
    `Sprawny laptop numer ${index}, po przeglądzie, z zasilaczem; obudowa ze śladami używania.`,
  ]
  if (format === 'csv') {
    const line = (values: readonly (string | number)[]) =>
      values.map((value) => (/[;"]/.test(String(value)) ? `"${value}"` : value)).join(';')
    return Buffer.from([HEAD, ...Array.from({ length: rows }, (_, index) => cells(index))].map(line).join('\n'))
  }
  const path = join(tmpdir(), `obieg-bench-${process.pid}.xlsx`)
  async function* pages() {
    yield [HEAD]
    for (let from = 0; from < rows; from += 500) {
      yield Array.from({ length: Math.min(500, rows - from) }, (_, index) => cells(from + index))
    }
  }
  await writeWorkbook(path, pages())
  const bytes = await readFile(path)
  await rm(path)
  return bytes
}
