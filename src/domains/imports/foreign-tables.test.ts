import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { writeSetting } from '../settings/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
})
afterAll(() => market.close())

const table = (...lines: string[]) => lines.join('\n')

describe('E07 a table that nobody made for this market', () => {
  const HEAD = 'SKU;Nazwa;Marka;Kategoria;brutto cena;Ilość'
  test('costs a remark, not the row, where an optional column is another thing', async () => {
    const head = `${HEAD};kondycja baterii;EAN;gwarancja;czas wysyłki;odnowiony;MPN`
    const bad = `;4000;123;dożywotnia;zaraz;może;${'x'.repeat(90)}`
    const view = await seller.send(table(head, `W-1;Laptop;Dell;laptops;100;1${bad}`))
    const done = await seller.finish(view.id, 'run')
    expect(countsOf(done)).toMatchObject({ created: 1, rejected: 0 })
    const found = await seller.problems(done.id)
    expect(found.map(({ field, severity }) => `${field} ${severity}`).sort()).toEqual(
      ['batteryHealth', 'deliveryDays', 'ean', 'mpn', 'refurbished', 'warrantyMonths'].map(
        (field) => `${field} warning`,
      ),
    )
    expect(await seller.product('W-1')).toMatchObject({
      battery_health: null,
      ean: null,
      mpn: null,
      refurbished: false,
    })
  })
  test('still refuses a row whose price, state or quantity cannot be read', async () => {
    const done = await seller.bring(
      table(
        'SKU;Nazwa;Marka;Kategoria;Cena;Ilość;Stan',
        'W-2;a;Dell;laptops;x;1;nowy',
        'W-3;a;Dell;laptops;1;x;nowy',
        'W-4;a;Dell;laptops;1;1;x',
      ),
    )
    expect(countsOf(done)).toMatchObject({ created: 0, rejected: 3 })
  })
  test('grams are no kilograms, unless the column says so', async () => {
    await seller.bring(table(`${HEAD};Waga [g]`, 'G-1;Laptop;Dell;laptops;100;1;1370'))
    expect((await seller.product('G-1')).attributes).toMatchObject({ weight_kg: 1.37 })
    const done = await seller.bring(table(`${HEAD};Waga`, 'G-2;Laptop;Dell;laptops;100;1;1370'))
    expect((await seller.problems(done.id)).map(({ field, code }) => [field, code])).toEqual([
      ['attribute.weight_kg', 'attribute_unclear'],
    ])
  })
  test('a price in dollars is not read as złoty', async () => {
    const file = table('sku;name;brand;category;price_usd', 'D-1;Laptop;Dell;laptops;100')
    const sent = await seller.send(file)
    expect(sent.settings.currency).toBe('USD')
    expect(sent.missing).toEqual([{ field: 'rate', code: 'rate_required' }])
    const forced = await seller.set(sent, { currency: 'PLN' })
    expect(forced.missing).toEqual([{ field: 'currency', code: 'price_column_currency' }])
    const refused = await market.api('POST', `${seller.base}/${sent.id}/run`, undefined, seller.auth)
    expect(refused.json).toMatchObject({ code: 'import_incomplete', errors: [{ field: 'currency' }] })
    expect(refused.json.errors[0].message).toMatch(/walut/)
    await seller.set(sent, { currency: 'USD', rate: '4' })
    await seller.finish(sent.id, 'run')
    expect(await seller.versions('D-1')).toMatchObject([{ price: 40_000 }])
  })
  test('a cell that names another currency than the others is refused', async () => {
    const done = await seller.bring(table(HEAD, 'C-1;a;Dell;laptops;100 zł;1', 'C-2;a;Dell;laptops;€ 100;1'), {
      currency: 'PLN',
    })
    expect(countsOf(done)).toMatchObject({ created: 1, rejected: 1 })
    expect((await seller.problems(done.id))[0]).toMatchObject({ code: 'price_other_currency', line: 3 })
  })
})

describe('E07 rows without an ERP code', () => {
  const file = table(
    'Nazwa;Marka;Kategoria;Cena;Ilość',
    'Laptop A;Dell;laptops;100;1',
    'Laptop B;Dell;laptops;200;2',
    'Laptop A;Dell;laptops;150;1',
  )
  test('get one where the seller says so; the same file twice makes nothing twice', async () => {
    const other = await anImporter(market)
    const sent = await other.send(file)
    expect(sent.missing).toEqual([{ field: 'mapping.erpCode', code: 'erp_column_missing' }])
    expect((await other.set(sent, { generateCodes: true })).missing).toEqual([])
    const checked = await other.finish(sent.id, 'dry-run')
    expect(checked.progress).toMatchObject({ created: 3, generated: 3, rejected: 0 })
    expect(countsOf(await other.finish(sent.id, 'run'))).toMatchObject({ created: 3 })
    // The habit is kept; prices and order may change.
    const again = await other.send(file)
    expect(again.settings.generateCodes).toBe(true)
    expect(countsOf(await other.finish(again.id, 'run'))).toMatchObject({ created: 0, unchanged: 3 })
    const lines = file.replace(';200;', ';210;').replace('Laptop B', 'LAPTOP  B').split('\n')
    const moved = await other.send(table(lines[0] ?? '', lines[2] ?? '', lines[1] ?? '', lines[3] ?? ''))
    expect(countsOf(await other.finish(moved.id, 'run'))).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
  })
  test('only where none is given', async () => {
    const done = await seller.bring(
      table('SKU;Nazwa;Marka;Kategoria;Cena', 'K-1;a;Dell;laptops;1', ';b;Dell;laptops;1'),
      {
        generateCodes: true,
      },
    )
    expect(done.progress).toMatchObject({ created: 2, generated: 1 })
    expect(await seller.product('K-1')).toBeDefined()
  })
})

test('E07 prices are kept in the currency of the market, and converted into it', async () => {
  const european = await testMarket()
  await writeSetting(european.deps, 'site', { currency: 'EUR' })
  const other = await anImporter(european)
  const head = 'SKU;Nazwa;Marka;Kategoria;Cena'
  const sent = await other.send(table(head, 'E-1;a;Dell;laptops;100'))
  expect([sent.settings.currency, sent.marketCurrency, sent.missing]).toEqual(['EUR', 'EUR', []])
  await other.finish(sent.id, 'run')
  const { rows } = await european.query(`
    select p.currency, v.price, h.currency as history from products p join versions v on v.product_id = p.id
    join price_history h on h.version_id = v.id`)
  expect(rows).toEqual([{ currency: 'EUR', price: 10_000, history: 'EUR' }])
  const polish = await other.send(table('SKU;Nazwa;Marka;Kategoria;Cena PLN', 'E-2;a;Dell;laptops;100'))
  expect(polish.missing).toEqual([{ field: 'rate', code: 'rate_required' }])
  await other.set(polish, { rate: '0,25' })
  await other.finish(polish.id, 'run')
  expect(await other.versions('E-2')).toMatchObject([{ price: 2500 }])
  await european.close()
})
