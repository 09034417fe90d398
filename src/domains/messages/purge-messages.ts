import type { Deps } from '../../platform/deps.ts'
import { removeLater } from './message-files.ts'
import { takeOutlived } from './store/conversations.ts'

const DAY = 86_400_000
const AT_ONCE = 100

/** Lets conversations go in which nobody has written for `MESSAGE_DAYS`, with their files. Runs every minute. */
export async function purgeMessages(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - deps.config.messageDays * DAY)
  await deps.db.transaction().execute(async (db) => {
    for (const key of await takeOutlived(db, before, AT_ONCE)) await removeLater({ ...deps, db }, key, deps.now())
  })
}
