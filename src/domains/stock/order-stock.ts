import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { slugify } from '../../values/text-fold.ts'
import type { Titles } from '../categories/contract.ts'
import { readCategoriesById } from '../categories/index.ts'
import { titlesIn } from '../categories/rules/index.ts'
import { announceMoved } from './announce-moved.ts'
import { type CartVersion, findVersions, lockVersionRows, moveStock, type StockChange } from './store/stock.ts'

export type { CartVersion, StockChange }
/** `titles`: the title by language, where it is another. */
export type CartVersionView = Omit<CartVersion, 'typedTitles'> & { slug: string; titles: Titles | undefined }

async function worded(deps: Deps, rows: readonly CartVersion[]): Promise<CartVersionView[]> {
  const categories = await readCategoriesById(deps)
  return rows.map(({ typedTitles, ...row }) => ({
    ...row,
    slug: slugify(row.title),
    titles: titlesIn(categories, { ...row, typedTitles }),
  }))
}

/** What a cart shows of versions, in id order; unknown ids are left out. Prices in grosze. */
export async function readVersionsForCart(deps: Deps, ids: readonly number[]): Promise<CartVersionView[]> {
  return worded(deps, await findVersions(deps.db, ids))
}

/** The same, locked until the caller's transaction ends. */
export async function lockVersions(deps: Deps, ids: readonly number[]): Promise<CartVersionView[]> {
  return worded(deps, await lockVersionRows(deps.db, ids))
}

/** Takes stock for an order, all or nothing; `not_enough_stock` names the versions. Call it inside a transaction. */
export async function takeStock(deps: Deps, changes: readonly StockChange[]): Promise<void> {
  const moved = await moveStock(
    deps.db,
    changes.map((c) => ({ ...c, delta: -c.quantity })),
    'order',
    deps.now(),
  )
  const done = new Set(moved.map((row) => row.versionId))
  const missing = [...new Set(changes.map((c) => c.versionId))].filter((id) => !done.has(id))
  if (missing.length > 0) {
    const fields = missing.map((id) => ({ field: `versions.${id}`, code: 'not_enough_stock' }))
    throw new Failure('conflict', 'not_enough_stock', { fields })
  }
  await announceMoved(deps, moved)
}

/** Puts stock back, inside the transaction that ends what held it. */
export async function returnStock(
  deps: Deps,
  changes: readonly (StockChange & { reason: 'holdReturned' | 'cancelled' })[],
): Promise<void> {
  for (const reason of ['holdReturned', 'cancelled'] as const) {
    const part = changes.filter((change) => change.reason === reason)
    if (part.length === 0) continue
    await announceMoved(
      deps,
      await moveStock(
        deps.db,
        part.map((c) => ({ ...c, delta: c.quantity })),
        reason,
        deps.now(),
      ),
    )
  }
}
