import type { Deps } from '../../../platform/deps.ts'
import { fitsSearch, type SearchMatcher } from '../../search/index.ts'
import { addFound, findCandidates, lockFollowing, saveFollowing, takeFresh } from './store/matching.ts'

/** Products looked at in one transaction. */
const AT_ONCE = 500
/** Of a walk through all lists: most of them were compared long ago. */
const WALKED = 10_000
/** Searches compared at a time. */
const SEARCHES = 2000
/** Transactions in one run; the next run goes on. */
const MOST_ROUNDS = 40
/** Offers of a search that are named when it tells. */
const KEPT = 20

/**
 * Compares what is new in the lists with the saved searches: each offer once, when it is listed for the first time. An offer meets only the searches
 * that have one of its lexemes for an anchor, and is compared with them in memory: statements grow with batches, not with pairs.
 */
export async function matchOffers(deps: Deps, matcher: SearchMatcher, signal: AbortSignal): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round += 1) {
    const more = await deps.db.transaction().execute((db) => matchSome({ ...deps, db }, matcher, signal))
    if (!more) return
  }
}

/** One step on; false where there is nothing more, or somebody else is at it. */
async function matchSome(deps: Deps, matcher: SearchMatcher, signal: AbortSignal): Promise<boolean> {
  const at = await lockFollowing(deps.db)
  if (!at) return false
  if (at.walkAfter !== null) {
    const ids = await matcher.readListedIds(deps, at.walkAfter, WALKED)
    const fresh = await takeFresh(deps.db, ids)
    for (let start = 0; start < fresh.length; start += AT_ONCE) {
      await compare(deps, matcher, fresh.slice(start, start + AT_ONCE), signal)
    }
    await saveFollowing(deps.db, { ...at, walkAfter: ids.length < WALKED ? null : (ids.at(-1) ?? null) })
    return true
  }
  const changes = await matcher.readChanges(deps, at.revision, AT_ONCE)
  if (changes === null) {
    // Nobody knows any more what changed: all that is listed is looked through once.
    await saveFollowing(deps.db, { revision: await matcher.readRevision(deps), walkAfter: 0 })
    return true
  }
  if (changes.revision === at.revision) return false
  const listed = (await matcher.readMatchable(deps, changes.ids)).map(({ id }) => id)
  await compare(deps, matcher, await takeFresh(deps.db, listed), signal)
  await saveFollowing(deps.db, { ...at, revision: changes.revision })
  return true
}

async function compare(deps: Deps, matcher: SearchMatcher, ids: readonly number[], signal: AbortSignal): Promise<void> {
  if (ids.length === 0) return
  const documents = await matcher.readMatchable(deps, ids)
  const byLexeme = new Map<string, (typeof documents)[number][]>()
  for (const document of documents) {
    for (const lexeme of document.lexemes) {
      const known = byLexeme.get(lexeme)
      if (known) known.push(document)
      else byLexeme.set(lexeme, [document])
    }
  }
  const lexemes = [...byLexeme.keys()]
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const page = await findCandidates(deps.db, lexemes, after, SEARCHES)
    const found = page.flatMap(({ id, compiled, anchors }) => {
      const near = new Set(anchors.flatMap((anchor) => byLexeme.get(anchor) ?? []))
      const productIds = [...near].filter((document) => fitsSearch(compiled, document)).map((document) => document.id)
      return productIds.length > 0 ? [{ id, productIds }] : []
    })
    if (found.length > 0) await addFound(deps.db, found, KEPT)
    if (page.length < SEARCHES) return
    after = page.at(-1)?.id ?? after
  }
}
