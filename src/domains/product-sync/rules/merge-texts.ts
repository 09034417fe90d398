import type { ProductView } from '../../products/contract.ts'
import type { DraftTexts } from '../contract.ts'

type Texts = ProductView['texts']

/** Texts with what a draft says of them; a language that begins anew has at least an empty description. */
export function mergeTexts(texts: Texts, said: DraftTexts): Texts {
  const merged: Record<string, object | undefined> = { ...texts }
  for (const [locale, some] of Object.entries(said)) {
    if (some && Object.keys(some).length > 0) merged[locale] = { description: '', ...merged[locale], ...some }
  }
  return merged as Texts
}
