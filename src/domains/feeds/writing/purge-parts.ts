import type { Database } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findUsedParts } from '../store.ts'

/** Whoever fetches a list that is being replaced reads it to its end. */
const LATER = 2 * 3_600_000
/** Files named in one job. */
const AT_ONCE = 200

/** Removes files in two hours, unless a list names them then. Said before a file is written as well: a process that dies leaves nothing behind. */
export async function purgeLater(deps: Deps, db: Database, keys: readonly string[]): Promise<void> {
  const runAt = new Date(deps.now().getTime() + LATER)
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    await deps.addJob(db, { name: 'feeds.purge', payload: { keys: keys.slice(from, from + AT_ONCE) }, runAt })
  }
}

/** Removes those of the files that no list names. */
export async function purgeParts(deps: Deps, keys: readonly string[]): Promise<void> {
  const used = new Set(await findUsedParts(deps.db, keys))
  for (const key of keys) if (!used.has(key)) await deps.files.remove(key)
}
