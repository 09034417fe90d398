import { setImmediate as othersTurn } from 'node:timers/promises'
import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type ListingSource, readCategories, readProductsForListing } from '../catalog/index.ts'
import { encodeDigest } from './digest.ts'
import { listingTerms, SAMPLED_LEVEL, sampleLevel, titleTerms } from './lexemes.ts'
import { type Projected, projectListing } from './project-listing.ts'
import {
  bumpRevision,
  deleteListings,
  forgetChanges,
  type ListingRow,
  recountWords,
  upsertFacetValues,
  upsertListings,
} from './store/projection.ts'

const BATCH = 1000
/** Listings whose words are made before others get their turn. */
const AT_A_STRETCH = 2
const WORDS_DELAY_MS = 20_000
/** Revisions whose changes can still be followed one by one. */
const CHANGES_KEPT = 2000

/**
 * Brings the listings of products up to date, whatever happened to them; unknown, unpublished and unsellable ones leave the lists.
 * A batch of a thousand is one transaction of a few statements.
 */
export async function refreshListings(deps: Deps, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  for (let start = 0; start < ids.length; start += BATCH) await refreshBatch(deps, ids.slice(start, start + BATCH))
}

async function refreshBatch(deps: Deps, ids: number[]): Promise<void> {
  const categories = new Map((await readCategories(deps)).map((category) => [category.id, category]))
  await deps.db.transaction().execute(async (db) => {
    await bumpRevision(db, ids)
    const sources = await readProductsForListing({ ...deps, db }, ids)
    const shown = sources.filter(isListed)
    const kept = new Set(shown.map((source) => source.productId))
    const gone = ids.filter((id) => !kept.has(id))
    if (gone.length > 0) await deleteListings(db, gone)
    await upsertListings(
      db,
      await listingRows(
        { ...deps, db },
        shown.map((source) => projectListing(source, categories)),
      ),
    )
    await deps.addJob(db, {
      name: 'search.refreshWords',
      payload: {},
      key: 'search.refreshWords',
      runAt: new Date(Date.now() + WORDS_DELAY_MS),
    })
    await invalidateTags(db, ['listings', ...ids.map((id) => `product:${id}`)])
  })
}

const isListed = (source: ListingSource) => source.published && source.sells && source.versions.length > 0

/** Rows ready to be written: facet values get their ids (adding new ones), words become the index. */
export async function listingRows(deps: Deps, projected: readonly Projected[]): Promise<ListingRow[]> {
  const wanted = new Map(projected.flatMap((one) => one.facets.map((facet) => [facetKey(facet), facet] as const)))
  const ids = wanted.size > 0 ? await upsertFacetValues(deps.db, [...wanted.values()]) : []
  const idOf = new Map([...wanted.keys()].map((key, index) => [key, ids[index] ?? 0]))
  const rows: ListingRow[] = []
  for (const { facets: values, text, ...row } of projected) {
    const facets = values.map((facet) => idOf.get(facetKey(facet)) ?? 0)
    rows.push({
      ...row,
      sampled: sampleLevel(row.productId) >= SAMPLED_LEVEL,
      terms: listingTerms(text, { ...row, categoryIds: [row.categoryId, row.topCategoryId], facets }),
      title: titleTerms(text),
      digest: `\\x${encodeDigest({ ...row, facets }).toString('hex')}`,
    })
    // Words take a millisecond a listing: whoever asks for a page meanwhile does not wait for all of them.
    if (rows.length % AT_A_STRETCH === 0) await othersTurn()
  }
  return rows
}

const facetKey = (facet: { key: string; value: string }) => `${facet.key} ${facet.value}`

/** The tree of categories has changed: whoever keeps what the market has reads it again. */
export function noteCategories(deps: Deps): Promise<void> {
  return bumpRevision(deps.db, [])
}

/** Counts the words of all listings anew, for spelling, completion and planning. Seconds for a million listings. */
export async function refreshWords(deps: Deps): Promise<void> {
  await recountWords(deps.db)
  await forgetChanges(deps.db, CHANGES_KEPT)
}
