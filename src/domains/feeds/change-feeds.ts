import type { Deps } from '../../platform/deps.ts'
import { siteOrigin } from '../../platform/mail/page-address.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { FEEDS, type FeedName, type FeedSettings, type FeedView } from './contract.ts'
import { findFeed, findFeeds, lockFeed, type StoredFeed, saveDraft, saveSettings } from './store.ts'
import { beginFeed, isWriting } from './writing/begin-feed.ts'
import { purgeLater } from './writing/purge-parts.ts'

/** Price comparisons of new goods take used ones by agreement alone. */
const firstStates = (name: FeedName): FeedSettings['states'] => (name === 'ceneo' ? ['new'] : ['new', 'used'])

async function firstSettings(deps: Deps, name: FeedName): Promise<FeedSettings> {
  const { defaultLocale } = await readPublicSettings(deps)
  return { isOn: false, locale: defaultLocale, states: firstStates(name) }
}

/** All lists and how they stand. */
export async function readFeeds(deps: Deps, actor: Actor | undefined): Promise<{ feeds: FeedView[] }> {
  requireOperator(actor)
  const known = new Map((await findFeeds(deps.db)).map((feed) => [feed.name, feed]))
  const feeds = FEEDS.map(async (name) =>
    present(deps, known.get(name) ?? empty(name, await firstSettings(deps, name))),
  )
  return { feeds: await Promise.all(feeds) }
}

/** Switches a list on or off and says what it holds. What was written before goes on being served until the new one is there. */
export async function changeFeed(
  deps: Deps,
  actor: Actor | undefined,
  name: FeedName,
  wanted: FeedSettings,
): Promise<FeedView> {
  const operator = requireOperator(actor)
  const next = { ...wanted, states: [...new Set(wanted.states)].sort() }
  return changed(deps, name, async (inside, feed) => {
    const before = { isOn: feed.isOn, locale: feed.locale, states: [...feed.states].sort() }
    if (JSON.stringify(before) === JSON.stringify(next)) return
    await saveSettings(inside.db, name, next)
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'feedChanged', subjectKind: 'market', subjectId: `feed:${name}` },
      detail: { on: next.isOn, language: next.locale, states: next.states.join(', ') },
    })
    if (next.isOn) return beginFeed(inside, inside.db, { ...feed, ...next })
    await purgeLater(inside, inside.db, feed.draft?.parts ?? [])
    await saveDraft(inside.db, name, null)
  })
}

/** Writes a list anew, now. `feed_off`, `feed_writing`. */
export async function writeFeed(deps: Deps, actor: Actor | undefined, name: FeedName): Promise<FeedView> {
  requireOperator(actor)
  return changed(deps, name, async (inside, feed) => {
    if (!feed.isOn) throw new Failure('conflict', 'feed_off')
    if (isWriting(feed, deps.now())) throw new Failure('conflict', 'feed_writing')
    await beginFeed(inside, inside.db, feed)
  })
}

async function changed(
  deps: Deps,
  name: FeedName,
  change: (inside: Deps, feed: StoredFeed) => Promise<void>,
): Promise<FeedView> {
  const first = await firstSettings(deps, name)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const feed = await lockFeed(db, name, first)
    await change(inside, feed)
    return present(inside, must(await findFeed(db, name), 'the row of the list'))
  })
}

const empty = (name: FeedName, settings: FeedSettings): StoredFeed => ({
  ...settings,
  ...{ name, parts: [], offers: 0, leftOut: 0, bytes: 0, writtenAt: null, draft: null },
})

function present(deps: Deps, feed: StoredFeed): FeedView {
  const { name, isOn, locale, states, offers, leftOut, bytes, writtenAt } = feed
  return {
    ...{ name, isOn, locale, states, offers, leftOut, bytes },
    status: statusOf(feed, deps.now()),
    address: `${siteOrigin(deps.config)}/feeds/${name}.xml`,
    writtenAt: writtenAt?.toISOString() ?? null,
  }
}

function statusOf(feed: StoredFeed, now: Date): FeedView['status'] {
  if (!feed.isOn) return 'off'
  if (feed.draft) return isWriting(feed, now) ? 'writing' : 'stuck'
  return feed.writtenAt ? 'written' : 'none'
}
