import { eachLocale, type Locale } from '../../../values/locale.ts'

/**
 * The texts of a product, each in the market's languages: most characters of each. Only the description has to be there. `title`: in other
 * languages than Polish, whose title is the product's own.
 */
export const TEXTS_MOST = {
  title: 150,
  description: 20_000,
  howToUse: 5000,
  composition: 5000,
  specialOffer: 300,
} as const
export type TextName = keyof typeof TEXTS_MOST
export const TEXT_NAMES = Object.keys(TEXTS_MOST) as readonly TextName[]

/** Titles that the seller typed, by language. */
export const typedTitles = (texts: { [L in Locale]?: { title?: string | undefined } | undefined }) =>
  eachLocale((locale) => texts[locale]?.title)
