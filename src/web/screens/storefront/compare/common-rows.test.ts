import { beforeAll, expect, test } from 'vitest'
import { loadAllTexts } from '../../../texts/load-server.ts'
import { textsOf } from '../../../texts/registry.ts'
import { bestPrice, commonRows } from './common-rows.ts'
import type { ComparedProduct } from './load-compare.ts'

beforeAll(loadAllTexts)

const plain = {
  ...{ state: 'used', grade: 'A', batteryHealth: null, warrantyMonths: 12, deliveryDays: 2, quantity: 1 },
  ...{ seller: 'Lis', holidayUntil: null, price: 100_000, currency: 'PLN' },
} as unknown as ComparedProduct
const words = () => ({
  t: textsOf('pl-PL', 'catalog'),
  shell: textsOf('pl-PL', 'shell'),
  shipsToday: '',
  locale: 'pl-PL' as const,
})

test('R20 the better grade, the longer warranty, the fuller battery and the quicker dispatch are marked, and only where all are known', () => {
  const better = {
    ...plain,
    state: 'new',
    grade: null,
    batteryHealth: 90,
    warrantyMonths: 24,
    deliveryDays: 1,
  } as const
  const bestOf = (...all: ComparedProduct[]) =>
    Object.fromEntries(commonRows(all, words()).map(({ key, best }) => [key, best && `${best.word} ${best.at}`]))
  expect(bestOf({ ...plain, batteryHealth: 80 }, better)).toEqual({
    ...{ 'common-state': 'bestState 1', 'common-battery': 'bestMore 1', 'common-warranty': 'bestLong 1' },
    ...{ 'common-dispatch': 'bestFast 1', 'common-stock': null, 'common-seller': null },
  })
  expect(bestOf({ ...plain, grade: null, holidayUntil: '2026-11-28' }, better)).toMatchObject({
    ...{ 'common-state': null, 'common-battery': null, 'common-dispatch': null },
  })
  expect(bestOf(plain, { ...plain })).toMatchObject({ 'common-state': null, 'common-warranty': null })
})

test('R20 what costs least is marked: in one currency, and of what can be bought', () => {
  const cheap = { ...plain, price: 90_000 }
  expect(bestPrice([plain, cheap])).toEqual({ word: 'bestPrice', at: [1] })
  expect(bestPrice([plain, { ...cheap, quantity: 0 }])).toBeNull()
  expect(bestPrice([plain, { ...cheap, currency: 'EUR' }])).toBeNull()
  expect(bestPrice([plain])).toBeNull()
})

test('R20 a seller on holiday promises no dispatch in so many days', () => {
  const compared = (holidayUntil: string | null) => ({ ...plain, holidayUntil })
  const [dispatch] = commonRows([compared('2026-11-28'), compared(null)], words()).filter(({ key }) =>
    key.endsWith('dispatch'),
  )
  expect(dispatch?.texts).toEqual(['Sprzedawca ma przerwę do 28 listopada', 'wysyłka w 2 dni robocze'])
})
