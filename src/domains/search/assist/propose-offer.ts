import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { readProcessor } from '../../../values/processors.ts'
import type { Grade, ProductState } from '../../catalog/contract.ts'
import type { Knowledge, Memory } from '../memory.ts'
import { queryTerms } from '../rules/normalize.ts'
import { readBrand } from '../rules/read-brand.ts'
import { readFamily } from '../rules/read-family.ts'
import { type Understanding, understandQuery } from '../rules/understand-query.ts'
import type { OfferProposal } from './contract.ts'
import { type Alike, findAlike, shared } from './find-alike.ts'
import { proposeAttributes } from './propose-attributes.ts'

/** Most of the offers alike, and at least so many, decide a category or a brand. */
const MAJORITY = 0.6
const LEAST_ALIKE = 3
const LONGEST_MODEL = 120

/**
 * Reads the title of an offer as a search reads a sentence, and looks what the market's offers with the same words are. Learns from every
 * offer; where there is none, from a list of makers and model lines.
 */
export async function proposeOffer(deps: Deps, memory: Memory, title: string, locale: Locale): Promise<OfferProposal> {
  const known = await memory.know()
  const reading = understandQuery(title, locale, known.vocabulary)
  const name = modelText(reading, title)
  const brandWords = valuesOf(reading, 'brand')
  const alike = await findAlike(deps, title, [...new Set([...queryTerms(name), ...brandWords.flatMap(queryTerms)])])
  const categoryId = proposeCategory(reading, title, alike, known)
  const schema = categoryId === null ? [] : (known.categories.get(categoryId)?.attributes ?? [])
  const battery = reading.filters.find((filter) => filter.key === 'battery_health')?.from
  return {
    categoryId,
    brand: proposeBrand(brandWords, title, alike, known),
    model: alike.sameModel[0]?.model ?? (name.slice(0, LONGEST_MODEL) || null),
    state: (valuesOf(reading, 'state')[0] as ProductState | undefined) ?? null,
    grade: (valuesOf(reading, 'grade')[0] as Grade | undefined) ?? null,
    batteryHealth: battery !== undefined && battery <= 100 ? Math.round(battery) : null,
    attributes: proposeAttributes(title, reading.filters, schema, alike.sameModel),
  }
}

const valuesOf = (reading: Understanding, key: string) =>
  reading.filters.find((filter) => filter.key === key)?.values ?? []

/** What is left of a title without the maker, the facts and the processor: the name of the thing. */
function modelText(reading: Understanding, title: string): string {
  const processor = new Set(queryTerms(readProcessor(title) ?? ''))
  const words = reading.text.split(/\s+/).filter((word) => {
    const terms = queryTerms(word)
    return terms.length > 0 && !terms.every((term) => processor.has(term))
  })
  return words.filter((word) => !/^(intel|amd|core)$/i.test(word)).join(' ')
}

function proposeCategory(reading: Understanding, title: string, alike: Alike, known: Knowledge): number | null {
  const slug = valuesOf(reading, 'category')[0] ?? readFamily(title, (one) => known.bySlug.has(one))
  const said = slug ? (known.bySlug.get(slug)?.id ?? null) : null
  const offers = alike.sameModel.length > 0 ? alike.sameModel : alike.offers
  const least = alike.sameModel.length > 0 ? 1 : LEAST_ALIKE
  const usual = shared(offers, (offer) => offer.categoryId, MAJORITY, least) as number | null
  // What offers alike are in is finer than a word of the title, unless the title says something else.
  if (usual !== null && (said === null || isBelow(usual, said, known))) return usual
  return said
}

function isBelow(id: number, above: number, known: Knowledge): boolean {
  let at: number | null = id
  for (let step = 0; at !== null && step < 10; step++) {
    if (at === above) return true
    at = known.categories.get(at)?.parentId ?? null
  }
  return false
}

function proposeBrand(values: readonly string[], title: string, alike: Alike, known: Knowledge): string | null {
  const [value] = values
  const label = value ? known.dictionary.byKey.get('brand')?.get(value)?.label : undefined
  if (label) return label
  if (alike.sameModel[0]) return alike.sameModel[0].brand
  return readBrand(title) ?? (shared(alike.offers, (offer) => offer.brand, 0.9, LEAST_ALIKE) as string | null)
}
