import type { Locale } from '../../../values/locale.ts'
import { type Translate, textsOf } from '../../texts/registry.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import type { Words } from './grade-words.ts'

/** Words of facts and grades, and those of passports: `p`. */
export type UnitWords = Words & { p: Translate<'passport'> }

/** For code outside components, where both texts are loaded. */
export const unitWordsOf = (locale: Locale): UnitWords => ({
  t: textsOf(locale, 'units'),
  p: textsOf(locale, 'passport'),
  shell: textsOf(locale, 'shell'),
  locale,
})

export const useUnitWords = (): UnitWords => unitWordsOf(useLocale())

/** `phones` as a heading: `Phones`. */
export const capital = (text: string, { locale }: Pick<Words, 'locale'>) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
