import type { Locale } from '../../../values/locale.ts'
import type { Grade, ProductState } from '../../products/contract.ts'
import { type Understanding, understandTitle } from '../../search-language/index.ts'
import type { Knowledge } from '../memory.ts'

/** What a title itself says, whatever offers there are; null: nothing of it. */
export type ReadTitle = {
  /** What of the title speaks of the thing itself; empty where it names two machines. */
  own: string
  reading: Understanding
  categoryId: number | null
  /** Brands of the market's filters that the title names, by value. */
  brandWords: readonly string[]
  brand: string | null
  state: ProductState | null
  grade: Grade | null
  batteryHealth: number | null
}

/**
 * Reads the title of an offer as a search reads a sentence: for the form, and for files. `within`: the category it is known to be in. Of a
 * title that names two machines nothing is read but its words.
 */
export function readTitle(known: Knowledge, title: string, locale: Locale, within: number | null = null): ReadTitle {
  const place = {
    within: within === null ? null : (known.categories.get(within)?.slug ?? null),
    has: (one: string) => known.bySlug.has(one),
  }
  const { own, reading, family, brand } = understandTitle(title, locale, known.ofTitles, place)
  const valuesOf = (key: string) => reading.filters.find((filter) => filter.key === key)?.values ?? []
  /** Two grades are none. */
  const only = (key: string) => (valuesOf(key).length === 1 ? valuesOf(key)[0] : undefined)
  const slug = valuesOf('category')[0] ?? family
  const brandWords = valuesOf('brand')
  const label = brandWords[0] ? known.dictionary.byKey.get('brand')?.get(brandWords[0])?.label : undefined
  const battery = reading.filters.find((filter) => filter.key === 'battery_health')?.from
  return {
    ...{ own, reading, brandWords },
    categoryId: slug ? (known.bySlug.get(slug)?.id ?? null) : null,
    brand: label ?? brand,
    state: (only('state') as ProductState | undefined) ?? null,
    grade: (only('grade') as Grade | undefined) ?? null,
    batteryHealth: battery !== undefined && battery <= 100 ? Math.round(battery) : null,
  }
}
