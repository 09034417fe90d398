import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STOP_WORDS } from './function-words.ts'
import { indexTerms, indexText, prefixTerms, queryTerms } from './normalize.ts'

const finds = (q: string, text: string) => {
  const index = new Set(indexTerms(text))
  return queryTerms(q).every((term) => index.has(term))
}

describe('equal things are equal lexemes', () => {
  test.each([
    ['16gb', '16 GB', '16 gb', '16GB'],
    ['i5 8250u', 'i5-8250U', 'i58250u', 'I5 8250U'],
    ['1tb', '1 TB', '1024 GB', '1000gb'],
    ['15,6"', '15.6"', '15.6 cala', '15,6 Zoll', '15.6-inch', '15.6″', '15.6 inches'],
    ['full hd', 'fhd', '1080p', '1920x1080', '1920 × 1080', 'FullHD'],
    ['wifi', 'wi-fi', 'Wi Fi', 'WLAN'],
    ['t480', 't 480', 'T-480'],
    ['ps5', 'PS 5', 'PlayStation 5', 'playstation5'],
    ['840g8', '840 g8', '840 G8', '840G8'],
    ['elite book 840g8', 'EliteBook 840 G8', 'elitebook840g8'],
    ['win10', 'Windows 10', 'windows10'],
    ['żółty', 'zolty', 'ZÓŁTY'],
    ['laptopy', 'laptopów', 'Laptops', 'notebook'],
    ['4k', 'UHD', '3840x2160', 'Ultra HD'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(queryTerms(other)).toEqual(queryTerms(first))
  })
})

describe('every spelling of a question finds the title', () => {
  const title = 'Lenovo ThinkPad T480 i5-8250U 16 GB RAM 1 TB SSD 15,6" Full HD Wi-Fi'
  test.each([
    't480',
    't 480',
    '8250u',
    'i5 8250u',
    'i58250u',
    '16gb',
    '16',
    '1024gb',
    '15.6 cala',
    'thinkpad 480',
    'lenovo t480 fhd',
  ])('%s', (q) => {
    expect(finds(q, title)).toBe(true)
  })
  test.each([
    ['wh1000xm4', 'Sony WH-1000XM4'],
    ['wh-1000xm4', 'Sony WH1000XM4 / WH-1000XM4'],
    ['xm4', 'Sony WH-1000XM4'],
    ['3060ti', 'RTX 3060 Ti'],
    ['rtx3060', 'GeForce RTX 3060'],
    ['iphone12', 'Apple iPhone 12 Pro'],
    ['iphone 12 pro', 'iPhone12 Pro'],
    ['tp link', 'TP-Link Archer'],
    ['tplink', 'TP-Link Archer'],
    ['torba na laptopa', 'Torba do laptopów 15"'],
    ['laptop bag', 'Torba na laptopa'],
    ['playstation', 'Sony PS5'],
    ['windows', 'Dell z Windows 10 Pro'],
    ['galaxy s 21', 'Samsung Galaxy S21'],
  ])('%s → %s', (q, text) => expect(finds(q, text)).toBe(true))
})

test('different things stay different', () => {
  expect(finds('t490', 'ThinkPad T480')).toBe(false)
  expect(finds('32gb', 'Laptop 16 GB')).toBe(false)
  expect(finds('i5-8250u', 'Core i5-8350U')).toBe(false)
})

test('a lexeme stands in its heaviest place only', () => {
  const index = indexText({
    title: 'Dell Latitude 5490',
    brand: 'Dell',
    model: 'Latitude 5490',
    codes: ['ABC-12', null],
    categories: ['Laptopy'],
    facts: ['16 GB', 'Dell'],
    descriptions: ['Dell bez wad'],
  })
  const all = Object.values(index).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(index.a).toContain('dell')
  expect(index.b).toContain('laptop')
  expect(index.c).toContain('16gb')
})

test('a text finds itself, and lexemes are letters and digits', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: fc.constantFrom(...'i5 8-t.,gbx"/żpsn10'), maxLength: 40 }),
      ),
      (text) => {
        for (const term of indexTerms(text)) expect(term).toMatch(/^[\p{L}\p{N}]+$/u)
        if (!queryTerms(text).some((term) => STOP_WORDS.has(term))) expect(finds(text, text)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['thinkpad t4', ['thinkpad'], 't4'],
  ['Lenovo think', ['lenovo'], 'think'],
  ['i5-82', ['i5'], '82'],
  ['laptopy ', ['laptop'], null],
  ['', [], null],
  ['s', [], 's'],
])('while typing: %s', (text, terms, prefix) => expect(prefixTerms(text)).toEqual({ terms, prefix }))

test('what a title says is lacking is found as lacking, not as there', () => {
  const terms = indexTerms('Dell Latitude 5420 bez zasilacza')
  expect(terms).toEqual(expect.arrayContaining(queryTerms('bez ładowarki')))
  expect(terms).toEqual(expect.arrayContaining(queryTerms('without charger')))
  expect(terms).not.toEqual(expect.arrayContaining(queryTerms('zasilacz')))
})
