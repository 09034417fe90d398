import type { Deps } from '../../../platform/deps.ts'
import { type DocumentSource, readDocumentSources } from '../../products/index.ts'
import { queryTerms, tokenize } from '../../search-language/index.ts'
import { allOf } from '../lexemes.ts'
import { findMatchingIds } from '../store/alike.ts'

const LOOKED_AT = 40
const ENOUGH = 3
const MOST_WORDS = 6

/** Offers of the market that a title may be about; `sameModel`: those whose whole model name stands in it. */
export type Alike = { offers: DocumentSource[]; sameModel: DocumentSource[] }

/** Looks for all words, then for fewer from the end: what comes first in a title is what the thing is. */
export async function findAlike(deps: Deps, title: string, words: readonly string[]): Promise<Alike> {
  let ids: number[] = []
  for (let count = Math.min(words.length, MOST_WORDS); count > 0 && ids.length < ENOUGH; count--) {
    ids = await findMatchingIds(deps.db, allOf(words.slice(0, count).map((word) => [word])), LOOKED_AT)
  }
  const offers = ids.length > 0 ? await readDocumentSources(deps, ids) : []
  const said = new Set([...queryTerms(title), ...tokenize(title).flatMap((token) => [token.text, ...token.also])])
  const named = offers.filter((offer) => offer.model !== '' && queryTerms(offer.model).every((term) => said.has(term)))
  const longest = Math.max(0, ...named.map((offer) => queryTerms(offer.model).length))
  return { offers, sameModel: named.filter((offer) => queryTerms(offer.model).length === longest) }
}

/** The value that at least this share of the offers have, with at least `least` of them; else null. */
export function shared<T>(offers: readonly T[], of: (offer: T) => unknown, share: number, least: number): unknown {
  const counts = new Map<unknown, number>()
  for (const offer of offers) {
    const value = of(offer)
    if (value !== undefined && value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= least && best[1] >= share * offers.length ? best[0] : null
}
