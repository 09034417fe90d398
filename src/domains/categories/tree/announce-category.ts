import type { Deps } from '../../../platform/deps.ts'
import { clearCategoryCache } from '../read-categories.ts'
import { findIdsOfCategory } from '../store/tree.ts'

const STEP = 500

export type AnnounceStep = { categoryIds: readonly number[]; after: number }

/** All products of categories are news: told in steps of 500, begun in the caller's transaction. */
export async function announceCategory(deps: Deps, categoryIds: readonly number[]): Promise<void> {
  await deps.addJob(deps.db, { name: 'catalog.announceCategory', payload: { categoryIds, after: 0 } })
}

/** The next 500, and the rest to the next job. */
export async function announceStep(deps: Deps, { categoryIds, after }: AnnounceStep): Promise<void> {
  // What follows in this process must see the tree as it is now.
  clearCategoryCache(deps)
  const productIds = await findIdsOfCategory(deps.db, categoryIds, after, STEP)
  if (productIds.length === 0) return
  await deps.db.transaction().execute(async (db) => {
    await deps.emit(db, { name: 'product.changed', payload: { productIds } })
    const last = productIds.at(-1)
    if (last !== undefined && productIds.length === STEP)
      await deps.addJob(db, { name: 'catalog.announceCategory', payload: { categoryIds, after: last } })
  })
}
