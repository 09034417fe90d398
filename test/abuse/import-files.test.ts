import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRegisteredCompany, upload } from '../factories/company.ts'
import { anImporter } from '../factories/imports.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { attack } from './attacker.ts'
import { CELLS, deepXml, manyRows, sheetsInSheets, zipBomb } from './hostile-files.ts'
import { whileANeighbourWaits } from './neighbour.ts'

// Tables that cost more to read than to send. Nobody but their sender may wait for them.
let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
})
afterAll(() => market.close())
/** A machine that is busy with other tests takes its time; nobody but the sender waits. */
const CASE = { timeout: 400_000 }

const sent = (body: Buffer | string, query = 'imports?name=a.csv', method = 'POST') => ({
  ...{ method, path: `/api/companies/${seller.companyId}/${query}` },
  headers: { ...seller.auth, 'content-type': 'application/octet-stream' },
  body,
})
const forget = () => market.query('delete from throttles')

describe('a cell', () => {
  test.each(CELLS)('%s: is taken or refused, twice at once, and keeps nobody waiting', CASE, async (_, file) => {
    await forget()
    const answers = await whileANeighbourWaits(market, () => attack(market, [sent(file), sent(file)]))
    for (const { status, text } of answers) {
      expect([201, 422]).toContain(status)
      // What people are shown of a file is all that leaves the thread.
      expect(text.length).toBeLessThan(200_000)
    }
  })
  test('is read to its end by a run, which ends', CASE, async () => {
    await forget()
    for (const [, file] of CELLS.slice(0, 5)) {
      const view = await seller.send(file)
      await seller.set(view, { mapping: [0, 1, 2, 3, 4].map((column) => ({ column, field: FIELDS[column] ?? '' })) })
      const done = await whileANeighbourWaits(market, () => seller.finish(view.id, 'dry-run'))
      expect(done.status).toBe('checked')
      // What an offer can do without costs a remark, not the row.
      expect(done.progress.rejected).toBeGreaterThanOrEqual(2)
      expect((await seller.problems(view.id)).length).toBeLessThan(130)
    }
  })
})
const FIELDS = ['erpCode', 'title', 'price', 'images', 'attribute.weight_kg']

test.each([
  ['sheets that never end', sheetsInSheets],
  ['a bomb', zipBomb],
  ['elements without end', deepXml],
  ['twenty megabytes of rows', () => manyRows(20)],
])('a workbook of %s is refused or taken, and keeps nobody waiting', CASE, async (_, make) => {
  await forget()
  const file = await make()
  expect(file.length).toBeLessThan(1_000_000)
  const answers = await whileANeighbourWaits(market, () => attack(market, [sent(file), sent(file)]))
  for (const { status } of answers) expect([201, 422]).toContain(status)
})

test('settings of a thousand columns, words or shops are refused', async () => {
  const view = await seller.send('kod;nazwa\nA-1;Laptop\n')
  const many = <T>(one: T) => Array<T>(1000).fill(one)
  const { settings } = view
  for (const [field, body] of [
    ['mapping', { ...settings, mapping: many({ column: 0, field: 'title' }) }],
    ['categories', { ...settings, categories: many({ value: 'x', categoryId: null }) }],
    ['defaults.shopIds', { ...settings, defaults: { ...settings.defaults, shopIds: many(1) } }],
    ['rate', { ...settings, rate: '1'.repeat(1000) }],
    ['reading.sheet', { ...settings, reading: { ...settings.reading, sheet: 'x'.repeat(1000) } }],
  ] as const) {
    const answer = await market.api('PUT', `${seller.base}/${view.id}/settings`, body, seller.auth)
    expect([answer.status, answer.json.errors[0].field]).toEqual([422, field])
  }
})

test('a company that nobody has looked at starts no heavy work', async () => {
  const { companyId, owner } = await aRegisteredCompany(market)
  const base = `/api/companies/${companyId}`
  const refused = { status: 403, json: { code: 'company_not_approved' } }
  const file = Buffer.from('kod;nazwa\nA-1;Laptop\n')
  expect(await upload(market, 'POST', `${base}/imports?name=a.csv`, file, owner.auth)).toMatchObject(refused)
  const change = { selection: { ids: [1] }, change: { kind: 'status', status: 'paused' } }
  for (const [method, path, body] of [
    ['POST', 'imports/1/run', undefined],
    ['POST', 'imports/1/dry-run', undefined],
    ['POST', 'exports', { format: 'csv' }],
    ['PUT', 'stock', { items: [{ erpCode: 'A', quantity: 1 }] }],
    ['PUT', 'prices', { items: [{ erpCode: 'A', price: 1 }] }],
    ['POST', 'products/bulk/preview', change],
    ['POST', 'products/bulk', change],
    ['POST', 'products/labels', { ids: [1], format: 'a4', price: false }],
  ] as const) {
    expect([path, await market.api(method, `${base}/${path}`, body, owner.auth)]).toMatchObject([path, refused])
  }
  expect(
    (await market.query('select count(*)::int as n from imports where company_id = $1', [companyId])).rows,
  ).toEqual([{ n: 0 }])
})
