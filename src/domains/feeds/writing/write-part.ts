import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Deps } from '../../../platform/deps.ts'
import { siteOrigin } from '../../../platform/mail/page-address.ts'
import { readCategoriesById, readTaxonomyIds } from '../../categories/index.ts'
import { feedGoods, publicGtin } from '../../products/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import type { FeedName } from '../contract.ts'
import { FORMATS } from '../rules/formats.ts'
import { advanceDraft, type FeedDraft, findFeed, publishDraft } from '../store.ts'
import { type FeedFrame, itemsOf } from './items-of.ts'
import { purgeLater } from './purge-parts.ts'

/** Products read at once, and those of one part: seconds of work, whatever the size of the market. */
const PAGE = 500
const PAGES = 4
const packed = promisify(gzip)

/**
 * Writes the next part of a list into a file of its own, and notes how far it came. Two at once write two files, of which the first to note it
 * counts; one that dies is done again; what nobody names is removed later.
 */
export async function writePart(
  deps: Deps,
  { feed, id }: { feed: FeedName; id: string },
  signal: AbortSignal,
): Promise<void> {
  const draft = (await findFeed(deps.db, feed))?.draft
  // Begun anew, switched off, or done.
  if (draft?.id !== id) return
  const { text, next, offers, leftOut } = await textOf(deps, feed, draft, signal)
  const bytes = await packed(text)
  const key = `feeds/${feed}-${id}-${randomBytes(6).toString('hex')}.xml.gz`
  await purgeLater(deps, deps.db, [key])
  await deps.files.write(key, bytes)
  const written: FeedDraft = {
    ...draft,
    parts: [...draft.parts, key],
    ...{ offers: draft.offers + offers, leftOut: draft.leftOut + leftOut, bytes: draft.bytes + bytes.length },
    at: deps.now().toISOString(),
  }
  await deps.db.transaction().execute(async (db) => {
    if (next === undefined) {
      const old = await publishDraft(db, feed, draft, written, deps.now())
      await purgeLater(deps, db, old ?? [key])
    } else if (await advanceDraft(db, feed, draft, { ...written, place: next })) {
      await deps.addJob(db, { name: 'feeds.write', payload: { feed, id } })
    } else await purgeLater(deps, db, [key])
  })
}

/** The text of the next part, and after which product the one behind it begins; undefined at the end. */
async function textOf(deps: Deps, feed: FeedName, { locale, states, place }: FeedDraft, signal: AbortSignal) {
  const format = FORMATS[feed]
  const frame: FeedFrame = {
    ...{ origin: siteOrigin(deps.config), locale, gtinOf: publicGtin },
    categories: await readCategoriesById(deps),
    taxonomyIds: await readTaxonomyIds(deps),
  }
  const lines: string[] = []
  if (place === 0) {
    const { marketName: title } = await readPublicSettings(deps)
    lines.push(format.open({ title, link: frame.origin, locale }))
  }
  let next: number | undefined = place
  let offers = 0
  let leftOut = 0
  for (let page = 0; page < PAGES && next !== undefined; page += 1) {
    signal.throwIfAborted()
    const read = await feedGoods.readFeedGoods(deps, { after: next, limit: PAGE, locale })
    for (const source of read.goods.filter(({ state }) => states.includes(state))) {
      const { items, leftOut: without } = itemsOf(source, frame)
      leftOut += without
      offers += items.length
      for (const item of items) lines.push(format.item(item))
    }
    next = read.next
  }
  if (next === undefined) lines.push(format.close)
  return { text: lines.join(''), next, offers, leftOut }
}
