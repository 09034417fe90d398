import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House, sameAgain } from '../../../../test/factories/offer.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { marketDay } from '../../../values/days.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const today = () => marketDay(market.deps.now())
const report = (over: object = {}) => ({
  ...{ by: 'Serwis, Marek', day: today(), note: 'Pod obciążeniem 2 godziny.' },
  points: [
    { key: 'ports', result: 'fails' as const },
    { key: 'power', result: 'works' as const },
  ],
  ...over,
})
const shown = async (id: number) => (await market.api('GET', `/api/products/${id}`)).json

test('E07 a seller reports what was checked, everybody reads who did it, when and with which result', async () => {
  const { json: list } = await market.api('GET', `/api/categories/${house.categoryId}/check-points`)
  expect(list.points.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining(['power', 'ports']))
  const offer = await house.publish({ report: report() })
  expect(offer.report).toEqual(report())
  const page = await shown(offer.id)
  expect(page.report).toMatchObject({ by: 'Serwis, Marek', day: today(), note: 'Pod obciążeniem 2 godziny.' })
  expect(page.report.points.map((one: { name: object; result: string }) => one.result)).toEqual(['works', 'fails'])
  expect(page.report.points[0].name['de-DE']).toBe('Einschalten')
})

test('E07 a program that knows nothing of reports leaves one as it is; null takes it away; each is a revision', async () => {
  const offer = await house.publish({ report: report() })
  const { report: _, ...old } = sameAgain(offer)
  const { json: saved } = await house.call('PUT', `/${offer.id}`, { ...old, title: 'Inny tytuł' })
  expect([saved.report, saved.revision]).toEqual([report(), offer.revision + 1])
  const { json: gone } = await house.save(saved, { report: null })
  expect([gone.report, gone.revision]).toEqual([null, offer.revision + 2])
  expect((await shown(offer.id)).report).toBeNull()
})

test.each([
  ['a day that has not come', { day: '2999-01-01' }, 'report.day', 'day_in_future'],
  ['a point nobody knows', { points: [{ key: 'magic', result: 'works' }] }, 'report.points.0.key', 'invalid'],
  ['nobody who did it', { by: ' ' }, 'report.by', 'required'],
  ['a name that has no end', { by: 'x'.repeat(81) }, 'report.by', 'too_long'],
  ['no point at all', { points: [] }, 'report.points', 'too_small'],
  ['a result of its own', { points: [{ key: 'power', result: 'perfect' }] }, 'report.points.0.result', 'invalid'],
])('E07 %s is refused by field', async (_, over, field, code) => {
  const { status, json } = await house.call('POST', '', house.body({ report: report(over) }))
  expect([status, json.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
  expect(json.errors[0].code).toBe(code)
})

test('E07 a copy of a product has no report: nobody checked the other thing', async () => {
  const offer = await house.publish({ report: report() })
  const { status, json } = await house.call('POST', `/${offer.id}/duplicate`)
  expect([status < 300, (await house.read(json.productId)).report]).toEqual([true, null])
})

test('E07 photos stand before drawings, and a picture shows a defect that the offer has', async () => {
  const [drawn, photo, other] = [await house.picture(), await house.picture(), await house.picture()]
  const offer = await house.publish({
    ...{ state: 'damaged', grade: 'forParts', defects: ['rysa na pokrywie', 'brak klawisza'] },
    texts: { 'pl-PL': { description: 'Na części.' } },
    images: [
      { ...drawn, illustration: true, defect: 'brak klawisza' },
      { ...photo, defect: 'rysa na pokrywie' },
      { ...other, defect: 'czego nie ma' },
    ],
  })
  const told = (await shown(offer.id)).images as { key: string; illustration?: boolean; defect?: string }[]
  expect(told.map(({ key, illustration, defect }) => [key, illustration, defect])).toEqual([
    [photo.key, undefined, 'rysa na pokrywie'],
    [other.key, undefined, undefined],
    [drawn.key, true, undefined],
  ])
  expect(offer.notices).toEqual([])
})

test('E07 publishing without a photo of a damaged thing, or against one’s own text, warns and goes on', async () => {
  const drawn = { ...(await house.picture()), illustration: true }
  const offer = await house.publish({
    ...{ state: 'damaged', grade: 'repairable', images: [drawn], warrantyMonths: 0, deliveryDays: 3 },
    texts: { 'pl-PL': { description: 'Gwarancja 24 miesiące, wysyłka w 24h.' } },
  })
  expect([offer.status, offer.notices]).toEqual([
    'published',
    [
      { code: 'no_photo', field: 'images', said: null, holds: null },
      { code: 'warranty_differs', field: 'texts.pl-PL.description', said: 24, holds: 0 },
      { code: 'dispatch_differs', field: 'texts.pl-PL.description', said: 1, holds: 3 },
    ],
  ])
  expect((await shown(offer.id)).contradicted).toEqual(['warranty', 'dispatch'])
})
