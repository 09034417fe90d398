import type { Locale } from '../values/locale.ts'
import { wordsInEach } from './languages.ts'
import type { TextParams } from './shape.ts'
import { translate } from './translate.ts'

export { allTexts } from './all-texts.ts'
export { translate } from './translate.ts'

const failures: Record<Locale, Readonly<Record<string, string>>> = wordsInEach('errors')

/** The text of a failure code (`not_enough_stock`, `required`, …) for people; an unknown code gets the text of `internal`. */
export function translateFailure(locale: Locale, code: string, params?: TextParams): string {
  const texts = failures[locale]
  return code in texts ? translate(texts, locale, code, params) : translate(texts, locale, 'internal')
}
