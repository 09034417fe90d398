import { LOCALES, type Locale } from '../../../values/locale.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { Category, Nouns, Titles } from '../contract.ts'

/** A title as it is typed, the category it stands in, and the titles in other languages that its seller has typed, too. */
export type Titled = { categoryId: number; title: string; typedTitles: Titles | null }

/** Names of models are English in every language (`Magic Keyboard`, `Samsung SSD`): no word of it is taken for the seller's. */
const OF_MODELS: Locale = 'en-US'

type Noun = { locale: Locale; place: number; parts: string[]; key: string; isOfModels: boolean }
type Found = Noun & { from: number; to: number }

const known = new WeakMap<Nouns, readonly Noun[]>()

/**
 * Titles by language: what the seller typed for it, else the title with the word for its kind of thing in that language (`Dell Zasilacz 65 W` →
 * `Dell Power adapter 65 W`). Undefined where all are the same.
 */
export function titlesIn(
  categories: ReadonlyMap<number, Pick<Category, 'parentId' | 'nouns'>>,
  { categoryId, title, typedTitles }: Titled,
): Titles | undefined {
  const own = categories.get(categoryId)
  const nouns = own?.nouns ?? categories.get(own?.parentId ?? 0)?.nouns
  const titles = LOCALES.flatMap((locale) => {
    const said = typedTitles?.[locale]?.trim() || (nouns ? worded(title, locale, nouns) : title)
    return said === title ? [] : [[locale, said] as const]
  })
  return titles.length > 0 ? Object.fromEntries(titles) : undefined
}

/** The title with the word for its thing in a language, where it has that of another; else as it is. */
function worded(title: string, locale: Locale, nouns: Nouns): string {
  const words = nouns[locale] ?? []
  const all = known.get(nouns) ?? compile(nouns)
  known.set(nouns, all)
  const parts = [...title.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: foldText(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
  const find = (noun: Noun): Found[] => {
    const first = parts.findIndex((_, at) => noun.parts.every((part, step) => parts[at + step]?.folded === part))
    const [begin, end] = [parts[first], parts[first + noun.parts.length - 1]]
    return begin && end ? [{ ...noun, from: begin.from, to: end.to }] : []
  }
  const found = all.flatMap(find)
  const own = found.filter((one) => one.locale === locale)
  const other = found.find((one) => one.locale !== locale && !one.isOfModels)
  const said = other && (words[other.place] ?? words[0])
  if (
    !other ||
    !said ||
    own.some(({ from, to }) => from < other.from || to > other.to || other.to - other.from <= to - from)
  )
    return title
  return title.slice(0, other.from) + written(said, title.slice(other.from, other.to)) + title.slice(other.to)
}

/** The longest first: `zasilacz serwerowy` before `zasilacz`. */
function compile(nouns: Nouns): readonly Noun[] {
  const keyed = LOCALES.flatMap((locale) =>
    (nouns[locale] ?? []).map((word, place) => {
      const parts = foldText(word).match(/[a-z0-9]+/g) ?? []
      return { locale, place, parts, key: parts.join(' ') }
    }),
  ).filter(({ parts }) => parts.length > 0)
  const ofModels = new Set(keyed.filter(({ locale }) => locale === OF_MODELS).map(({ key }) => key))
  return keyed
    .map((noun) => ({ ...noun, isOfModels: ofModels.has(noun.key) }))
    .sort((a, b) => b.key.length - a.key.length)
}

/** In capitals as what it stands for. */
function written(word: string, before: string): string {
  if (before.length > 3 && before === before.toUpperCase() && before !== before.toLowerCase()) return word.toUpperCase()
  const [first = ''] = before
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
