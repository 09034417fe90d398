import type { Deps } from '../../../platform/deps.ts'
import { isFileUsed, takeExpired } from '../store/data-exports.ts'

const AT_ONCE = 20

/** Lets exports go whose days are over; their files are removed by jobs, which exist exactly if the exports are gone. */
export function purgeExports(deps: Deps): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const keys = await takeExpired(db, deps.now(), AT_ONCE)
    await deps.addJob(db, ...keys.map((key) => ({ name: 'dataExports.removeFile' as const, payload: { key } })))
  })
}

/** Removes a file unless an export names it. */
export async function removeExportFile(deps: Deps, key: string): Promise<void> {
  if (await isFileUsed(deps.db, key)) return
  await deps.files.remove(key)
  // Of a writing that was cut off.
  await deps.files.remove(`${key}.part`)
}
