import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { startPictureServer } from '../../../test/fakes/picture-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let web: Awaited<ReturnType<typeof startPictureServer>>
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  web = await startPictureServer()
  market = await testMarket({ env: { PRIVATE_PICTURES: '1' } })
  seller = await anImporter(market)
})
afterAll(async () => {
  await market.close()
  await web.close()
})

const HEAD = 'Symbol;Nazwa;Marka;Kategoria;Cena;Stan;Klasa;Opis;Zdjęcia;Status'
const row = (code: string, { brand = 'Dell', state = 'używany', grade = 'B', text = 'Sprawny', picture = 'good' }) =>
  `${code};Laptop;${brand};laptops;100;${state};${grade};${text};${picture && `${web.url}/${picture}.png`};opublikowany`
const table = (...rows: string[]) => [HEAD, ...rows].join('\n')
const statusOf = async (code: string) => (await seller.product(code)).status

test('E07 V13 what lacks something for publishing becomes a draft; the dry run says what of which row', async () => {
  const file = table(
    row('P-1', {}),
    row('P-2', { text: '' }),
    row('P-3', { picture: '' }),
    row('P-4', { grade: '' }),
    row('P-5', { brand: '', text: '' }),
    row('P-6', { picture: 'gone' }),
    row('P-7', { state: 'nowy', grade: '' }),
  )
  const sent = await seller.send(file)
  const checked = await seller.finish(sent.id, 'dry-run')
  expect(countsOf(checked)).toMatchObject({ created: 7, rejected: 0 })
  // Whether the sixth picture can be fetched is known later.
  expect(checked.progress.drafts).toBe(4)
  const lacks = [
    [3, 'description', 'draft_no_description'],
    [4, 'images', 'draft_no_image'],
    [5, 'grade', 'draft_no_grade'],
    [6, 'brand', 'draft_no_brand'],
    [6, 'description', 'draft_no_description'],
  ]
  const told = async () => (await seller.problems(sent.id)).map(({ line, field, code }) => [line, field, code] as const)
  expect(await told()).toEqual(lacks)
  const done = await seller.finish(sent.id, 'run')
  expect(done.progress.drafts).toBe(5)
  expect(await told()).toEqual([...lacks, [7, 'images', 'picture_not_found'], [7, 'images', 'draft_no_image']])
  const statuses = await Promise.all(['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6', 'P-7'].map(statusOf))
  expect(statuses).toEqual(['published', 'draft', 'draft', 'draft', 'draft', 'draft', 'published'])
  const [problem] = await seller.problems(sent.id)
  expect(problem?.message).toMatch(/opis|description/)
})

test('E07 what is published and complete stays published; what an import would make incomplete does not', async () => {
  await seller.bring(table(row('Q-1', {}), row('Q-2', { state: 'nowy', grade: '' })))
  expect(countsOf(await seller.bring(table(row('Q-1', { text: 'Jak nowy' }))))).toMatchObject({ updated: 1 })
  expect(await statusOf('Q-1')).toBe('published')
  const changed = await seller.bring('Symbol;Stan\nQ-1;nowy\nQ-2;używany')
  expect(changed.progress.drafts).toBe(1)
  expect([await statusOf('Q-1'), await statusOf('Q-2')]).toEqual(['published', 'draft'])
})

test('E07 what was published before it lacked something may still be repriced by a file', async () => {
  await seller.bring(table(row('R-1', {})))
  await market.query(`update products set texts = '{"pl-PL":{"description":""}}' where erp_code = 'R-1'`)
  const done = await seller.bring('Symbol;Cena;Status\nR-1;90;opublikowany')
  expect(done.progress).toMatchObject({ updated: 1, drafts: 0, warnings: 0 })
  expect(await statusOf('R-1')).toBe('published')
})

test('E07 a draft that was held back is published by the file that completes it', async () => {
  await seller.bring(table(row('S-1', { picture: '' })))
  expect(await statusOf('S-1')).toBe('draft')
  await seller.bring(table(row('S-1', { picture: 'good-2' })))
  expect(await statusOf('S-1')).toBe('published')
})

test('E07 all or nothing says each remark once', async () => {
  const done = await seller.bring(table(row('T-1', { text: '' })), { mode: 'allOrNothing' })
  expect((await seller.problems(done.id)).map(({ code }) => code)).toEqual(['draft_no_description'])
  expect(done.progress.drafts).toBe(1)
})
