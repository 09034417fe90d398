import { describe, expect, test } from 'vitest'
import { commonMark, type DecimalMark, readDecimal, toNumber, toWhole } from '../../../values/decimal.ts'
import { readPrice, readRate, toMinorUnits } from './convert-price.ts'

const number = (text: string, mark: DecimalMark = 'auto') => {
  const read = readDecimal(text, mark)
  return read && toNumber(read)
}

describe('E07 numbers as people write them', () => {
  test.each([
    ['1234', 1234],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u00a0234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ["1'234.50", 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567.8', 1234567.8],
    ['1.234', 1234],
    ['0.234', 0.234],
    ['12.3456', 12.3456],
    ['-5', -5],
    ['+7,5', 7.5],
  ])('%s', (text, value) => expect(number(text)).toBe(value))
  test.each(['', 'abc', '1,23,4', '1.2.3', '12,', '1,2.3,4', '1e5', '--1', '12 zł', ','])('%s is none', (text) =>
    expect(number(text)).toBeUndefined(),
  )
  test('a mark that is said settles what could be either', () => {
    expect([number('1.234', 'point'), number('1.234', 'comma'), number('1,234', 'comma')]).toEqual([1.234, 1234, 1.234])
    expect(number('12.50', 'comma')).toBeUndefined()
  })
  test('a column has the mark that its clear numbers have', () => {
    expect(commonMark(['1.234', '12.5', '3'])).toBe('point')
    expect(commonMark(['1 234,50 zł', '7,5'])).toBe('comma')
    expect(commonMark(['1.234', '2.500'])).toBe('auto')
    expect(commonMark(['1,5', '1.5'])).toBe('auto')
  })
  test('whole numbers may be written with zeros behind the mark', () => {
    expect(
      ['12', '12,00', '12,5'].map((text) => toWhole(readDecimal(text, 'auto') ?? { units: 0n, scale: 0 })),
    ).toEqual([12, 12, undefined])
  })
})

describe('E07 prices', () => {
  const one = { units: 1n, scale: 0 }
  test.each([
    ['1 299,00 zł', 129_900],
    ['PLN 1,299.00', 129_900],
    ['€ 99', 9900],
    ['0,01', 1],
    ['1299', 129_900],
    ['0', 0],
  ])('%s', (text, grosze) => expect(readPrice(text, 'auto', one)).toBe(grosze))
  test.each(['-5', '- 5 zł', 'na zapytanie', '', '1,2,3'])('%s is none', (text) =>
    expect(readPrice(text, 'auto', one)).toBeUndefined(),
  )
  test('are converted exactly, halves up', () => {
    const rate = readRate('4,2567')
    if (!rate) throw new Error('no rate')
    expect(readPrice('1339.69', 'auto', rate)).toBe(570_266)
    // Half a grosz: floating point would make 1.005 × 100 = 100.49….
    expect(toMinorUnits({ units: 1005n, scale: 3 }, one)).toBe(101)
    expect(toMinorUnits({ units: 1004n, scale: 3 }, one)).toBe(100)
    expect(toMinorUnits({ units: 99_999_999_999n, scale: 2 }, { units: 123_456_789n, scale: 8 })).toBe(123_456_788_999)
  })
  test.each(['0', '-4', 'x', '1,2,3', '4,123456789'])('%s is no rate', (text) => expect(readRate(text)).toBeUndefined())
})
