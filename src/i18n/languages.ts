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
