import type { Deps } from '../../platform/deps.ts'
import { notifyLive } from '../../platform/live/notify-live.ts'
import { type Actor, requirePerson } from '../../values/actor.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { MOST_COUNTED, type NoticeView } from './contract.ts'
import { countUnread, findAllOf, findNotices, type NoticeRow } from './store/read.ts'
import { markRead } from './store/write.ts'

const toView = ({ id, kind, data, path, at, readAt }: NoticeRow): NoticeView => ({
  ...{ id, kind, data, path },
  at: at.toISOString(),
  isRead: readAt !== null,
})

/** A page of what somebody was told, the newest first. */
export async function readNotices(
  deps: Deps,
  actor: Actor | undefined,
  after: number | undefined,
): Promise<{ notices: NoticeView[]; next: number | null }> {
  const rows = await findNotices(deps.db, requirePerson(actor).userId, after ?? null, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return { notices: page.map(toView), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** Up to `MOST_COUNTED`. */
export async function readUnread(deps: Deps, actor: Actor | undefined): Promise<{ unread: number }> {
  return { unread: await countUnread(deps.db, requirePerson(actor).userId, MOST_COUNTED) }
}

/** Marks one notice as read; another's, or one that is gone, is none of this person's and changes nothing. */
export async function readOne(deps: Deps, actor: Actor | undefined, id: number): Promise<{ unread: number }> {
  return mark(deps, actor, { from: id, to: id })
}

/** Marks all up to one as read: what came meanwhile was not seen. */
export async function readAll(deps: Deps, actor: Actor | undefined, upTo: number): Promise<{ unread: number }> {
  return mark(deps, actor, { from: 1, to: upTo })
}

async function mark(deps: Deps, actor: Actor | undefined, which: { from: number; to: number }) {
  const userId = requirePerson(actor).userId
  await deps.db.transaction().execute(async (db) => {
    if (await markRead(db, userId, which, deps.now())) await notifyLive({ ...deps, db }, [userId], 'notices')
  })
  return readUnread(deps, actor)
}

/** For the live counter. */
export const countUnreadOf = ({ db }: Pick<Deps, 'db'>, userId: string): Promise<number> =>
  countUnread(db, userId, MOST_COUNTED)

/** All that is kept of a person, for the export of own data. */
export async function exportNotices(deps: Pick<Deps, 'db'>, userId: string): Promise<NoticeView[]> {
  return (await findAllOf(deps.db, userId)).map(toView)
}
