import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImporter, countsOf } from '../../../test/factories/imports.ts'
import { likeOpenpyxl } from '../../../test/factories/workbook.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
let importId: number
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
})
afterAll(() => market.close())

const PHONE = 'iPhone 13 128GB czarny bateria 89% klasa A'
const LAPTOP = 'Dell Latitude 7490 i7-8650U/16GB/512 SSD 14″ QWERTZ'
const TWO = 'Dell Latitude 5490 i5 8GB + Dell Latitude 7490 i7 16GB'
const BROKEN = 'ThinkPad T480 16GB uszkodzony'

const problemsIn = async (locale: string) => {
  const path = `${seller.base}/${importId}/problems?severity=note`
  return (await market.api('GET', path, undefined, { ...seller.auth, 'accept-language': locale })).json.problems
}

describe('E07 what no column says is read from the title, and told', () => {
  test('the check tells it, row by row, in the language of who reads', async () => {
    const file = await likeOpenpyxl([
      ['SKU', 'Nazwa', 'Kategoria', 'Cena', 'Klasa', 'RAM'],
      ['P-1', PHONE, 'phones', 1500, 'B', ''],
      ['L-1', LAPTOP, 'laptops', 1200, '', '8 GB'],
      ['L-2', TWO, 'laptops', 2000, '', ''],
      ['L-3', 'Laptop', 'laptops', 900, '', ''],
      ['L-4', BROKEN, 'laptops', 300, '', ''],
    ])
    const sent = await seller.send(file, 'stan.xlsx')
    importId = sent.id
    const checked = await seller.finish(importId, 'dry-run')
    expect(countsOf(checked)).toEqual({ status: 'checked', created: 5, updated: 0, unchanged: 0, rejected: 0 })
    expect(checked.progress).toMatchObject({ warnings: 0, fromTitles: 3 })
    const notes = await problemsIn('pl-PL')
    expect(notes).toMatchObject([
      { line: 2, column: 'Nazwa', field: 'title', value: PHONE, code: 'read_from_title', severity: 'note' },
      { line: 3, value: LAPTOP },
      { line: 6, value: BROKEN },
    ])
    expect(notes[0].message).toContain('Kolor: Czarny')
    expect(notes[0].message).toContain('Kondycja baterii: 89\u00a0%')
    expect(notes[0].message).not.toContain('Klasa')
    expect(notes[1].message).toContain('Dysk: 512\u00a0GB')
    expect(notes[1].message).not.toContain('Pamięć RAM')
    expect((await problemsIn('en-US'))[0].message).toContain('Colour: Black')
    const german = (await problemsIn('de-DE'))[2].message
    expect(german).toMatch(/^Keine Spalte .*Zustand: Beschädigt/)
  })
  test('the run writes the same, beside what the file says', async () => {
    const done = await seller.finish(importId, 'run')
    expect(done.progress).toMatchObject({ created: 5, fromTitles: 3 })
    expect(await problemsIn('pl-PL')).toHaveLength(3)
    expect(await seller.product('P-1')).toMatchObject({
      ...{ grade: 'B', battery_health: 89, state: 'used' },
      attributes: { storage_gb: 128, color: 'black' },
    })
    expect((await seller.product('L-1')).attributes).toEqual({
      ...{ ram_gb: 8, storage_gb: 512, screen_in: 14, cpu_model: 'i7-8650U', cpu_family: 'core_i7' },
      keyboard_layout: 'qwertz_de',
    })
    expect((await seller.product('L-2')).attributes).toEqual({})
    expect((await seller.product('L-4')).state).toBe('damaged')
  })
  test('a known product is left as it is, and nothing is told of it', async () => {
    const again = await seller.send(['SKU;Nazwa;Kategoria;Cena', `L-3;${LAPTOP};laptops;900`].join('\n'))
    importId = again.id
    const done = await seller.finish(again.id, 'run')
    expect(done.progress).toMatchObject({ updated: 1, fromTitles: 0 })
    expect(await problemsIn('pl-PL')).toEqual([])
    expect((await seller.product('L-3')).attributes).toEqual({})
  })
  test('the report as a file says what became of such rows', async () => {
    const sent = await seller.send(['SKU;Nazwa;Kategoria;Cena', `N-1;${PHONE};phones;900`].join('\n'))
    await seller.finish(sent.id, 'dry-run')
    const { text } = await market.api('GET', `${seller.base}/${sent.id}/problems.csv`, undefined, seller.auth)
    expect(text).toContain('przyjęty, z tytułu')
  })
})
