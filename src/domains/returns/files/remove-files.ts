import type { Deps } from '../../../platform/deps.ts'
import { deleteWaiting, isFileKept, takeOutlived } from '../store/files.ts'
import { removeLater } from './add-file.ts'

/** Days after the end of a case: who disagrees with it goes to court within that time or needs no stranger's pictures. */
const KEPT_DAYS = 365
const DAY = 86_400_000
const AT_ONCE = 50

/** Removes a file that no statement has (any more). */
export async function removeFile(deps: Deps, fileKey: string): Promise<void> {
  await deleteWaiting(deps.db, fileKey)
  if (!(await isFileKept(deps.db, fileKey))) await deps.files.remove(fileKey)
}

/** Removes the files of what was over a year ago. Runs every minute. */
export async function purgeFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_DAYS * DAY)
  await deps.db.transaction().execute(async (db) => {
    for (const fileKey of await takeOutlived(db, before, AT_ONCE))
      await removeLater({ ...deps, db }, fileKey, deps.now())
  })
}
