import type { Locale } from '../../../values/locale.ts'

type Texts = { readonly [L in Locale]?: string | undefined }
export type Presented = { text: string; lang: Locale }

/** A seller's text in the language of the page, else in the seller's main one, else in Polish; undefined where nothing was written. */
export function presented(texts: Texts, locale: Locale, main: Locale): Presented | undefined {
  for (const lang of [locale, main, 'pl-PL'] as const) {
    const text = texts[lang]?.trim()
    if (text) return { text, lang }
  }
  return undefined
}
