import { beforeAll, expect, test } from 'vitest'
import type { AttributeSchema } from '../../../../../domains/categories/contract.ts'
import type { ProductView } from '../../../../../domains/products/contract.ts'
import type { OtherOffer, SameModel } from '../../../../../domains/products/same-model/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { loadAllTexts } from '../../../../texts/load-server.ts'
import { wordOthers, wordSavings } from './word-others.ts'

beforeAll(loadAllTexts)

const field = (key: string, over: Partial<AttributeSchema>): AttributeSchema => ({
  ...{ key, type: 'text', names: { 'pl-PL': key }, facet: false, onCard: false, group: 'main', ...over },
})
const schema = [
  field('ram_gb', { type: 'number', unit: 'GB', onCard: true }),
  field('color', { carried: true }),
  field('sim_lock', { type: 'boolean', carried: true }),
  field('cycles', { type: 'number', onCard: true, group: 'condition' }),
  field('panel', {}),
]
const version = (id: number, price: number, ram: number) => ({ id, price, attributes: { ram_gb: ram } })
const view = {
  ...{ brand: 'Apple', model: 'iPhone 15', currency: 'PLN', batteryHealth: 88, warrantyMonths: 12, refurbished: false },
  attributes: { ram_gb: 8, color: 'czarny', sim_lock: false, cycles: 10, panel: 'IPS' },
  versions: [version(1, 195_000, 8), version(2, 300_000, 16)],
} as unknown as ProductView
const other: OtherOffer = {
  ...{ id: 7, versionId: 70, state: 'used', grade: 'A', price: 210_000, from: true, currency: 'PLN', vat: 'margin' },
  ...{ batteryHealth: 91, warrantyMonths: 0, refurbished: true, seller: { id: 3, name: 'Lis' } },
  attributes: { ram_gb: 16, color: 'czarny', sim_lock: true, cycles: 900, panel: 'OLED' },
}
const fresh = { id: 9, versionId: 90, price: 260_000, seller: { id: 4, name: 'Ryś' }, differs: { color: 'żółty' } }
const same = (over: Partial<SameModel> = {}) => ({
  view,
  schema,
  same: { others: [other], count: 1, fresh: [], ...over },
})

test('R12 of an offer in another grade the page says whose it is, and what of it no version here has', () => {
  const told = wordOthers(same(), 'pl-PL')
  expect(told?.offers).toEqual([
    {
      ...{ id: 7, price: 210_000, from: true, currency: 'PLN', vat: 'margin', to: '/products/7?version=70' },
      ...{
        grade: 'Używany · Jak nowy',
        about: 'Lis · Odnowiony · sim_lock: tak · bateria 91% · bez gwarancji sprzedawcy',
      },
    },
  ])
  expect(told?.all).toBeNull()
  const alike = {
    ...other,
    ...{ batteryHealth: 88, warrantyMonths: 12, refurbished: false, attributes: view.attributes },
  }
  expect(wordOthers(same({ others: [alike], count: 3 }), 'pl-PL')).toMatchObject({
    offers: [{ about: 'Lis' }],
    all: { words: 'Wszystkie oferty: Apple iPhone 15', to: '/catalog?q=Apple%20iPhone%2015' },
  })
  expect(wordOthers(same({ others: [] }), 'pl-PL')).toBeNull()
})

test('R12 P05 what is saved is the difference to the offer that is named, by version, and never less than nothing', () => {
  const both = same({
    fresh: [
      { ...fresh, ofVersion: 1 },
      { ...fresh, ofVersion: 2 },
    ],
  })
  expect(wordSavings(both, 'pl-PL')).toEqual({
    1: {
      to: '/products/9?version=90',
      fresh: `Nowy u sprzedawcy Ryś: ${formatMoney(260_000, 'PLN', 'pl-PL')}`,
      less: `ta oferta jest tańsza o ${formatMoney(65_000, 'PLN', 'pl-PL')}`,
      differs: 'Co jest inne w nowym – color: żółty',
    },
  })
  const [alone] = Object.values(wordSavings(same({ fresh: [{ ...fresh, ofVersion: 1, differs: {} }] }), 'de-DE') ?? {})
  expect(alone?.differs).toBeNull()
  expect(wordSavings(same(), 'pl-PL')).toBeNull()
})
