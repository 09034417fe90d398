import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { ImportView } from './contract.ts'

// A real table of laptops as somebody has it: quotes, blanks, lost letters, prices in euro.
let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
let file: Buffer
let sent: ImportView
let done: ImportView

beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
  file = await readFile('test/fixtures/laptops.csv')
  sent = await seller.send(file, 'laptops.csv')
  const { defaults } = sent.settings
  await seller.set(sent, { rate: '4,2567', defaults: { ...defaults, status: 'published', quantity: 3 } })
  done = await seller.finish(sent.id, 'run')
})
afterAll(() => market.close())

describe('E07 R22 the laptop file', () => {
  test('is understood by itself', () => {
    const { reading, mapping, currency } = sent.settings
    expect(reading).toMatchObject({ encoding: 'utf-8', separator: ',', headerLine: 1 })
    expect(currency).toBe('EUR')
    expect(mapping.map(({ column, field }) => `${sent.columns[column]?.name} ${field}`)).toEqual([
      'laptop_ID erpCode',
      'Company brand',
      'Product model',
      'TypeName category',
      'Inches attribute.screen_in',
      'ScreenResolution factsScreen',
      'Cpu factsProcessor',
      'Ram factsMemory',
      'Memory factsStorage',
      'Gpu factsGraphics',
      'OpSys factsSystem',
      'Weight attribute.weight_kg',
      'Price_euros price',
    ])
    expect(sent.missing).toEqual([{ field: 'rate', code: 'rate_required' }])
    expect(sent.categoryWords.filter((word) => word.categoryId === null)).toEqual([])
  })
  test('comes in as drafts: it has neither descriptions nor pictures nor grades, and four have no maker', async () => {
    expect(countsOf(done)).toEqual({ status: 'done', created: 1303, updated: 0, unchanged: 0, rejected: 0 })
    expect(done.progress.drafts).toBe(1303)
    expect(done.progress).toMatchObject({ rowsTotal: 1303, rowsRead: 1303, rowsDone: 1303, share: 1 })
    const { rows } = await market.query(
      `select line, column_name from import_problems where import_id = $1 and code = 'draft_no_brand' order by line`,
      [done.id],
    )
    expect(rows).toEqual([1012, 1054, 1146, 1201].map((line) => ({ line, column_name: 'Company' })))
  })
  test('says of each row what could not be read', async () => {
    const { rows } = await market.query(
      `select line, column_name, value, code from import_problems where import_id = $1 and code not like 'draft%' order by line`,
      [done.id],
    )
    expect(rows.map(({ line, column_name, value, code }) => [line, column_name, value, code])).toEqual([
      [868, 'Product', 'Port\uFFFDg\uFFFD Z30-C-188', 'letters_lost'],
      [1023, 'Product', 'Port\uFFFDg\uFFFD Z30-C-16K', 'letters_lost'],
    ])
  })
  test('becomes products with attributes', async () => {
    const mac = await seller.product('1')
    expect(mac).toMatchObject({ brand: 'Apple', model: 'MacBook Pro', status: 'draft', state: 'used' })
    expect(mac.title).toBe('Apple MacBook Pro 13,3″ Core i5 2.3GHz 8 GB / 128 GB')
    expect(mac.attributes).toEqual({
      screen_in: 13.3,
      cpu_model: 'Core i5 2.3GHz',
      cpu_family: 'core_i5',
      ram_gb: 8,
      storage_gb: 128,
      storage_type: 'ssd',
      resolution: 'wqxga',
      panel: 'ips',
      touch: false,
      gpu_model: 'Intel Iris Plus Graphics 640',
      gpu_type: 'integrated',
      os: 'macos',
      weight_kg: 1.37,
    })
    const macbook = await seller.product('15')
    expect(macbook.model).toBe('MacBook 12"')
    const { rows } = await market.query(
      `select count(*)::int as n from products where company_id = $1 and attributes ? 'cpu_family' and attributes ? 'ram_gb'
       and attributes ? 'storage_gb' and attributes ? 'gpu_type' and attributes ? 'resolution'`,
      [seller.companyId],
    )
    expect(rows[0].n).toBeGreaterThan(1280)
  })
  test('stands in the right categories', async () => {
    const { rows } = await market.query(
      `select c.slug, count(*)::int as n from products p join categories c on c.id = p.category_id
       where p.company_id = $1 group by 1 order by 1`,
      [seller.companyId],
    )
    expect(Object.fromEntries(rows.map((row) => [row.slug, row.n]))).toEqual({
      'everyday-laptops': 751,
      'gaming-laptops': 205,
      laptops: 1,
      ultrabooks: 317,
      workstations: 29,
    })
  })
  test('has prices in złoty, exact to the grosz', async () => {
    // 1339.69, 898.94, 575.00 and 2537.45 euro at 4.2567: 5702.658…, 3826.5178…, 2447.6025, 10801.163…
    const prices = await Promise.all(['1', '2', '3', '4'].map(async (code) => (await seller.versions(code))[0].price))
    expect(prices).toEqual([570_266, 382_652, 244_760, 1_080_116])
  })
  test('sent again changes nothing, whatever its name', async () => {
    const again = await seller.send(file, 'laptops (1).csv')
    expect(again.remembered).toBe(true)
    expect(again.settings.rate).toBe('4,2567')
    expect(again.missing).toEqual([])
    const second = await seller.finish(again.id, 'run')
    expect(countsOf(second)).toEqual({ status: 'done', created: 0, updated: 0, unchanged: 1303, rejected: 0 })
  })
  test('is read as well where it is Latin-1', async () => {
    const lost = Buffer.from('Port\uFFFDg\uFFFD')
    const text = file.toString('latin1').replaceAll(lost.toString('latin1'), 'Port\u00e9g\u00e9')
    const other = await anImporter(market)
    const latin = await other.bring(Buffer.from(text, 'latin1'), { rate: '4.2567' })
    expect(latin.settings.reading.encoding).toBe('windows-1252')
    expect(countsOf(latin)).toMatchObject({ created: 1303, rejected: 0 })
    expect(latin.progress.warnings).toBe(0)
    expect((await other.product('877')).model).toBe('Portégé Z30-C-188')
  })
})
