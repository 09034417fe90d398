import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { readProcessor } from '../../../values/processors.ts'
import { queryTerms, type Understanding } from '../../search-language/index.ts'
import type { Knowledge, Memory } from '../memory.ts'
import type { OfferProposal } from './contract.ts'
import { type Alike, findAlike, shared } from './find-alike.ts'
import { proposeAttributes } from './propose-attributes.ts'
import { type ReadTitle, readTitle } from './read-title.ts'

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
  const said = readTitle(known, title, locale)
  const { reading, brandWords } = said
  const name = modelText(reading, title)
  const alike = await findAlike(deps, title, [...new Set([...queryTerms(name), ...brandWords.flatMap(queryTerms)])])
  const categoryId = proposeCategory(said.categoryId, alike, known)
  const schema = categoryId === null ? [] : (known.categories.get(categoryId)?.attributes ?? [])
  return {
    categoryId,
    brand: proposeBrand(said, alike),
    model: alike.sameModel[0]?.model ?? (name.slice(0, LONGEST_MODEL) || null),
    ...{ state: said.state, grade: said.grade, batteryHealth: said.batteryHealth },
    attributes: proposeAttributes(said.own, reading.filters, schema, alike.sameModel),
  }
}

/** What is left of a title without the maker, the facts and the processor: the name of the thing. */
function modelText(reading: Understanding, title: string): string {
  const processor = new Set(queryTerms(readProcessor(title) ?? ''))
  const words = reading.text.split(/\s+/).filter((word) => {
    const terms = queryTerms(word)
    return terms.length > 0 && !terms.every((term) => processor.has(term))
  })
  return words.filter((word) => !/^(intel|amd|core)$/i.test(word)).join(' ')
}

function proposeCategory(said: number | null, alike: Alike, known: Knowledge): number | null {
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

/** A brand that the market's filters have is meant as they call it; else offers of the model tell, else a list of makers. */
function proposeBrand({ brandWords, brand }: ReadTitle, alike: Alike): string | null {
  if (brandWords.length > 0 && brand) return brand
  return (
    alike.sameModel[0]?.brand ??
    brand ??
    (shared(alike.offers, (offer) => offer.brand, 0.9, LEAST_ALIKE) as string | null)
  )
}
