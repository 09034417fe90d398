import type { Deps } from '../../platform/deps.ts'
import { notifyLive } from '../../platform/live/notify-live.ts'
import { MOST_NOTICES } from './contract.ts'
import { mayMail, type NoticeData, type NoticeKind, usualOf } from './rules/notice-kinds.ts'
import { insertNotices, trimNotices } from './store/write.ts'

/**
 * What people are told. `key` names what happened, so that the same told twice is one notice; `path`: a page of the market, without language.
 */
export type Telling<K extends NoticeKind = NoticeKind> = {
  [Kind in K]: { kind: Kind; userIds: readonly string[]; key: string; data: NoticeData[Kind]; path: string }
}[K]

/** Characters of a path at most: what leads nowhere is not kept. */
const LONGEST_PATH = 2000
/** Of what others typed (titles, names) in a notice. */
const LONGEST_TEXT = 300

/**
 * Tells people of what happened, in the caller's transaction and one statement for all of them; each where they want to hear of its kind. Whoever cannot
 * log in is not told. Once for each person and key.
 */
export async function notify(deps: Deps, ...tellings: readonly Telling[]): Promise<void> {
  const rows = tellings.flatMap(({ kind, userIds, key, data, path }) => {
    if (path.length > LONGEST_PATH) throw new Error(`the address of a notice of ${kind} is too long`)
    const usual = usualOf(kind)
    return [...new Set(userIds)].map((userId) => ({
      ...{ userId, kind, key: `${kind} ${key}`, data: cut(data), path },
      ...{ inMarket: usual.inMarket, byMail: usual.byMail, mayMail: mayMail(kind) },
    }))
  })
  if (rows.length === 0) return
  const told = await insertNotices(deps.db, rows, deps.now())
  if (told.length === 0) return
  await trimNotices(deps.db, told, MOST_NOTICES)
  await notifyLive(deps, told, 'notices')
}

function cut(data: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT).trimEnd()}…` : value,
    ]),
  )
}
