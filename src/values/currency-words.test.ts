import { expect, test } from 'vitest'
import { CURRENCY_WORDS, currencySign } from './currency-words.ts'
import { LOCALES } from './locale.ts'
import { CURRENCIES, formatMoney, MINOR_UNITS } from './money.ts'

test.each(CURRENCIES)('%s has as many digits as amounts are kept with, and its signs are known', (currency) => {
  for (const locale of LOCALES) {
    const { maximumFractionDigits } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
    expect(10 ** (maximumFractionDigits ?? 0)).toBe(MINOR_UNITS)
    const typed = `${currency} ${currencySign(currency, locale)} ${formatMoney(129_900, currency, locale)}`
    expect(typed.replace(CURRENCY_WORDS, '')).toMatch(/^[\d\s.,\u00a0]+$/)
  }
})

test('a sign is short in every language', () => {
  const signs = CURRENCIES.map((currency) => LOCALES.map((locale) => currencySign(currency, locale)))
  expect(signs).toEqual([
    ['zł', 'zł', 'zł'],
    ['€', '€', '€'],
    ['$', '$', '$'],
  ])
})
