import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../values/locale.ts'
import { hundredthsText, maskHundredths, parseHundredths } from './hundredths.ts'

test('E12 prices are typed with a comma or a point', () => {
  for (const [text, amount] of [
    ['19,99', 1999],
    ['19.9', 1990],
    ['19', 1900],
    ['19,', 1900],
    ['0', 0],
    ['', null],
    [',5', undefined],
    ['x', undefined],
  ] as const) {
    expect(parseHundredths(text)).toBe(amount)
  }
})

test('E12 the mask leaves a price of what is pasted', () => {
  const mask = maskHundredths(5)
  expect(mask('1 299,005 zł')).toBe('1299,00')
  expect(mask('1,299.00')).toBe('1299.00')
  expect(mask('PLN 19.9')).toBe('19.9')
  expect(mask('1234567')).toBe('12345')
  expect(mask('abc')).toBe('')
})

test('E12 what is shown reads back as the same amount, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(...LOCALES), (amount, locale) => {
      for (const style of ['money', 'percent'] as const) {
        const text = hundredthsText(amount, locale, style)
        expect(parseHundredths(text)).toBe(amount)
        expect(maskHundredths(5)(text)).toBe(text)
      }
    }),
  )
  expect(hundredthsText(450, 'pl-PL', 'percent')).toBe('4,5')
  expect(hundredthsText(600, 'en-US', 'percent')).toBe('6')
  expect(hundredthsText(null, 'pl-PL')).toBe('')
})
