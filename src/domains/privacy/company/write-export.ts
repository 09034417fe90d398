import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { endDataExport, findDataExport } from '../store/data-exports.ts'
import { EXPORT_DAYS } from './contract.ts'
import { notifyReady } from './notify-ready.ts'
import { Refused, writeFile } from './write-file.ts'

const DAY = 86_400_000
/** A file that nobody names by then is removed. */
const LEFT_OVER = 6 * 3_600_000

/**
 * Writes an export into a file, page by page as it is packed, of what stood in the database at one moment. Two at once write two files, of which
 * the first one counts; one that dies is written again, and what it left is removed later.
 */
export async function writeExport(deps: Deps, exportId: number, signal: AbortSignal): Promise<void> {
  const row = await findDataExport(deps.db, exportId)
  if (row?.state !== 'waiting') return
  const key = `exports/data-${exportId}-${randomBytes(9).toString('hex')}.zip`
  const runAt = new Date(deps.now().getTime() + LEFT_OVER)
  await deps.addJob(deps.db, { name: 'dataExports.removeFile', payload: { key }, runAt })
  try {
    const bytes = await writeFile(deps, row, { key, signal })
    const doneAt = deps.now()
    const expiresAt = new Date(doneAt.getTime() + EXPORT_DAYS * DAY)
    const isFirst = await deps.db.transaction().execute(async (db) => {
      const end = { state: 'done', doneAt, expiresAt, fileKey: key, bytes, reason: null } as const
      if (!(await endDataExport(db, exportId, end))) return false
      await notifyReady({ ...deps, db }, row)
      return true
    })
    if (!isFirst) await deps.files.remove(key)
  } catch (error) {
    await deps.files.remove(key)
    if (!(error instanceof Refused)) throw error
    const end = { state: 'failed', doneAt: null, expiresAt: null, fileKey: null, bytes: null } as const
    await endDataExport(deps.db, exportId, { ...end, reason: error.reason })
  }
}
