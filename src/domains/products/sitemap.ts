import type { Deps } from '../../platform/deps.ts'
import { findPageStarts, findPublishedIds } from './store/products.ts'

/** Products of one sitemap: three languages each stay below the 50 000 addresses a sitemap may hold. */
export const SITEMAP_PAGE = 10_000

/** After which ids the sitemaps begin. */
export async function readSitemapStarts(deps: Deps): Promise<number[]> {
  return [0, ...(await findPageStarts(deps.db, SITEMAP_PAGE))]
}

/** Ids of published products of one sitemap, after an id. */
export function readSitemapPage(deps: Deps, after: number): Promise<number[]> {
  return findPublishedIds(deps.db, after, SITEMAP_PAGE)
}
