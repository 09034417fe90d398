import type { Deps } from '../../platform/deps.ts'
import { deleteOfUser, deleteOld } from './store/write.ts'

const DAY = 86_400_000
const AT_ONCE = 5000

/** What is older than the operator's number of days goes, read or not. */
export async function purgeNotices(deps: Deps, signal: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - deps.config.noticeDays * DAY)
  while (!signal.aborted) if ((await deleteOld(deps.db, before, AT_ONCE)) < AT_ONCE) return
}

/** Erases what somebody was told and what they chose, in the caller's transaction. */
export function eraseNotices(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  return deleteOfUser(deps.db, userId)
}
