import { describe, expect, test } from 'vitest'
import { changedPrice } from './bulk-change.ts'
import { cutText, textWidth } from './cut-text.ts'
import { type Label, layLabels, SHEETS } from './label-layout.ts'
import { searchWords } from './search-words.ts'

describe('R22 a price changed with many others', () => {
  const price = (
    from: number,
    way: 'set' | 'percent' | 'amount',
    value: number,
    round: 'none' | 'whole' | 'ninetyNine',
  ) => changedPrice(from, { way, value, round })
  test('is set, or moves by a percentage or an amount', () => {
    expect(price(129_900, 'set', 99_900, 'none')).toBe(99_900)
    expect(price(129_900, 'percent', -1000, 'none')).toBe(116_910)
    expect(price(3333, 'percent', 750, 'none')).toBe(3583)
    expect(price(129_900, 'amount', -5000, 'none')).toBe(124_900)
  })
  test('is rounded to the nearest whole złoty or to one grosz below it', () => {
    expect([12_349, 12_350, 12_300].map((one) => price(one, 'amount', 0, 'whole'))).toEqual([12_300, 12_400, 12_300])
    expect([12_349, 12_348, 12_399, 12_400].map((one) => price(one, 'amount', 0, 'ninetyNine'))).toEqual([
      12_399, 12_299, 12_399, 12_399,
    ])
  })
  test('that falls to nothing is nothing, also when rounded', () => {
    expect(price(4000, 'amount', -5000, 'ninetyNine')).toBe(-1000)
    expect(price(30, 'amount', 0, 'whole')).toBe(0)
    expect(price(20, 'amount', 0, 'ninetyNine')).toBe(-1)
  })
})

describe('R22 what is typed into the search of the list', () => {
  test('folds Polish letters and asks for every word', () => {
    expect(searchWords('Łódź  ŻÓŁW')).toBe(`('lodz':*) & ('zolw':*)`)
  })
  test('a number may end a code or be the product itself; with # it is nothing else', () => {
    expect(searchWords('4711')).toBe(`('4711':* | '<1174':* | '#4711')`)
    expect(searchWords(' #4711 ')).toBe(`'#4711'`)
    expect(searchWords('0012')).toBe(`('0012':* | '<2100':*)`)
  })
  test('holds no sign that a search would read as its own', () => {
    expect(searchWords(`a' | b:* & !(c) \\ <->`)).toBe(`('a':*) & ('b':*) & ('c':*)`)
    expect(searchWords('%_')).toBe(`'!'`)
    expect(searchWords('   ')).toBeNull()
  })
})

describe('R22 texts of labels', () => {
  const width = 10_000
  test('are broken between words, and end in … where there is no more room', () => {
    const lines = cutText('Lenovo ThinkPad T480 i5-8350U 16 GB 256 GB SSD z polską klawiaturą', width, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/\S…$/)
    expect(lines.every((line) => textWidth(line) <= width)).toBe(true)
  })
  test('a word longer than a line is broken within itself, and nothing is lost while there is room', () => {
    const word = 'Elektroencefalografometria'.repeat(2)
    const lines = cutText(word, width, 9)
    expect(lines.join('')).toBe(word)
    expect(lines.every((line) => textWidth(line) <= width)).toBe(true)
  })

  const label: Label = {
    url: 'https://obieg.example.com/products/1',
    title: 'Szlifierka kątowa z osprzętem oraz bardzo długim opisem, który się tu nie mieści',
    version: 'Wersja czerwona z dodatkowym akumulatorem i ładowarką',
    price: '1 299,00 zł',
    codes: ['ERP: L-200-ABC-XYZ-1234567890-1234567890', 'IDX: 17'],
    number: '#1',
  }
  test.each(['a4', 'roll62'] as const)('%s: everything of a label stays on it', (format) => {
    const sheet = SHEETS[format]
    const places = sheet.columns * sheet.rows
    const pages = layLabels(
      Array.from({ length: places + 1 }, () => label),
      format,
      0,
    )
    expect(pages.map((page) => page.codes.length)).toEqual([places, 1])
    for (const { lines, codes } of pages) {
      for (const { x, y, size } of codes) {
        expect((x % sheet.label.width) + size).toBeLessThan(sheet.label.width)
        expect((y % sheet.label.height) + size).toBeLessThan(sheet.label.height)
      }
      for (const { text, x, y, size } of lines) {
        expect((x % sheet.label.width) + (textWidth(text) / 1000) * size).toBeLessThanOrEqual(sheet.label.width - 1)
        expect((y % sheet.label.height) + size * 1.2).toBeLessThanOrEqual(sheet.label.height)
      }
    }
  })
  test('a sheet that was begun is used up from where it stands', () => {
    const [first, second] = layLabels([label, label, label], 'a4', 22)
    expect([first?.codes.length, second?.codes.length]).toEqual([2, 1])
    expect(second?.codes[0]?.y).toBeLessThan(SHEETS.a4.label.height)
  })
})
