import type { Deps } from '../../../platform/deps.ts'
import { savePaper } from '../../../platform/files/sealed-papers.ts'
import { isFileKept, takeOutlived } from '../store/files.ts'

/** Days after the decision: disputes come back for months, and nobody needs strangers' papers for longer. */
const KEPT_DAYS = 365
const DAY = 86_400_000
const AT_ONCE = 50

/** Keeps a file, sealed as all papers are; what no row takes is removed. */
export const saveFile = (deps: Deps, chargebackId: number, bytes: Buffer): Promise<string> =>
  savePaper(deps, `chargebacks/${chargebackId}`, bytes, (fileKey, runAt) =>
    deps.addJob(deps.db, { name: 'chargebacks.removeFile', payload: { fileKey }, runAt }),
  )

/** Removes a file that no row has (any more). */
export async function removeFile(deps: Deps, fileKey: string): Promise<void> {
  if (!(await isFileKept(deps.db, fileKey))) await deps.files.remove(fileKey)
}

/** Removes the files of what was decided a year ago. Runs every minute. */
export async function purgeFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_DAYS * DAY)
  await deps.db.transaction().execute(async (db) => {
    for (const fileKey of await takeOutlived(db, before, AT_ONCE)) {
      await deps.addJob(db, { name: 'chargebacks.removeFile', payload: { fileKey } })
    }
  })
}
