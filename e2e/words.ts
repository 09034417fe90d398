import type { MasterTexts } from '../src/i18n/all-texts.ts'
import { allTexts, translate } from '../src/i18n/index.ts'
import type { KeyOf, TextParams } from '../src/i18n/shape.ts'
import type { Locale } from '../src/values/locale.ts'

/** `t('cart', 'remove')`: what the page says in the visitor's language. */
export type Words = <N extends keyof MasterTexts>(part: N, key: KeyOf<MasterTexts[N]>, params?: TextParams) => string

export function wordsOf(locale: Locale): Words {
  return (part, key, params) => translate(allTexts[locale][part], locale, key, params)
}

/** Locators by expression see a text with its spaces made plain. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}

/** Narrow and unbreakable spaces are spaces when texts are compared. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
