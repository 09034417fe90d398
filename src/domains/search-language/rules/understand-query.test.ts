import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterValue } from './filters-url.ts'
import type { TextFilter } from './sentence.ts'
import { SENTENCES } from './understand-query.table.ts'
import { understandQuery } from './understand-query.ts'
import { vocabulary } from './vocabulary.fixture.ts'

const rows = SENTENCES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

function shown(filter: TextFilter): string {
  const zloty = (grosze: number | undefined) => (grosze === undefined ? '' : grosze / 100)
  return `${filter.key}=${filter.key === 'price' ? `${zloty(filter.from)}..${zloty(filter.to)}` : filterValue(filter)}`
}

describe('sentences of three languages become filters', () => {
  test('the table is long enough', () => expect(rows.length).toBeGreaterThanOrEqual(80))

  test.each(rows)('%s', (q = '', filters = '', rest = '') => {
    const read = understandQuery(q, 'pl-PL', vocabulary)
    const found = [...read.filters.map(shown), ...(read.sort ? [`sort=${read.sort}`] : [])]
    expect({ filters: found.sort(), rest: stripped(read.text) }).toEqual({
      filters: filters.split(' ').filter(Boolean).sort(),
      rest: stripped(rest),
    })
  })
})

/** Words such as `szukam` may stay in the rest; they are no search terms. */
function stripped(text: string): string {
  return text.replace(/^szukam /, '')
}

test('the words of a filter are the ones it was read from', () => {
  const { filters } = understandQuery('Laptop z 16 GB RAM i SSD do 2 000 zł', 'pl-PL', vocabulary)
  expect(Object.fromEntries(filters.map((filter) => [filter.key, filter.source]))).toEqual({
    category: 'Laptop',
    ram_gb: 'z 16 GB RAM',
    storage_type: 'i SSD',
    price: 'do 2 000 zł',
  })
})

test('nothing becomes a filter that the vocabulary lacks', () => {
  const empty = { categories: [], attributes: [], brands: [] }
  const read = understandQuery('laptop lenovo 16gb ram ssd i5 czarny 15,6"', 'pl-PL', empty)
  expect(read.filters).toEqual([])
  expect(read.terms).toContain('16gb')
})

const prices = { currency: 'PLN', rates: { EUR: 4.25, USD: 4 } }
test.each([
  ['laptop 500 €', 'pl-PL', { to: 212_500 }],
  ['laptop do 500 euro', 'pl-PL', { to: 212_500 }],
  ['laptop od 500 do 1000 euro', 'pl-PL', { from: 212_500, to: 425_000 }],
  ['laptop under 300 eur', 'en-US', { to: 127_500 }],
  ['$400 laptop', 'en-US', { to: 160_000 }],
  ['laptop unter 200 Euro', 'de-DE', { to: 85_000 }],
  ['laptop 500-1000 €', 'de-DE', { from: 212_500, to: 425_000 }],
  ['laptop do 2000 zł', 'pl-PL', { to: 200_000 }],
] as const)('%s (%s) is a price by the rate', (q, locale, range) => {
  const read = understandQuery(q, locale, vocabulary, prices)
  expect(read.filters.find((one) => one.key === 'price')).toMatchObject(range)
  expect([read.text, read.unreadCurrencies]).toEqual(['', []])
})

test.each([
  ['laptop do 500 euro', 'pl-PL', 'EUR'],
  ['laptop under $300', 'en-US', 'USD'],
  ['laptop bis 500 €', 'de-DE', 'EUR'],
  ['laptop zwischen 200 und 500 Euro', 'de-DE', 'EUR'],
] as const)('%s (%s) without a rate is left out, and told', (q, locale, currency) => {
  const read = understandQuery(q, locale, vocabulary, { currency: 'PLN', rates: {} })
  expect(read.filters.map((one) => one.key)).toEqual(['category'])
  expect([read.text, read.unreadCurrencies]).toEqual(['', [currency]])
})

test('in a market of euros złoty want a rate; who does not search by prices reads other currencies as words', () => {
  const euros = { currency: 'EUR', rates: { PLN: 0.25 } }
  const to = (q: string) =>
    understandQuery(q, 'pl-PL', vocabulary, euros).filters.find(({ key }) => key === 'price')?.to
  expect([to('laptop do 2000 zł'), to('laptop do 500 €')]).toEqual([50_000, 50_000])
  expect(understandQuery('laptop bis 500 €', 'de-DE', vocabulary).text).toContain('500')
})

const unicode = fc.string({ unit: 'binary', maxLength: 200 })
const words = fc
  .array(fc.constantFrom(...rows.flatMap(([q = '']) => q.split(' ')), '-', '/', '+', '000', '"', '$', '€5'), {
    maxLength: 30,
  })
  .map((parts) => parts.join(' '))

test('any text is read without throwing, in bounded time, its filters pointing into it', () => {
  const before = process.cpuUsage()
  fc.assert(
    fc.property(fc.oneof(unicode, words), fc.constantFrom('pl-PL', 'en-US', 'de-DE' as const), (q, locale) => {
      const read = understandQuery(q, locale, vocabulary)
      for (const filter of read.filters) {
        for (const [start, end] of filter.spans) expect(start >= 0 && start < end && end <= q.length).toBe(true)
        if (filter.from !== undefined && filter.to !== undefined) expect(filter.from).toBeLessThanOrEqual(filter.to)
      }
      for (const term of read.terms) expect(term).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
    { numRuns: 2000 },
  )
  // Milliseconds of work, not of a busy machine.
  expect(process.cpuUsage(before).user / 1000 / 2000).toBeLessThan(10)
})
