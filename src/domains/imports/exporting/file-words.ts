import { wordsInEach } from '../../../i18n/languages.ts'
import { DEFAULT_LOCALE, type Locale, languageOf } from '../../../values/locale.ts'
import { textColumn } from '../rules/import-fields.ts'

const WORDS = wordsInEach('importFiles')

/** Words in files of a language. */
export const fileWords = (locale: Locale) => WORDS[locale]

/** The name of a column in a language; attributes have theirs in all. */
export function headerName(field: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = WORDS[locale]
  const text = textColumn(field)
  const name = words[`column_${text?.name ?? field}`] ?? field
  // Outside Polish files the Polish description says so: tables often have one in the language of their header.
  const isPlain =
    !text || (text.locale === DEFAULT_LOCALE && (text.name !== 'description' || locale === DEFAULT_LOCALE))
  return isPlain ? name : `${name} ${languageOf(text.locale).toUpperCase()}`
}
