import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
})
afterAll(() => market.close())

const HEAD = 'Symbol;Nazwa;Producent;Kategoria;Stan;Klasa;Cena;Ilość;IMEI;Bateria zmierzona;Data pomiaru baterii'
const MORE =
  'Ślady na ekranie;Ślady na obudowie;Testy zaliczone;Testy niezaliczone;Blokady;Usunięcie danych;Wymienione części'
const FACTS = 'brak;2 x 20 cm;wszystkie;;brak;purge;brak'
const table = (...lines: string[]) => [`${HEAD};${MORE}`, ...lines].join('\n')
const line = (code: string, imei: string, { grade = 'B', pieces = '', battery = '91', facts = FACTS } = {}) =>
  `${code};Galaxy A52;Samsung;Smartfony;używany;${grade};899;${pieces};${imei};${battery};2026-11-02;${facts}`
const unitsOf = async (code: string) =>
  (
    await market.query(
      `select u.* from units u join products p on p.id = u.product_id where p.company_id = $1 and p.erp_code = $2 order by u.id`,
      [seller.companyId, code],
    )
  ).rows
const eventsOf = async (ids: number[]) =>
  (await market.query('select kind from unit_events where unit_id = any($1) order by unit_id, seq', [ids])).rows.map(
    ({ kind }) => kind,
  )

test('E07 R22 rows of one product are its things, with what was measured of each; again they change nothing', async () => {
  const [a, b, c] = [anImei(), anImei(), anImei()]
  const rows = table(line('U-1', a), line('U-1', `${b}|${c}`, { battery: '88' }))
  const view = await seller.send(rows)
  const fields = view.settings.mapping.map(({ field }) => field)
  expect(fields).toContain('unitImei')
  expect(fields.filter((field) => field.startsWith('unit'))).toHaveLength(10)
  const checked = await seller.finish(view.id, 'dry-run')
  expect(countsOf(checked)).toMatchObject({ status: 'checked', created: 1, rejected: 0 })
  expect(await unitsOf('U-1')).toEqual([])
  expect(countsOf(await seller.finish(view.id, 'run'))).toMatchObject({ status: 'done', created: 1, rejected: 0 })
  const units = await unitsOf('U-1')
  expect(units.map(({ last4, grade, facts, company_id }) => [last4, grade, facts.battery.percent, company_id])).toEqual(
    [
      [a.slice(-4), 'B', 91, seller.companyId],
      [b.slice(-4), 'B', 88, seller.companyId],
      [c.slice(-4), 'B', 88, seller.companyId],
    ],
  )
  expect((await seller.versions('U-1'))[0].quantity).toBe(3)
  const ids = units.map(({ id }) => id)
  const before = await eventsOf(ids)
  expect(before).toEqual([1, 2, 3].flatMap(() => ['received', 'tested', 'graded']))
  expect(countsOf(await seller.bring(rows))).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  expect(await eventsOf(ids)).toEqual(before)
  expect(countsOf(await seller.bring(table(line('U-1', a, { battery: '84', pieces: '3' }))))).toMatchObject({
    updated: 1,
  })
  expect((await unitsOf('U-1')).map(({ facts }) => facts.battery.percent)).toEqual([84, 88, 88])
  // Nowhere but sealed.
  const kept = await market.query(
    `select (select count(*) from import_rows t where t::text like $1)::int + (select count(*) from import_problems t where t::text like $1)::int
       + (select count(*) from units t where t::text like $1)::int + (select count(*) from imports t where t::text like $1)::int as found`,
    [`%${a}%`],
  )
  expect(kept.rows).toEqual([{ found: 0 }])
})

test('E07 R22 what a spreadsheet or a hand has spoilt is refused by row and column, and no number is told', async () => {
  const good = anImei()
  const rows = table(
    line('W-1', '3.5E+14'),
    line('W-2', good.slice(0, 14)),
    line(
      'W-3',
      good.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
    ),
    line('W-4', good, { battery: 'dobra' }),
    line('W-5', `${good}|${good}`),
    line('W-6', anImei(), { facts: 'brak;brak;wszystkie;drukowanie;brak;purge;brak' }),
    line('W-7', '', {}),
    line('W-8', anImei(), { grade: 'A' }),
    line('W-9', good, { grade: '' }),
    line('W-10', good),
  )
  const view = await seller.send(rows)
  await seller.finish(view.id, 'dry-run')
  const problems = await seller.problems(view.id)
  expect(problems.map(({ line: at, column, code, severity }) => [at, column, code, severity])).toEqual([
    [2, 'IMEI', 'number_rounded', 'rejected'],
    [3, 'IMEI', expect.stringMatching(/^imei_(check_missing|zero_lost)$/), 'rejected'],
    [4, 'IMEI', 'imei_invalid', 'rejected'],
    [5, 'Bateria zmierzona', 'not_a_number', 'rejected'],
    [6, 'IMEI', 'device_repeated', 'rejected'],
    [7, 'Testy niezaliczone', 'facts_unfit', 'warning'],
    [8, null, 'unit_key_missing', 'warning'],
    [9, 'Klasa', 'grade_above_units', 'rejected'],
    [11, 'IMEI', 'device_repeated', 'warning'],
  ])
  expect(JSON.stringify(problems)).not.toContain(good)
  expect(JSON.stringify(problems)).not.toContain(good.slice(0, 14))
})

test('R22 without a grade of its own a product has that of its worst thing', async () => {
  const [a, b] = [anImei(), anImei()]
  const worn = 'brak;50 cm;wszystkie;;brak;purge;brak'
  await seller.bring(table(line('G-1', a, { grade: '' }), line('G-1', b, { grade: '', facts: worn })))
  expect(await seller.product('G-1')).toMatchObject({ grade: 'C' })
})

test('R22 what another seller offers stays there; what has come on goes on with its passport', async () => {
  const other = await anImporter(market)
  const imei = anImei()
  await other.bring(table(line('O-1', imei)))
  const code = (await market.query('select code from units where company_id = $1', [other.companyId])).rows[0].code
  await market.query(`update products set status = 'published' where company_id = $1`, [other.companyId])
  const view = await seller.send(table(line('O-2', imei)))
  expect(countsOf(await seller.finish(view.id, 'run'))).toMatchObject({ created: 1 })
  expect(await seller.problems(view.id)).toMatchObject([{ column: 'IMEI', code: 'device_listed_already' }])
  expect(await unitsOf('O-2')).toEqual([])
  await market.query(`update products set status = 'paused' where company_id = $1`, [other.companyId])
  expect(countsOf(await seller.bring(table(line('O-2', imei))))).toMatchObject({ updated: 1 })
  expect(await unitsOf('O-2')).toMatchObject([{ code, sellers: [other.companyId, seller.companyId] }])
})

test.each(['csv', 'xlsx'] as const)(
  'R22 an export as %s tells things by their passports and comes back unchanged',
  async (format) => {
    const at = `/api/companies/${seller.companyId}/exports`
    const { json } = await market.api('POST', at, { format }, seller.auth)
    await market.runJobs()
    const file = await fetch(`${market.url}${at}/${json.id}/file`, { headers: seller.auth })
    const bytes = Buffer.from(await file.arrayBuffer())
    const [unit] = await unitsOf('U-1')
    if (format === 'csv') {
      expect(bytes.toString()).toContain(unit.code)
      // One row a thing, as many pieces as there are.
      expect(
        bytes
          .toString()
          .split('\n')
          .filter((row) => row.includes('U-1;')),
      ).toHaveLength(3)
    }
    const { rows: before } = await market.query('select count(*)::int as events from unit_events')
    const done = await seller.bring(bytes, {}, `back.${format}`)
    expect(countsOf(done)).toMatchObject({ created: 0, updated: 0, rejected: 0 })
    expect(await seller.problems(done.id)).toEqual([])
    const { rows: after } = await market.query('select count(*)::int as events from unit_events')
    expect(after).toEqual(before)
  },
)

test('E07 ten thousand rows with a thing each are read, written and read again', { timeout: 240_000 }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => line(`M-${Math.floor(at / 5)}`, anImei()))
  const done = await seller.bring(table(...rows))
  expect(countsOf(done)).toMatchObject({ status: 'done', created: 2000, rejected: 0 })
  const { rows: counted } = await market.query(
    `select count(*)::int as units, count(distinct product_id)::int as products from units u join products p on p.id = u.product_id where p.erp_code like 'M-%'`,
  )
  expect(counted).toEqual([{ units: 10_000, products: 2000 }])
})
