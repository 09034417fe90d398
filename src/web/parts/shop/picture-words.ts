import type { ShopImage } from '../../../domains/shops/contract.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'

type Words = NonNullable<ShopImage['alt']>

/** What is on a picture, in the asked language or else in one that has words, and which language that is; empty when nobody said. */
export function wordsFor(alt: ShopImage['alt'], locale: Locale): { words: string; lang: Locale } {
  const lang = [locale, ...LOCALES].find((one) => alt?.[one]?.trim()) ?? locale
  return { words: alt?.[lang]?.trim() ?? '', lang }
}

/** The words with those of one language changed; the others stay, and nobody's words become Polish ones. */
export function withWords(alt: ShopImage['alt'], locale: Locale, text: string): Words {
  return { ...alt, 'pl-PL': alt?.['pl-PL'] ?? '', [locale]: text }
}
