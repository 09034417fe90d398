import { expect, test } from 'vitest'
import { offerNotices } from './offer-notices.ts'
import { promisesIn } from './said-in-texts.ts'

const photo = { illustration: false }
const drawn = { illustration: true }
const offer = (more: object = {}) => ({
  ...{ state: 'used' as const, grade: 'B' as const, images: [photo], warrantyMonths: 12, deliveryDays: 2 },
  ...{ texts: { 'pl-PL': { description: 'Laptop.' } }, report: null, devices: [] },
  ...more,
})
const codes = (more: object, shop?: Parameters<typeof offerNotices>[1]) =>
  offerNotices(offer(more), shop).map(({ code, field, said, holds }) => [code, field, said, holds])
const described = (description: string) => ({ texts: { 'pl-PL': { description } } })

test.each([
  ['Gwarancja 24 miesiące od sprzedawcy.', [24]],
  ['Gwarancja: 24 miesiące', [24]],
  ['24 miesiące gwarancji', [24]],
  ['24-miesięczna gwarancja', [24]],
  ['Daję 2 lata gwarancji', [24]],
  ['gwarancja sprzedawcy na okres 6 miesięcy', [6]],
  ['12-month warranty included', [12]],
  ['Warranty: 24 months', [24]],
  ['2 years guarantee', [24]],
  ['24 Monate Garantie', [24]],
  ['Garantie von 12 Monaten', [12]],
  ['3 Jahre Garantie', [36]],
  ['Sprzedaję bez gwarancji', [0]],
  ['ohne Garantie', [0]],
  ['Ekran 24 cale, gwarancja jakości', []],
  ['Bateria trzyma 12 godzin. Na gwarancji producenta.', []],
  ['Używany 24 miesiące. Stan dobry.', []],
])('E07 months of guarantee are found in "%s"', (text, months) => {
  expect(promisesIn(text).warrantyMonths).toEqual(months)
})

test.each([
  ['Wysyłka w 24h', [1], []],
  ['Wysyłka w ciągu 2 dni roboczych', [2], []],
  ['Dispatch within 48 hours', [2], []],
  ['Versand innerhalb von 3 Werktagen', [3], []],
  ['30 dni na zwrot', [], [30]],
  ['Zwrot w ciągu 30 dni', [], [30]],
  ['30 days to return it', [], [30]],
  ['Rückgabe innerhalb von 60 Tagen', [], [60]],
  ['Waży 2 kg, 14 cali', [], []],
])('E07 days until it is sent and to give it back are found in "%s"', (text, dispatchDays, returnDays) => {
  expect(promisesIn(text)).toMatchObject({ dispatchDays, returnDays })
})

test.each([
  ['Sprzęt sprawdzony i wyczyszczony', true],
  ['Przetestowany przez serwis', true],
  ['We tested every port', true],
  ['Geprüft und gereinigt', true],
  ['Nie sprawdzono baterii', false],
  ['Niesprawdzony, na części', false],
  ['Sold untested', false],
  ['Ungeprüft, nicht getestet', false],
  ['Sprawdź ofertę', false],
])('E07 whether a text says that somebody checked: "%s"', (text, tested) => {
  expect(promisesIn(text).tested).toBe(tested)
})

test('E07 the seller is told where text and offer differ, with what each says', () => {
  expect(codes(described('Gwarancja 24 miesiące, wysyłka w 24h.'))).toEqual([
    ['warranty_differs', 'texts.pl-PL.description', 24, 12],
    ['dispatch_differs', 'texts.pl-PL.description', 1, 2],
  ])
  expect(codes({ texts: { 'de-DE': { specialOffer: '24 Monate Garantie' } } })).toEqual([
    ['warranty_differs', 'texts.de-DE.specialOffer', 24, 12],
  ])
  // Who names the offer's own months besides others contradicts nothing.
  expect(codes(described('12 miesięcy gwarancji, bateria: gwarancja 6 miesięcy.'))).toEqual([])
  expect(codes(described('Wysyłka w ciągu 5 dni.'))).toEqual([])
})

test('E07 what the shop gives on everything is compared, too', () => {
  const shop = { returnDays: 14, warrantyMonths: 24 }
  expect(codes(described('30 dni na zwrot'), shop)).toEqual([
    ['standard_differs', 'warrantyMonths', 24, 12],
    ['returns_differ', 'texts.pl-PL.description', 30, 14],
  ])
  expect(codes(described('14 dni na zwrot'), { returnDays: 14, warrantyMonths: 12 })).toEqual([])
  expect(codes({ warrantyMonths: 0 }, shop)).toEqual([['standard_differs', 'warrantyMonths', 24, 0]])
  expect(codes({ state: 'damaged', grade: 'forParts', warrantyMonths: 0 }, shop)).toEqual([])
})

test('E07 damaged and visibly worn things want a photo of themselves', () => {
  const lacks = [['no_photo', 'images', null, null]]
  expect(codes({ state: 'damaged', grade: 'forParts', images: [drawn] })).toEqual(lacks)
  expect(codes({ grade: 'C', images: [drawn] })).toEqual(lacks)
  expect(codes({ grade: 'D', images: [] })).toEqual(lacks)
  expect(codes({ grade: 'D', images: [drawn, photo] })).toEqual([])
  expect(codes({ grade: 'B', images: [drawn] })).toEqual([])
})

test('E07 who says tested reports what was checked, or has tested things on offer', () => {
  const said = described('Sprawdzony laptop.')
  const report = (result: string) => ({ ...said, report: { points: [{ result }] } })
  expect(codes(said)).toEqual([['nothing_checked', 'texts.pl-PL.description', null, null]])
  expect(codes(report('notChecked'))).toHaveLength(1)
  expect(codes(report('works'))).toEqual([])
  expect(codes({ ...said, devices: [{ grade: 'A' }] })).toEqual([])
  expect(codes({ ...said, state: 'new', grade: null })).toEqual([])
})

test('E07 what fails in the report is no longer fully working, as used goods are', () => {
  const fails = { report: { points: [{ result: 'works' as const }, { result: 'fails' as const }] } }
  expect(codes(fails)).toEqual([['report_fails', 'report', null, null]])
  expect(codes({ ...fails, state: 'damaged', grade: 'repairable' })).toEqual([])
})
