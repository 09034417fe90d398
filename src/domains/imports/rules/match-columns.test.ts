import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../values/locale.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import { EXPORTED_FIELDS } from '../exporting/export-columns.ts'
import { headerName } from '../exporting/file-words.ts'
import { TYPED } from '../exporting/read-template.ts'
import { currencyOf } from './header-names.ts'
import { IMPORT_FIELDS } from './import-fields.ts'
import { claimedTwice, matchColumns } from './match-columns.ts'

const attribute = (key: string, name: string, unit: string): AttributeSchema => ({
  ...{ key, unit, type: 'number', facet: true, onCard: false, group: 'other' },
  names: { 'pl-PL': name },
})
const SCHEMA = [attribute('weight_kg', 'Waga', 'kg'), attribute('battery_mah', 'Pojemność baterii', 'mAh')]
const matched = (header: string[], rows: string[][] = []) =>
  matchColumns(header, rows, SCHEMA, 'PLN').map(({ column, field }) => [header[column], field])
const match = (header: string[], rows: string[][] = []) => matched(header, rows).map(([, field]) => field)

const TEMPLATE = EXPORTED_FIELDS.flatMap((field) => TYPED[field] ?? [field])

describe('E07 columns are understood by their names', () => {
  test.each([
    [
      ['Symbol', 'Nazwa towaru', 'Producent', 'Cena brutto (PLN)', 'Stan mag.'],
      ['erpCode', 'title', 'brand', 'price', 'quantity'],
    ],
    [
      ['SKU', 'Title', 'Vendor', 'Price', 'Qty'],
      ['erpCode', 'title', 'brand', 'price', 'quantity'],
    ],
    [
      ['Artikelnummer', 'Bezeichnung', 'Hersteller', 'Bruttopreis', 'Lagerbestand'],
      ['erpCode', 'title', 'brand', 'price', 'quantity'],
    ],
    [
      ['erp_code', 'Zdjęcie 1', 'Zdjęcie 2'],
      ['erpCode', 'images', 'images'],
    ],
  ])('%s', (header, fields) => expect(match(header)).toEqual(fields))
  test('or by what stands in them', () => {
    const rows = [
      ['a', '5901234123457', 'https://img.example.com/1.jpg'],
      ['b', '4006381333931', 'https://img.example.com/2.png?v=1'],
      ['c', '5901234123457', 'https://img.example.com/3.webp'],
    ]
    expect(match(['kod', 'X1', 'X2'], rows)).toEqual(['erpCode', 'ean', 'images'])
  })
  test.each([
    ['brutto cena', 'price'],
    ['price_usd', 'price'],
    ['Cena brutto (PLN)', 'price'],
    ['CENA SPRZEDAŻY EUR', 'price'],
    ['magazynowy stan', 'quantity'],
    ['towaru kod', 'erpCode'],
  ])('%s is %s, in whatever order its words stand', (name, field) => expect(match([name])).toEqual([field]))
  test.each([
    ['Bateria', ['4000', '5000', '3850'], []],
    ['Bateria', ['87', '92%', '100'], ['batteryHealth']],
    ['Waga', ['1370', '2100', '1850'], []],
    ['Waga', ['1,37', '2.1 kg', '1850 g'], ['attribute.weight_kg']],
    ['Waga [g]', ['1370', '2100', '1850'], ['attribute.weight_kg']],
    ['Stan', ['5', '12', '0'], ['quantity']],
    ['Stan', ['nowy', 'używany', 'brak'], ['state']],
    ['Cena', ['tak', 'nie', 'nie wiem'], []],
    ['Gwarancja', ['12 mies.', '24 miesiące', '6'], ['warrantyMonths']],
    ['EAN', ['A1', 'B2', 'C3'], []],
  ])('%s with %j is %j: what stands in a column has a veto', (name, values, fields) =>
    expect(
      match(
        [name],
        values.map((value) => [value]),
      ),
    ).toEqual(fields),
  )
  test('of several prices the one in the currency of the market is taken', () => {
    expect(matched(['price_usd', 'price_pln', 'sku'])).toEqual([
      ['price_pln', 'price'],
      ['sku', 'erpCode'],
    ])
  })
  test('a field is claimed once', () => {
    expect(match(['SKU', 'Symbol', 'Nazwa', 'Title'])).toEqual(['erpCode', 'title'])
    const twice = [
      { column: 0, field: 'price' },
      { column: 1, field: 'price' },
      { column: 2, field: 'title' },
      { column: 3, field: 'title' },
    ]
    expect(claimedTwice(twice)).toEqual(['price'])
  })
  test.each(LOCALES)('every column of an export in %s is known when it comes back', (locale) => {
    const header = TEMPLATE.map((field) => headerName(field, locale))
    expect(match(header)).toEqual(TEMPLATE)
    const exported = EXPORTED_FIELDS.map((field) => headerName(field, locale))
    expect(match(exported)).toEqual(EXPORTED_FIELDS)
  })
  test('every field but those for foreign tables is exported, or typed into the template', () => {
    const foreign = Object.entries(IMPORT_FIELDS).filter(([, { group }]) => group === 'facts')
    expect(Object.keys(IMPORT_FIELDS)).toHaveLength(TEMPLATE.length + foreign.length + 1)
    expect(new Set(TEMPLATE.map((field) => headerName(field, 'pl-PL'))).size).toBe(TEMPLATE.length)
  })
  test.each([
    ['Price_euros', 'EUR'],
    ['Cena (zł)', 'PLN'],
    ['price USD', 'USD'],
    ['cena CHF', 'CHF'],
    ['Cena EUR/PLN', undefined],
    ['Neurony', undefined],
    ['Cena', undefined],
  ])('%s is in %s', (name, currency) => expect(currencyOf(name)).toBe(currency))
})
