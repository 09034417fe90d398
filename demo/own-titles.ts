import { titlesIn } from '../src/domains/categories/rules/index.ts'
import { LOCALES, type Locale } from '../src/values/locale.ts'
import { vertical } from '../src/verticals/electronics/index.ts'
import { resolveSeeds } from '../src/verticals/seed.ts'

/** Shorthand of Polish sellers that the market cannot know, in English and German. */
const SHORTHAND: readonly [RegExp, en: string, de: string][] = [
  [/\bwewn\./, 'internal', 'intern'],
  [/\bzewn\./, 'external', 'extern'],
  [/\bz blokiem num\./, 'with number pad', 'mit Ziffernblock'],
  [/(\d),(\d)(?= mm)/, '$1.$2', '$1,$2'],
]
const nouns = new Map(resolveSeeds(vertical.categories).map((seed) => [seed.slug, seed.nouns ?? null]))

/** What an offer is called in each language, and what of it its seller has to type: the rest follows from the words of the category. */
export function ownTitles(
  title: string,
  slug: string,
): { shown: Record<Locale, string>; typed: Partial<Record<Locale, string>> } {
  const category = { parentId: null, nouns: nouns.get(slug) ?? null }
  const worded = titlesIn(new Map([[1, category]]), { categoryId: 1, title, typedTitles: null })
  const all = LOCALES.map((locale): readonly [Locale, string, boolean] => {
    const base = worded?.[locale] ?? title
    if (locale === 'pl-PL') return [locale, title, false]
    const said = SHORTHAND.reduce((text, [short, en, de]) => text.replace(short, locale === 'en-US' ? en : de), base)
    return [locale, said, said !== base]
  })
  return {
    shown: Object.fromEntries(all.map(([locale, said]) => [locale, said])) as Record<Locale, string>,
    typed: Object.fromEntries(all.flatMap(([locale, said, isOwn]) => (isOwn ? [[locale, said]] : []))),
  }
}
