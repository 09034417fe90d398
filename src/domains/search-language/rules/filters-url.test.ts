import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../../values/failure.ts'
import { filterValue, paramOf, parseFilters, stringifySearch } from './filters-url.ts'
import { mergeFilters, without } from './remove-filter.ts'
import type { SearchFilter } from './sentence.ts'
import { understandQuery } from './understand-query.ts'
import { vocabulary } from './vocabulary.fixture.ts'

const { attributes } = vocabulary
const reread = (q: string) => understandQuery(q, 'pl-PL', vocabulary)

test('every kind of filter is read', () => {
  const params = {
    q: 'x',
    state: 'used,new',
    seller: '3',
    price: '100000..',
    'a.screen_in': '13..15.6',
    'a.ram_gb': '32,16',
    'a.touch': 'true',
    page: 2,
    utm_source: 'y',
  }
  expect(parseFilters(params, attributes)).toEqual([
    { key: 'state', op: 'in', values: ['used', 'new'] },
    { key: 'seller', op: 'in', values: ['3'] },
    { key: 'price', op: 'range', from: 100000 },
    { key: 'ram_gb', op: 'in', values: ['32', '16'] },
    { key: 'screen_in', op: 'range', from: 13, to: 15.6 },
    { key: 'touch', op: 'in', values: ['true'] },
  ])
})

describe('bad filters are refused with their field', () => {
  test.each([
    ['a.nothing', '1', 'unknown_filter'],
    ['a.__proto__', '1', 'unknown_filter'],
    ['state', 'old', 'invalid_filter'],
    ['grade', 'A,Z', 'invalid_filter'],
    ['seller', '0', 'invalid_filter'],
    ['seller', '2147483648', 'invalid_filter'],
    ['category', 'a,b', 'invalid_filter'],
    ['brand', ',', 'invalid_filter'],
    ['brand', 'x'.repeat(61), 'invalid_filter'],
    ['price', '100', 'invalid_filter'],
    ['price', '..', 'invalid_filter'],
    ['price', '200..100', 'invalid_filter'],
    ['price', '1..2..3', 'invalid_filter'],
    ['price', '-1..', 'invalid_filter'],
    ['price', '1.5..2', 'invalid_filter'],
    ['a.ram_gb', 'many', 'invalid_filter'],
    ['a.ram_gb', '1e5', 'invalid_filter'],
    ['a.os', 'beos', 'invalid_filter'],
    ['a.touch', 'yes', 'invalid_filter'],
  ])('%s=%s', (name, value, code) => {
    let failure: unknown
    try {
      parseFilters({ [name]: value }, attributes)
    } catch (error) {
      failure = error
    }
    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({ kind: 'invalid', code, fields: [{ field: name, code }] })
  })
})

test('the order of a query string does not depend on the order of choosing', () => {
  const filters: SearchFilter[] = [
    { key: 'ram_gb', op: 'in', values: ['32', '8', '16'] },
    { key: 'price', op: 'range', to: 200000 },
    { key: 'brand', op: 'in', values: ['hp', 'dell'] },
  ]
  const expected = 'q=t480+z+%C5%82%C4%99&brand=dell,hp&price=..200000&a.ram_gb=8,16,32&sort=price'
  expect(stringifySearch({ q: 't480 z łę', filters, sort: 'price' })).toBe(expected)
  expect(stringifySearch({ q: 't480 z łę', filters: filters.reverse(), sort: 'price' })).toBe(expected)
})

test('what is written is read again', () => {
  const end = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined })
  fc.assert(
    fc.property(
      end,
      end,
      fc.uniqueArray(fc.constantFrom('used', 'new', 'damaged'), { minLength: 1 }),
      (a, b, values) => {
        const [from, to] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]
        const filters: SearchFilter[] = [{ key: 'state', op: 'in', values: [...values].sort() }]
        const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
        if (Object.keys(range).length)
          filters.push({ key: 'price', op: 'range', ...range }, { key: 'ram_gb', op: 'range', ...range })
        const params = Object.fromEntries(filters.map((filter) => [paramOf(filter.key), filterValue(filter)]))
        expect(parseFilters(params, attributes)).toEqual(filters)
        expect(parseFilters(Object.fromEntries(new URLSearchParams(stringifySearch({ filters }))), attributes)).toEqual(
          filters,
        )
      },
    ),
  )
})

describe('one filter is removed and the others stay', () => {
  const remove = (q: string, key: string, filters: SearchFilter[] = []) => {
    const found = mergeFilters(filters, reread(q).filters).find((filter) => filter.key === key)
    return decodeURIComponent(
      without({ q, filters, page: 3, after: 'x' }, found ?? { key, op: 'in' }, reread),
    ).replaceAll('+', ' ')
  }
  test('its words leave the sentence', () =>
    expect(remove('laptop do 2000 zł 16gb ram ssd', 'price')).toBe('q=laptop 16gb ram ssd'))
  test('a chosen one loses its parameter', () =>
    expect(remove('laptop ssd', 'brand', [{ key: 'brand', op: 'in', values: ['hp'] }])).toBe('q=laptop ssd'))
  test('what would be read differently is kept as parameters', () =>
    expect(remove('laptop 16gb t480', 'category')).toBe('q=t480&a.ram_gb=16&literal=1'))
  test('nothing is left of a single filter', () => expect(remove('laptop', 'category')).toBe(''))
  test('a chosen one that hid words of the text takes them along', () =>
    expect(remove('laptop do 2000 zł', 'price', [{ key: 'price', op: 'range', to: 5 }])).toBe('q=laptop'))

  test('exactly that condition goes, whatever is typed', () => {
    const parts = [
      'laptop',
      '16gb',
      'ram',
      'ssd',
      'do 2000 zł',
      'dell',
      'i5',
      't480',
      'czarny',
      'używany',
      'tani',
      'iphone',
      '15,6"',
      'monitor',
      '144hz',
    ]
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (words, pick) => {
          const q = words.join(' ')
          const { filters, text, sort } = reread(q)
          const removed = filters[pick % Math.max(1, filters.length)]
          if (!removed) return
          const params = Object.fromEntries(new URLSearchParams(without({ q, filters: [] }, removed, reread)))
          const rest =
            params.literal || !params.q ? { filters: [], text: params.q ?? '', sort: undefined } : reread(params.q)
          const now = mergeFilters(parseFilters(params, attributes), rest.filters)
          expect(stringifySearch({ filters: now })).toBe(
            stringifySearch({ filters: filters.filter((one) => one !== removed) }),
          )
          expect([rest.text, params.sort ?? rest.sort]).toEqual([text, sort])
        },
      ),
      { numRuns: 500 },
    )
  })
})
