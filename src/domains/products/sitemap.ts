import type { Deps } from '../../platform/deps.ts'
import { findPublishedIds } from './store/products.ts'

/** Products of one sitemap: three languages each stay below the 50 000 addresses a sitemap may hold. */
export const SITEMAP_PAGE = 10_000

/** Ids of published products after an id, and where the next page starts (undefined on the last). */
export async function readSitemapPage(deps: Deps, after: number): Promise<{ ids: number[]; next: number | undefined }> {
  const ids = await findPublishedIds(deps.db, after, SITEMAP_PAGE)
  return { ids, next: ids.length === SITEMAP_PAGE ? ids.at(-1) : undefined }
}
