import type { Deps } from '../../platform/deps.ts'
import type { Category } from './contract.ts'
import { cosmeticsSeeds } from './seeds/cosmetics.ts'
import { electronicsSeeds } from './seeds/electronics.ts'
import { type CategorySeed, resolveSeeds } from './seeds/seed.ts'
import { findCategories, updateCounts, upsertCategory } from './store/categories.ts'

export type { CategorySeed }

const KEPT_MS = 5000
const kept = new WeakMap<object, { until: number; categories: Promise<Category[]> }>()

/** The category tree of the market's reading, parents first; remembered for a few seconds, since every list needs it. */
export function readCategories(deps: Deps): Promise<Category[]> {
  const known = kept.get(deps.config)
  if (known && known.until > Date.now()) return known.categories
  const categories = findCategories(deps.db, deps.config.reading)
  kept.set(deps.config, { until: Date.now() + KEPT_MS, categories })
  categories.catch(() => kept.delete(deps.config))
  return categories
}

/** Writes a whole tree; categories already there are brought up to date by slug. */
export async function saveCategories(deps: Deps, reading: string, seeds: readonly CategorySeed[]): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, { parentSlug, ...seed }] of resolveSeeds(seeds).entries()) {
    const parentId = parentSlug === null ? null : (ids.get(parentSlug) ?? null)
    ids.set(seed.slug, await upsertCategory(deps.db, { ...seed, position, reading, parentId }))
  }
  kept.delete(deps.config)
}

/** Gives a market without categories those of its reading (B13). */
export async function prepareCategories(deps: Deps): Promise<void> {
  const { reading } = deps.config
  if ((await findCategories(deps.db, reading)).length > 0) return
  await saveCategories(deps, reading, reading === 'electronics' ? electronicsSeeds : cosmeticsSeeds)
}

/** Counts the published products of every category anew. */
export async function recountCategories(deps: Deps): Promise<void> {
  await updateCounts(deps.db)
  kept.delete(deps.config)
}
