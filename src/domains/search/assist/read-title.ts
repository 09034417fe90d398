import type { Locale } from '../../../values/locale.ts'
import type { Grade, ProductState } from '../../products/contract.ts'
import { readBrand, readFamily, type Understanding, understandQuery } from '../../search-language/index.ts'
import type { Knowledge } from '../memory.ts'

/** What a title itself says, whatever offers there are; null: nothing of it. */
export type ReadTitle = {
  reading: Understanding
  categoryId: number | null
  /** Brands of the market's filters that the title names, by value. */
  brandWords: readonly string[]
  brand: string | null
  state: ProductState | null
  grade: Grade | null
  batteryHealth: number | null
}

/** Reads the title of an offer as a search reads a sentence: for the form, and for files. */
export function readTitle(known: Knowledge, title: string, locale: Locale): ReadTitle {
  const reading = understandQuery(title, locale, known.ofTitles)
  const valuesOf = (key: string) => reading.filters.find((filter) => filter.key === key)?.values ?? []
  const slug = valuesOf('category')[0] ?? readFamily(title, (one) => known.bySlug.has(one))
  const brandWords = valuesOf('brand')
  const label = brandWords[0] ? known.dictionary.byKey.get('brand')?.get(brandWords[0])?.label : undefined
  const battery = reading.filters.find((filter) => filter.key === 'battery_health')?.from
  return {
    ...{ reading, brandWords },
    categoryId: slug ? (known.bySlug.get(slug)?.id ?? null) : null,
    brand: label ?? readBrand(title),
    state: (valuesOf('state')[0] as ProductState | undefined) ?? null,
    grade: (valuesOf('grade')[0] as Grade | undefined) ?? null,
    batteryHealth: battery !== undefined && battery <= 100 ? Math.round(battery) : null,
  }
}
