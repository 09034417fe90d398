import { eachLocale, type Locale } from '../values/locale.ts'
import * as german from './de-DE/index.ts'
import * as english from './en-US/index.ts'
import * as polish from './pl-PL/index.ts'

type Words = typeof polish
const LANGUAGES = { 'pl-PL': polish, 'en-US': english, 'de-DE': german } satisfies Record<
  Locale,
  { [Name in keyof Words]: unknown }
>

/** One part of the words in each language: for the server and for tests, never for the browser. */
export const wordsInEach = <Name extends keyof Words>(name: Name) => eachLocale((locale) => LANGUAGES[locale][name])

/** What is said in another way than the market says it; all else stays. */
export type OwnWords = { readonly [N in keyof Words]?: { readonly [K in keyof Words[N]]?: string } }

/**
 * Says some things in the way of a market's trade, from now on and in this whole process: to be called once, before anybody is answered. A key that
 * is none of the language is a mistake, and thrown.
 */
export function replaceWords(own: Readonly<Record<Locale, OwnWords>>): void {
  for (const [locale, parts] of Object.entries(own) as [Locale, OwnWords][]) {
    const language: Record<string, object> = LANGUAGES[locale]
    for (const [name, words] of Object.entries(parts)) {
      const part = language[name]
      const unknown = Object.keys(words ?? {}).find((key) => !part || !(key in part))
      if (!part || unknown !== undefined) throw new Error(`no words ${locale} ${name}.${unknown ?? ''}`)
      Object.assign(part, words)
    }
  }
}
