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

const HEAD = 'SKU;Nazwa;Kategoria;Cena;Wady;Zdjęcia;Ilustracje;Wady na zdjęciach'
const row = (code: string, marks: string, pictures = ['good', 'good-2']) =>
  `${code};Laptop;laptops;100;rysa|brak gumki;${pictures.map((one) => `${web.url}/${one}.png`).join('|')};${marks}`
const marksOf = async (code: string) => {
  const images: { key: string; illustration?: boolean; defect?: string }[] = (await seller.product(code)).images
  return images.map(({ illustration = false, defect = null }) => [illustration, defect])
}
const wrongIn = async (id: number) => (await seller.problems(id)).map(({ line, field, code }) => [line, field, code])

test('E07 a file says which pictures are drawn and which defect a photo shows; what is exported comes back unchanged', async () => {
  const done = await seller.bring([HEAD, row('P-1', '1;2: rysa'), row('P-2', ';', ['moved'])].join('\n'))
  expect(countsOf(done)).toMatchObject({ created: 2, rejected: 0 })
  expect(await wrongIn(done.id)).toEqual([])
  // Photos stand first.
  expect(await marksOf('P-1')).toEqual([
    [false, 'rysa'],
    [true, null],
  ])
  expect(await marksOf('P-2')).toEqual([[false, null]])
  const base = `/api/companies/${seller.companyId}/exports`
  for (const format of ['csv', 'xlsx']) {
    const { json } = await market.api('POST', base, { format, status: null }, seller.auth)
    await market.runJobs()
    const file = await fetch(`${market.url}${base}/${json.id}/file`, { headers: seller.auth })
    const again = await seller.bring(Buffer.from(await file.arrayBuffer()), {}, `eksport.${format}`)
    expect(countsOf(again)).toMatchObject({ updated: 0, unchanged: 2, rejected: 0 })
    expect(await wrongIn(again.id)).toEqual([])
  }
  // What a file does not speak of stays, what it says anew is so, whether or not the pictures are known.
  await seller.bring([HEAD, row('P-1', ';')].join('\n'))
  expect((await marksOf('P-1')).flat()).toContain('rysa')
  await seller.bring([HEAD, row('P-1', 'brak;1: brak gumki')].join('\n'))
  expect(await marksOf('P-1')).toEqual([
    [false, 'brak gumki'],
    [false, null],
  ])
})

test('E07 places that are none and defects that the offer does not have are named', async () => {
  const rows = [row('Q-1', 'pierwsze;'), row('Q-2', '3;'), row('Q-3', ';1: pęknięcie'), row('Q-4', ';rysa')]
  const done = await seller.bring([HEAD, ...rows].join('\n'))
  expect(countsOf(done)).toMatchObject({ created: 4, rejected: 0 })
  expect(await wrongIn(done.id)).toEqual([
    [2, 'illustrations', 'picture_place_invalid'],
    [3, 'illustrations', 'picture_place_invalid'],
    [4, 'pictureDefects', 'picture_defect_unknown'],
    [5, 'pictureDefects', 'picture_place_invalid'],
  ])
  for (const code of ['Q-1', 'Q-2', 'Q-3', 'Q-4'])
    expect((await marksOf(code)).flat()).toEqual([false, null, false, null])
  const path = `${seller.base}/${done.id}/problems`
  const german = await market.api('GET', path, undefined, { ...seller.auth, 'accept-language': 'de-DE' })
  expect(german.json.problems[2].message).toContain('pęknięcie')
})
