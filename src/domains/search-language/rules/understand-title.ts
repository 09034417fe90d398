import type { Locale } from '../../../values/locale.ts'
import { readBrand } from './read-brand.ts'
import { readFamily } from './read-family.ts'
import { titleOfOne } from './title-parts.ts'
import { type Understanding, understandQuery } from './understand-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A title read. `own`: what of it speaks of the thing itself; empty where it names two machines, and then nothing is understood of it. */
export type UnderstoodTitle = {
  own: string
  reading: Understanding
  /** Slug of the category that a model line stands for. */
  family: string | null
  brand: string | null
}

/** Reads the title of an offer. `within`: slug of the category that the thing is known to be in; `has`: whether there is one of a slug. */
export function understandTitle(
  title: string,
  locale: Locale,
  vocabulary: Vocabulary,
  { within, has }: { within: string | null; has: (slug: string) => boolean },
): UnderstoodTitle {
  const own = titleOfOne(title)
  const reading = understandQuery(own ?? title, locale, vocabulary, null, within)
  if (own === null) return { own: '', reading: { ...reading, filters: [] }, family: null, brand: null }
  return { own, reading, family: readFamily(own, has), brand: readBrand(own) }
}
