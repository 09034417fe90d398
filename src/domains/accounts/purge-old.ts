import type { Deps } from '../../platform/deps.ts'
import { takeStaleUploads } from '../../platform/files/draft-uploads.ts'
import { removePicture } from '../../platform/files/pictures.ts'
import { purgeCounters } from '../../platform/limits/slowdown.ts'
import { DEVICE_DAYS } from './rules/device-cookie.ts'
import { deleteExpired } from './store/expired.ts'
import { deleteAllAbandoned } from './store/users.ts'

const DAY = 86_400_000
/** An account that was registered and never verified is forgotten after this many days. */
const UNVERIFIED_DAYS = 7
const PICTURES_AT_ONCE = 100

/** Removes what has expired: sessions, links and codes, counters, accounts never verified, pictures nobody claimed. */
export async function purgeOld(deps: Deps): Promise<void> {
  const now = deps.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await deleteExpired(deps.db, now, daysAgo(DEVICE_DAYS))
  await purgeCounters(deps.db, now.getTime())
  await deleteAllAbandoned(deps.db, daysAgo(UNVERIFIED_DAYS), now)
  // Notes and files go together: a stop in the middle leaves the notes, and the next run tries again.
  await deps.db.transaction().execute(async (db) => {
    for (const key of await takeStaleUploads(db, daysAgo(1), PICTURES_AT_ONCE)) await removePicture(deps.files, key)
  })
}
