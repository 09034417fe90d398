import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { readCategoriesById } from '../categories/index.ts'
import { readDocumentSources } from '../products/index.ts'
import { readRatings } from '../ratings/index.ts'
import { DOCUMENT_RULES, documentTerms, SAMPLED_LEVEL, sampleLevel, titleTerms } from './lexemes.ts'
import { packRow } from './packed-row.ts'
import {
  type FacetValue,
  modelOf,
  type Projected,
  projectDocument,
  type RatedSource,
  soldAs,
} from './project-document.ts'
import { findSalesSteps } from './store/model-sales.ts'
import {
  bumpRevision,
  type DocumentRow,
  deleteDocuments,
  purgeChanges,
  recountWords,
  saveDocuments,
  upsertFacetValues,
} from './store/projection.ts'
import { findTypicalPrices, recountTypicalPrices } from './store/typical-prices.ts'

const BATCH = 1000
/** Documents whose words are made before others get their turn. */
const AT_A_STRETCH = 2
const WORDS_DELAY_MS = 20_000
/** Revisions whose changes can still be followed one by one. */
const CHANGES_KEPT = 2000

/**
 * Brings the documents of products up to date, whatever happened to them; unknown, unpublished and unsellable ones leave the lists.
 * A batch of a thousand is one transaction of a few statements.
 */
export async function refreshDocuments(deps: Deps, productIds: readonly number[], signal?: AbortSignal): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  for (let start = 0; start < ids.length; start += BATCH) {
    signal?.throwIfAborted()
    await refreshBatch(deps, ids.slice(start, start + BATCH), signal)
  }
}

/**
 * Words are made before the one lock that all changes of the lists share is taken, so that nobody waits for them. Under it the products
 * are read again, and only what changed meanwhile is made anew: what is written is what holds then.
 */
async function refreshBatch(deps: Deps, ids: number[], signal?: AbortSignal): Promise<void> {
  const categories = await readCategoriesById(deps)
  const rowsOf = (inside: Deps, sources: readonly RatedSource[]) =>
    documentRows(
      inside,
      sources.map((source) => projectDocument(source, categories)),
      signal,
    )
  const first = (await readSources(deps, ids)).filter(isListed)
  const made = new Map((await rowsOf(deps, first)).map((row) => [row.productId, row]))
  const madeOf = new Map(first.map((source) => [source.productId, JSON.stringify(source)]))
  await deps.db.transaction().execute(async (db) => {
    await bumpRevision(db, ids)
    const shown = (await readSources({ ...deps, db }, ids)).filter(isListed)
    const kept = new Set(shown.map((source) => source.productId))
    const gone = ids.filter((id) => !kept.has(id))
    if (gone.length > 0) await deleteDocuments(db, gone)
    const changed = shown.filter((source) => madeOf.get(source.productId) !== JSON.stringify(source))
    for (const row of await rowsOf({ ...deps, db }, changed)) made.set(row.productId, row)
    await saveDocuments(
      db,
      shown.flatMap(({ productId }) => made.get(productId) ?? []),
    )
    await deps.addJob(db, {
      name: 'search.refreshWords',
      payload: {},
      key: 'search.refreshWords',
      runAt: new Date(deps.now().getTime() + WORDS_DELAY_MS),
    })
    await invalidateTags(db, ['listings', ...ids.map((id) => `product:${id}`)])
  })
}

/** Of all that is asked for, in as many statements as for one. */
async function readSources(deps: Deps, ids: readonly number[]): Promise<RatedSource[]> {
  const sources = await readDocumentSources(deps, ids)
  const ratings = await readRatings(deps, 'product', ids)
  const models = sources.map((source) => ({ ...source, id: source.productId, name: modelOf(source) }))
  const prices = await findTypicalPrices(deps.db, models)
  const offers = sources.map((source) => ({ ...source, id: source.productId, name: soldAs(source) }))
  const steps = await findSalesSteps(deps.db, offers)
  return sources.map((source) => {
    const rating = ratings.get(source.productId)
    const typicalPrice = prices.get(source.productId)
    const salesStep = steps.get(source.productId)
    return {
      ...source,
      ...(rating && { rating }),
      ...(typicalPrice !== undefined && { typicalPrice }),
      ...(salesStep !== undefined && { salesStep }),
    }
  })
}

const isListed = (source: RatedSource) => source.published && source.sells && source.versions.length > 0

/** Rows ready to be written: facet values get their ids (adding new ones), words become the index. */
export async function documentRows(
  deps: Deps,
  projected: readonly Projected[],
  signal?: AbortSignal,
): Promise<DocumentRow[]> {
  const wanted = new Map(projected.flatMap((one) => one.facets.map((facet) => [facetKey(facet), facet] as const)))
  const ids = wanted.size > 0 ? await upsertFacetValues(deps.db, [...wanted.values()]) : []
  const idOf = new Map([...wanted.keys()].map((key, index) => [key, ids[index] ?? 0]))
  const rows: DocumentRow[] = []
  for (const { facets: values, versions: told, text, ...row } of projected) {
    const idsOf = (some: readonly FacetValue[]) => some.map((facet) => idOf.get(facetKey(facet)) ?? 0)
    const facets = idsOf(values)
    const versions = told.map((version) => ({ ...version, facets: idsOf(version.facets) }))
    const own = new Set(versions.flatMap((version) => version.facets))
    const partial = [...own].filter((id) => versions.some((version) => !version.facets.includes(id)))
    const packed = {
      ...row,
      facets: facets.filter((id) => !partial.includes(id)),
      versions: versions.map((one) => ({ ...one, facets: one.facets.filter((id) => partial.includes(id)) })),
    }
    const prices = [row.price, ...versions.map(({ price }) => price)]
    rows.push({
      ...row,
      rules: DOCUMENT_RULES,
      sampled: sampleLevel(row.productId) >= SAMPLED_LEVEL,
      terms: documentTerms(text, { ...row, prices, categoryIds: [row.categoryId, row.topCategoryId], facets, partial }),
      title: titleTerms(text),
      packedRow: `\\x${packRow(packed).toString('hex')}`,
    })
    // Words take a millisecond a document: whoever asks for a page meanwhile does not wait for all of them.
    if (rows.length % AT_A_STRETCH === 0) await yieldToOthers(undefined, { signal })
  }
  return rows
}

const facetKey = (facet: { key: string; value: string }) => `${facet.key} ${facet.value}`

/** The tree of categories has changed: whoever keeps what the market has reads it again. */
export function noteCategories(deps: Deps): Promise<void> {
  return bumpRevision(deps.db, [])
}

/** Counts the words of all documents anew, for spelling, completion and planning, and what models usually cost. Seconds for a million documents. */
export async function refreshWords(deps: Deps): Promise<void> {
  await recountWords(deps.db)
  await recountTypicalPrices(deps.db, deps.now())
  await purgeChanges(deps.db, CHANGES_KEPT)
}
