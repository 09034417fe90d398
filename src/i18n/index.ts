import type { Locale } from '../values/locale.ts'
import { wordsInEach } from './languages.ts'
import type { TextParams } from './shape.ts'
import { translate } from './translate.ts'

export { allTexts } from './all-texts.ts'
export { translate } from './translate.ts'

const failures: Record<Locale, Readonly<Record<string, string>>> = wordsInEach('errors')

const ways: Record<Locale, Readonly<Record<string, string>>> = wordsInEach('cart')

/** Codes of countries and ways of delivery in words: a failure names them as they are kept. */
function inWords(locale: Locale, params: TextParams): TextParams {
  const { country, countries, method } = params
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const named = (codes: unknown) => String(codes).replace(/\b[A-Z]{2}\b/g, (code) => names.of(code) ?? code)
  return {
    ...params,
    ...(country !== undefined && { country: named(country) }),
    ...(countries !== undefined && { countries: named(countries) }),
    ...(method !== undefined && { method: ways[locale][String(method)] ?? method }),
  }
}

/** The text of a failure code (`not_enough_stock`, `required`, …) for people; an unknown code gets the text of `internal`. */
export function translateFailure(locale: Locale, code: string, params?: TextParams): string {
  const texts = failures[locale]
  return code in texts
    ? translate(texts, locale, code, params && inWords(locale, params))
    : translate(texts, locale, 'internal')
}
