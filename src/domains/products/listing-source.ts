import type { Deps } from '../../platform/deps.ts'
import { slugify } from '../../values/text-fold.ts'
import { findListingSources, type ListingSource } from './store/listing-source.ts'

export type { ListingSource }

/** What lists and the search index need of products, in id order; unknown ids are left out. */
export async function readProductsForListing(deps: Deps, ids: readonly number[]): Promise<ListingSource[]> {
  return (await findListingSources(deps.db, ids)).map((row) => ({ ...row, slug: slugify(row.title) }))
}
