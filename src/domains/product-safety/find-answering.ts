import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { readCategories } from '../categories/index.ts'
import { refusesToday } from '../settings/index.ts'
import { brandKey } from './brand-key.ts'
import type { OfferSafetyBody, Trader, WarningTexts } from './contract.ts'
import { energyStandings } from './energy-label.ts'
import { answering, isSpared, lacksOf, type SafetyLack } from './rules/trader.ts'
import { findByKeys } from './store/brands.ts'
import { findOfferSafety, findWarnings } from './store/warnings.ts'

type Offer = { id: number; brand: string; grade: string | null }
export type Answering = {
  maker: Trader | null
  responsible: Trader | null
  isExample: boolean
  /** Who said so. */
  from: 'brand' | 'offer' | null
  lacks: SafetyLack[]
  /** What the seller says of this one offer. */
  own: OfferSafetyBody | null
}

/** Who answers for each of these offers, by its id; two statements however many they are. */
export async function findAnswering(deps: Deps, offers: readonly Offer[]): Promise<Map<number, Answering>> {
  const brands = new Map(
    (await findByKeys(deps.db, [...new Set(offers.map(({ brand }) => brandKey(brand)))])).map((one) => [one.key, one]),
  )
  const own = new Map(
    (
      await findOfferSafety(
        deps.db,
        offers.map(({ id }) => id),
      )
    ).map(({ productId, ...one }) => [productId, one]),
  )
  return new Map(
    offers.map(({ id, grade, brand: name }) => {
      const brand = brands.get(brandKey(name))
      const said = own.get(id)
      const found = answering<Pick<Answering, 'maker' | 'responsible'>>(brand, said)
      const { maker, responsible } = found ?? { maker: null, responsible: null }
      const from = !found?.maker ? null : found === brand ? 'brand' : 'offer'
      const isExample = from === 'brand' && brand?.isExample === true
      const lacks = isSpared(grade) ? [] : lacksOf({ maker, responsible })
      return [id, { maker, responsible, isExample, from, lacks, own: said ?? null }]
    }),
  )
}

/** Why an offer cannot be published: nobody answers for it, or its energy label is missing. */
export type Unsafe = 'safety_missing' | 'energy_missing'

/** Which of these offers cannot be published, and why: none before the operator's days. Two statements however many they are. */
export async function findUnsafe(
  deps: Deps,
  offers: readonly (Offer & { categoryId: number; state: string })[],
): Promise<Map<number, Unsafe>> {
  const [asks, asksForLabel] = [await refusesToday(deps, 'safety'), await refusesToday(deps, 'energy')]
  if (offers.length === 0 || (!asks && !asksForLabel)) return new Map()
  const found = await findAnswering(deps, offers)
  const standing = await energyStandings(deps)
  return new Map(
    offers.flatMap((offer): [number, Unsafe][] => {
      const { lacks = [], own } = found.get(offer.id) ?? {}
      if (asks && lacks.length > 0) return [[offer.id, 'safety_missing']]
      const isMissing = asksForLabel && standing(offer, own?.energy ?? null) === 'missing'
      return isMissing ? [[offer.id, 'energy_missing']] : []
    }),
  )
}

const inLanguage = (texts: WarningTexts, locale: Locale): string => texts[locale] || texts['pl-PL'] || ''

/** Warnings of a category and of those above it, the widest first. */
export async function readCategoryWarnings(deps: Deps, categoryId: number, locale: Locale): Promise<string[]> {
  const texts = new Map((await findWarnings(deps.db)).map((one) => [one.categoryId, one.texts]))
  if (texts.size === 0) return []
  const parents = new Map((await readCategories(deps)).map(({ id, parentId }) => [id, parentId]))
  const said: string[] = []
  const seen = new Set<number>()
  for (let id: number | null = categoryId; id !== null && !seen.has(id); id = parents.get(id) ?? null) {
    seen.add(id)
    const text = texts.get(id)
    if (text) said.unshift(inLanguage(text, locale))
  }
  return said.filter(Boolean)
}

/** What a seller warns of, in a language. */
export const ownWarning = (own: OfferSafetyBody | null, locale: Locale): string =>
  own ? inLanguage(own.warnings, locale) : ''
