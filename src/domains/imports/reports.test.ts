import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { likeAppender } from '../../../test/factories/workbook.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
})
afterAll(() => market.close())

const HEAD =
  'SKU;Nazwa;Kategoria;Cena;Kto sprawdził;Data sprawdzenia;Sprawdzone: działa;Sprawdzone: nie działa;Uwagi ze sprawdzenia'
const row = (code: string, report: string) => `${code};Laptop;laptops;100;${report}`
const wrongIn = async (id: number, locale = 'pl-PL') => {
  const path = `${seller.base}/${id}/problems?severity=warning`
  const { json } = await market.api('GET', path, undefined, { ...seller.auth, 'accept-language': locale })
  return json.problems as { line: number; column: string; field: string; code: string; message: string }[]
}

async function exported(): Promise<Buffer> {
  const base = `/api/companies/${seller.companyId}/exports`
  const { json } = await market.api('POST', base, { format: 'csv', status: null }, seller.auth)
  await market.runJobs()
  return Buffer.from(
    await (await fetch(`${market.url}${base}/${json.id}/file`, { headers: seller.auth })).arrayBuffer(),
  )
}

test('E07 a file reports what was checked, by whom and when; what is exported comes back unchanged', async () => {
  const first = row('R-1', 'Jan z serwisu;20.11.2026;Bateria|Włączanie|Keyboard;ports;Port USB-C luźny')
  const done = await seller.bring([HEAD, first, row('R-2', ';;;;')].join('\n'))
  expect(countsOf(done)).toMatchObject({ created: 2, rejected: 0 })
  expect(await wrongIn(done.id)).toEqual([])
  // In the order of the category's list.
  const report = {
    ...{ by: 'Jan z serwisu', day: '2026-11-20', note: 'Port USB-C luźny' },
    points: [
      { key: 'power', result: 'works' },
      { key: 'keyboard', result: 'works' },
      { key: 'battery', result: 'works' },
      { key: 'ports', result: 'fails' },
    ],
  }
  expect((await seller.product('R-1')).report).toEqual(report)
  expect((await seller.product('R-2')).report).toBeNull()
  const again = await seller.bring(await exported())
  expect(countsOf(again)).toMatchObject({ updated: 0, unchanged: 2, rejected: 0 })
  expect(await seller.problems(again.id)).toEqual([])
  // A file that says nothing of it leaves it alone, one that says something else changes it.
  await seller.bring('SKU;Cena\nR-1;120')
  expect((await seller.product('R-1')).report).toEqual(report)
  const book = await likeAppender([
    ['SKU', 'Cena', 'Checked by', 'Date of the check', 'Checked and works'],
    ['R-1', 120, 'Ewa', '2026-11-21', 'power'],
  ])
  await seller.bring(book, {}, 'check.xlsx')
  expect((await seller.product('R-1')).report).toEqual({
    ...{ by: 'Ewa', day: '2026-11-21', note: '' },
    points: [{ key: 'power', result: 'works' }],
  })
})

test('E07 half a report or a wrong one is none: the row, the column and the reason are named in three languages', async () => {
  const rows = [
    row('W-1', 'Jan;20.11.2026;;;'),
    row('W-2', ';20.11.2026;power;;'),
    row('W-3', 'Jan;20.11.2199;power;;'),
    row('W-4', 'Jan;20.11.2026;spalanie;;'),
    row('W-5', 'Jan;20.11.2026;power;power;'),
    row('W-6', `${'x'.repeat(81)};20.11.2026;power;;`),
    row('W-7', 'Jan;20.11.2026;power|shutter;;'),
  ]
  const done = await seller.bring([HEAD, ...rows].join('\n'))
  expect(countsOf(done)).toMatchObject({ created: 7, rejected: 0 })
  const wrong = await wrongIn(done.id)
  expect(wrong.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 'Sprawdzone: działa', 'report_incomplete'],
    [3, 'Kto sprawdził', 'report_incomplete'],
    [4, 'Data sprawdzenia', 'day_in_future'],
    [5, 'Sprawdzone: działa', 'check_point_unknown'],
    [6, 'Sprawdzone: nie działa', 'check_point_twice'],
    [7, 'Kto sprawdził', 'report_words_too_long'],
    [8, 'Sprawdzone: działa', 'check_point_elsewhere'],
  ])
  const messages = await Promise.all(
    ['pl-PL', 'en-US', 'de-DE'].map(async (one) => (await wrongIn(done.id, one))[3]?.message),
  )
  expect(messages[0]).toContain('punktu sprawdzenia')
  expect(messages[1]).toContain('point of a check')
  expect(messages[2]).toContain('Prüfpunkt')
  for (const code of ['W-1', 'W-2', 'W-3', 'W-4', 'W-5', 'W-6']) expect((await seller.product(code)).report).toBeNull()
  expect((await seller.product('W-7')).report.points).toEqual([{ key: 'power', result: 'works' }])
})
