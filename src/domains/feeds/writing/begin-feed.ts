import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { FEED_HOURS, FEEDS } from '../contract.ts'
import { findFeeds, lockFeed, type StoredFeed, saveDraft } from '../store.ts'
import { purgeLater } from './purge-parts.ts'

const HOUR = 3_600_000
/** A writing that came no further for so long is begun anew. */
export const STUCK_AFTER = HOUR

/** Whether a list is being written, as far as anybody knows. */
export const isWriting = ({ draft }: Pick<StoredFeed, 'draft'>, now: Date): boolean =>
  draft !== null && now.getTime() - Date.parse(draft.at) < STUCK_AFTER

const isDue = (feed: StoredFeed, now: Date): boolean =>
  feed.isOn &&
  !isWriting(feed, now) &&
  (feed.draft !== null || feed.writtenAt === null || now.getTime() - feed.writtenAt.getTime() >= FEED_HOURS * HOUR)

/** Begins to write a list; the caller's transaction has its row locked. What another writing left unfinished goes. */
export async function beginFeed(deps: Deps, db: Database, feed: StoredFeed): Promise<void> {
  const { name, locale, states } = feed
  await purgeLater(deps, db, feed.draft?.parts ?? [])
  const id = randomBytes(9).toString('base64url')
  await saveDraft(db, name, {
    ...{ id, locale, states, place: 0, parts: [], offers: 0, leftOut: 0, bytes: 0 },
    at: deps.now().toISOString(),
  })
  await deps.addJob(db, { name: 'feeds.write', payload: { feed: name, id } })
}

/** Begins those that are due: every day, and where one came to a stop. */
export async function beginDueFeeds(deps: Deps): Promise<void> {
  for (const feed of await findFeeds(deps.db)) {
    if (!FEEDS.includes(feed.name) || !isDue(feed, deps.now())) continue
    await beginIfDue(deps, feed)
  }
}

/** Asked again under its lock: two processes look at the same time. */
function beginIfDue(deps: Deps, known: StoredFeed): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const feed = await lockFeed(db, known.name, known)
    if (isDue(feed, deps.now())) await beginFeed(deps, db, feed)
  })
}
