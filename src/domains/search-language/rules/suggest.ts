import { type Locale, pickText } from '../../../values/locale.ts'
import type { Suggestion } from '../contract.ts'
import { foldWord } from './tokens.ts'
import { compileVocabulary, phraseKey, type Vocabulary } from './vocabulary.ts'

const LIMITS: Record<Suggestion['kind'], number> = { query: 3, category: 3, brand: 2, product: 5 }
const LIMIT = 10

/** Categories one of whose names or synonyms begins with what was typed, the shortest match first. */
export function suggestCategories(
  typed: string,
  locale: Locale,
  vocabulary: Vocabulary,
): { slug: string; label: string }[] {
  const prefix = phraseKey(typed)
  if (prefix.length < 2) return []
  const names = new Map(vocabulary.categories.map((category) => [category.slug, pickText(category.names, locale)]))
  const hits = [...compileVocabulary(vocabulary).categories]
    .filter(([phrase]) => phrase.startsWith(prefix))
    .sort((a, b) => a[0].length - b[0].length)
  const slugs = [...new Set(hits.map(([, hit]) => hit.slug))]
  return slugs.slice(0, LIMITS.category).map((slug) => ({ slug, label: names.get(slug) ?? slug }))
}

/** Brands whose name begins with the typed word, the most offered first. */
export function suggestBrands(typed: string, vocabulary: Vocabulary): { value: string; label: string }[] {
  const prefix = foldWord(typed)
  if (prefix.length < 2) return []
  const brands = vocabulary.brands
    .filter((brand) => foldWord(brand.label).startsWith(prefix))
    .sort((a, b) => b.count - a.count)
  return brands.slice(0, LIMITS.brand).map(({ value, label }) => ({ value, label }))
}

/** One list of all kinds: each kind within its share, no label twice, those that begin with the typed words before the others of their kind. */
export function mergeSuggestions(typed: string, groups: readonly Suggestion[][]): Suggestion[] {
  const start = phraseKey(typed)
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  const begins = (one: Suggestion) => (phraseKey(one.label).startsWith(start) ? 0 : 1)
  const ordered = groups.flatMap((group) => [...group].sort((a, b) => begins(a) - begins(b)))
  return ordered
    .filter((one) => {
      const label = `${one.kind === 'product' ? one.href : ''}${phraseKey(one.label)}`
      const count = counts.get(one.kind) ?? 0
      if (seen.has(label) || count >= LIMITS[one.kind]) return false
      seen.add(label)
      counts.set(one.kind, count + 1)
      return true
    })
    .slice(0, LIMIT)
}
