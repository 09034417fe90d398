import { remember } from '../../platform/cache/remember.ts'
import type { Deps } from '../../platform/deps.ts'
import { type CategorySeed, readVertical, resolveSeeds } from '../../verticals/index.ts'
import type { Category } from './contract.ts'
import { findCategories, updateCounts, upsertCategory } from './store/categories.ts'

export type { CategorySeed }

const remembered = remember(5000, (deps: Deps) => findCategories(deps.db, deps.config.vertical))

/** The category tree of the market's vertical, parents first; remembered for a few seconds, since every list needs it. */
export function readCategories(deps: Deps): Promise<Category[]> {
  return remembered.get(deps)
}

const byId = new WeakMap<readonly Category[], ReadonlyMap<number, Category>>()

/** The category tree of the market's vertical by id; remembered with it. */
export async function readCategoriesById(deps: Deps): Promise<ReadonlyMap<number, Category>> {
  const categories = await readCategories(deps)
  const known = byId.get(categories) ?? new Map(categories.map((category) => [category.id, category]))
  byId.set(categories, known)
  return known
}

/** To be called when the tree has changed. */
export function clearCategoryCache(deps: Deps): void {
  remembered.clear(deps)
}

/** Writes a whole tree; categories already there are brought up to date by slug. */
export async function saveCategories(deps: Deps, vertical: string, seeds: readonly CategorySeed[]): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, { parentSlug, ...seed }] of resolveSeeds(seeds).entries()) {
    const parentId = parentSlug === null ? null : (ids.get(parentSlug) ?? null)
    ids.set(seed.slug, await upsertCategory(deps.db, { ...seed, position, vertical, parentId }))
  }
  remembered.clear(deps)
}

/** Gives a market without categories those of its vertical (B13). */
export async function prepareCategories(deps: Deps): Promise<void> {
  const { vertical } = deps.config
  if ((await findCategories(deps.db, vertical)).length > 0) return
  await saveCategories(deps, vertical, (await readVertical(vertical)).categories)
}

/** Counts the published products of every category anew. */
export async function recountCategories(deps: Deps): Promise<void> {
  await updateCounts(deps.db)
  remembered.clear(deps)
}
