import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../values/locale.ts'
import { EXPORTED_FIELDS } from '../exporting/export-columns.ts'
import { headerName } from '../exporting/export-rows.ts'
import { fileWords } from '../exporting/file-words.ts'
import { IMPORT_FIELDS } from './import-fields.ts'
import { claimedTwice, currencyOf, matchColumns } from './match-columns.ts'

const match = (header: string[], rows: string[][] = []) => matchColumns(header, rows, []).map(({ field }) => field)

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
    const header = EXPORTED_FIELDS.map((field) => headerName(field, locale))
    expect(match(header)).toEqual(EXPORTED_FIELDS)
  })
  test('every field but those for foreign tables is exported', () => {
    const foreign = Object.entries(IMPORT_FIELDS).filter(([, { group }]) => group === 'facts')
    expect(Object.keys(IMPORT_FIELDS)).toHaveLength(EXPORTED_FIELDS.length + foreign.length + 1)
    expect(new Set(EXPORTED_FIELDS.map((field) => fileWords('pl-PL')[`column_${field}` as 'column_title'])).size).toBe(
      EXPORTED_FIELDS.length,
    )
  })
  test.each([
    ['Price_euros', 'EUR'],
    ['Cena (zł)', 'PLN'],
    ['price USD', 'USD'],
    ['Neurony', undefined],
    ['Cena', undefined],
  ])('%s is in %s', (name, currency) => expect(currencyOf(name)).toBe(currency))
})
