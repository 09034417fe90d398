import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const table = (...lines: string[]) => lines.join('\n')

describe('E07 R22 a price list', () => {
  beforeAll(async () => {
    seller = await anImporter(market)
  })
  const HEAD = 'Symbol;Nazwa;Producent;Kategoria;Stan;Klasa;Cena brutto;Ilość;EAN;Gwarancja (mies.);Wady;Opis;RAM'
  const first = `A-1;ThinkPad T480;Lenovo;Laptopy biznesowe;używany;B;1 299,00 zł;5;5901234123457;12;rysa na klapie|brak gumki;Sprawny;16 GB`

  test('creates products with all fields', async () => {
    const done = await seller.bring(table(HEAD, first))
    expect(countsOf(done)).toEqual({ status: 'done', created: 1, updated: 0, unchanged: 0, rejected: 0 })
    const product = await seller.product('A-1')
    expect(product).toMatchObject({
      ...{ title: 'ThinkPad T480', brand: 'Lenovo', state: 'used', grade: 'B', ean: '5901234123457', status: 'draft' },
      ...{ warranty_months: 12, defects: ['rysa na klapie', 'brak gumki'], attributes: { ram_gb: 16 } },
      category_id: await seller.categoryId('business-laptops'),
      texts: { 'pl-PL': { description: 'Sprawny' } },
    })
    expect(await seller.versions('A-1')).toMatchObject([{ price: 129_900, quantity: 5, name: '' }])
  })
  test('sent again changes nothing; with changes, only those', async () => {
    expect(countsOf(await seller.bring(table(HEAD, first)))).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    const before = await seller.product('A-1')
    const done = await seller.bring(table('Symbol;Cena brutto;Ilość', 'A-1;1199;3'), {}, 'stany.csv')
    expect(countsOf(done)).toMatchObject({ updated: 1, rejected: 0 })
    const after = await seller.product('A-1')
    expect({ ...after, revision: 0, updated_at: 0 }).toEqual({ ...before, revision: 0, updated_at: 0 })
    expect(after.revision).toBeGreaterThan(before.revision)
    const [version] = await seller.versions('A-1')
    expect(version).toMatchObject({ price: 119_900, quantity: 3 })
    const { rows } = await market.query(
      'select delta, reason, reference, by_user from stock_movements where version_id = $1 order by id',
      [version.id],
    )
    expect(rows).toMatchObject([
      { delta: 5, reason: 'initial' },
      { delta: -2, reason: 'import', reference: 'stany.csv', by_user: seller.ownerId },
    ])
    const history = await market.query('select amount from price_history where version_id = $1 order by id', [
      version.id,
    ])
    expect(history.rows.map((row) => row.amount)).toEqual([129_900, 119_900])
  })
  test('says of every bad row what is wrong and where', async () => {
    const view = await seller.send(
      table(
        HEAD,
        'B-1;Dobry;Dell;Laptopy;nowy;;100;1;;;;;',
        ';Bez kodu;Dell;Laptopy;nowy;;100;1;;;;;',
        'B-3;Zła cena;Dell;Laptopy;nowy;;dużo;1;;;;;',
        'B-4;Zły stan;Dell;Laptopy;prawie nowy;;100;-1;123;;;;',
        'B-5;Zła kategoria;Dell;Rowery;nowy;;100;1;;;;;',
        'B-6;;;Laptopy;nowy;;;1;;;;;',
        'B-1;Dwa razy;Dell;Laptopy;nowy;;100;1;;;;;',
        'B-8;"Cudzysłów" źle;Dell;Laptopy;nowy;;100;1;;;;;',
        'B-9;Za długi;Dell;Laptopy;nowy;;100;1;;;;;;nadmiar',
        'B-10;Klasa nie pasuje;Dell;Laptopy;nowy;D;100;1;;;;;',
        'B-11;Cecha niejasna;Dell;Laptopy;nowy;;100;1;;;;;dużo',
      ),
    )
    const checked = await seller.finish(view.id, 'dry-run')
    expect(countsOf(checked)).toEqual({ status: 'checked', created: 2, updated: 0, unchanged: 0, rejected: 9 })
    expect(await seller.product('B-1')).toBeUndefined()
    const problems = await seller.problems(view.id)
    expect(problems.map(({ line, column, code, severity }) => [line, column, code, severity])).toEqual([
      [3, 'Symbol', 'erp_code_missing', 'rejected'],
      [4, 'Cena brutto', 'not_a_price', 'rejected'],
      [5, 'Stan', 'choice_unknown', 'rejected'],
      [5, 'Ilość', 'too_small', 'rejected'],
      [5, 'EAN', 'ean_invalid', 'warning'],
      [6, 'Kategoria', 'category_unknown', 'rejected'],
      [7, 'Nazwa', 'required', 'rejected'],
      [7, 'Cena brutto', 'required', 'rejected'],
      [8, null, 'row_twice', 'rejected'],
      [9, null, 'quotes_broken', 'rejected'],
      [10, null, 'row_too_long', 'rejected'],
      [11, 'Klasa', 'grade_unfit', 'rejected'],
      [12, 'RAM', 'attribute_unclear', 'warning'],
    ])
    expect(problems[1]).toMatchObject({ value: 'dużo', message: 'To nie jest cena' })
    const german = await market.api('GET', `${seller.base}/${view.id}/problems?severity=warning`, undefined, {
      ...seller.auth,
      'accept-language': 'de-DE',
    })
    expect(german.json.problems).toHaveLength(2)
    expect(german.json.problems[1].message).toMatch(/Merkmal/)
    // The dry run staged the rows: the run takes the good ones.
    expect(countsOf(await seller.finish(view.id, 'run'))).toMatchObject({ status: 'done', created: 2, rejected: 9 })
    expect(await seller.product('B-1')).toMatchObject({ title: 'Dobry' })
  })
  test('the bad rows are a CSV file whose cells are no formulas', async () => {
    const view = await seller.send(table('Symbol;Nazwa;Producent;Cena', 'F-1;x;Dell;=HYPERLINK("http://x")'))
    await seller.finish(view.id, 'dry-run')
    const answer = await market.api('GET', `${seller.base}/${view.id}/problems.csv`, undefined, seller.auth)
    expect(answer.headers.get('content-disposition')).toContain('cennik%20-%20problemy.csv')
    expect(answer.text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'Wiersz;Kolumna;Wartość;Powód;Skutek',
      `2;Cena;"'=HYPERLINK(""http://x"")";To nie jest cena;odrzucony`,
    ])
  })
  test('all or nothing: nothing, while one row is bad', async () => {
    const head = 'Symbol;Nazwa;Producent;Kategoria;Cena'
    const bad = await seller.bring(table(head, 'C-1;a;b;laptops;1', 'C-2;a;b;laptops;x'), { mode: 'allOrNothing' })
    expect(countsOf(bad)).toMatchObject({ status: 'refused', rejected: 1 })
    expect(await seller.product('C-1')).toBeUndefined()
    const good = await seller.bring(table(head, 'C-1;a;b;laptops;1', 'C-2;a;b;laptops;2'), { mode: 'allOrNothing' })
    expect(countsOf(good)).toMatchObject({ status: 'done', created: 2, rejected: 0 })
  })
  test('an import that was refused may be sent again with other settings', async () => {
    const view = await seller.send(table('Symbol;Nazwa;Producent;Kategoria;Cena', 'D-1;a;b;Rowery;1'))
    await seller.set(view, { mode: 'allOrNothing' })
    expect((await seller.finish(view.id, 'run')).status).toBe('refused')
    const categories = [{ value: 'rowery', categoryId: await seller.categoryId('laptops') }]
    await seller.set(view, { mode: 'allOrNothing', categories })
    expect(countsOf(await seller.finish(view.id, 'run'))).toMatchObject({ status: 'done', created: 1 })
  })
  test('several columns make an ERP code', async () => {
    const view = await seller.send(table('a;b;Nazwa;Producent;Kategoria;Cena', 'X;7;Myszka;Dell;laptops;9,99'))
    const two = [0, 1].map((column) => ({ column, field: 'erpCode' }))
    await seller.set(view, { mapping: [...two, ...view.settings.mapping.filter(({ column }) => column > 1)] })
    await seller.finish(view.id, 'run')
    expect(await seller.product('X-7')).toMatchObject({ title: 'Myszka' })
  })
  test('lowered prices become reductions where the seller says so', async () => {
    const head = 'Symbol;Nazwa;Producent;Kategoria;Cena;Status'
    await seller.bring(table(head, 'R-1;a;b;laptops;100;'))
    await market.query(`update products set status = 'published' where erp_code = 'R-1'`)
    await seller.bring(table(head, 'R-1;a;b;laptops;80;aktywny'), { announcePrices: true })
    expect(await seller.versions('R-1')).toMatchObject([{ price: 8000, was_price: 10_000, last_price: 10_000 }])
  })
})

describe('V13 rows of the same product are its versions', () => {
  beforeAll(async () => {
    seller = await anImporter(market)
  })
  const HEAD = 'sku;parent;wariant;nazwa;marka;kategoria;cena;ilość;RAM;kolor'
  const FIELDS = ['erpCode', 'group', 'versionName', 'title', 'brand', 'category', 'price', 'quantity']
  const lines = [
    'v1;T480;8 GB;ThinkPad T480;Lenovo;laptops;1000;1;8;czarny',
    'x1;;;Inny;Dell;laptops;500;1;8;srebrny',
    'v2;T480;16 GB;;;;1200;2;16;czarny',
  ]
  async function bring(...rows: string[]) {
    const view = await seller.send(table(HEAD, ...rows))
    expect(view.settings.mapping.map(({ field }) => field).slice(0, 8)).toEqual(FIELDS)
    await seller.set(view, {
      mapping: [
        ...view.settings.mapping.slice(0, 8),
        { column: 8, field: 'attribute.ram_gb' },
        { column: 9, field: 'attribute.color' },
      ],
    })
    return seller.finish(view.id, 'run')
  }
  test('wherever they stand; what differs belongs to the version', async () => {
    expect(countsOf(await bring(...lines))).toMatchObject({ created: 2, rejected: 0 })
    expect(await seller.product('T480')).toMatchObject({ title: 'ThinkPad T480', attributes: { color: 'black' } })
    expect(await seller.versions('T480')).toMatchObject([
      { name: '8 GB', price: 100_000, quantity: 1, attributes: { ram_gb: 8 } },
      { name: '16 GB', price: 120_000, quantity: 2, attributes: { ram_gb: 16 } },
    ])
    expect(countsOf(await bring(...lines))).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  })
  test('a new row adds a version, and changes one alone', async () => {
    const done = await bring('v3;T480;32 GB;;;;1500;1;32;', 'v1;T480;8 GB;;;;990;1;;')
    expect(countsOf(done)).toMatchObject({ updated: 1, rejected: 0 })
    expect((await seller.versions('T480')).map(({ name, price }) => [name, price])).toEqual([
      ['8 GB', 99_000],
      ['16 GB', 120_000],
      ['32 GB', 150_000],
    ])
  })
  test('without a name they are refused, the others taken', async () => {
    const done = await bring('w1;W;Jedna;W;Dell;laptops;10;1;;', 'w2;W;;W;Dell;laptops;10;1;;')
    expect(countsOf(done)).toMatchObject({ created: 1, rejected: 1 })
    expect((await seller.problems(done.id))[0]).toMatchObject({ line: 3, code: 'version_name_missing' })
    expect(await seller.versions('W')).toHaveLength(1)
  })
})
