import type { Locale } from '../../../../../values/locale.ts'
import type { ShownProduct } from '../../../../parts/product-view/shown-product.ts'
import { type Claims, wordClaims } from '../../../../parts/product-view/word-claims.ts'
import { type Alike, type WordedOthers, type WordedSavings, wordOthers, wordSavings } from './word-others.ts'
import { type WordedUnits, wordUnits } from './word-units.ts'

/** `units`: what is known of the very things; `others`: the model in other grades; `savings`: what is saved against new. */
export type Told = Claims & { units: WordedUnits | null; others: WordedOthers | null; savings: WordedSavings | null }

/** Made while the page is loaded, so that the page itself needs neither the words nor how they are put together. */
export async function word(product: ShownProduct, alike: Alike, locale: Locale): Promise<Told> {
  const { condition } = product
  if (!import.meta.env.SSR) {
    const { loadTexts } = await import('../../../../texts/load-browser.ts')
    await Promise.all([loadTexts(locale, 'passport'), condition && loadTexts(locale, 'units')])
  }
  return {
    ...wordClaims(product, locale),
    units: condition && wordUnits(condition, locale),
    others: wordOthers(alike, locale),
    savings: wordSavings(alike, locale),
  }
}
