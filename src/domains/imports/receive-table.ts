import type { Deps } from '../../platform/deps.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { requireVetted } from '../companies/index.ts'
import type { ImportView } from './contract.ts'
import { newFileKey, purgedAt, removeIfLeftOver } from './files-later.ts'
import { presentImport } from './present-import.ts'
import { requireImport } from './require-import.ts'
import { insertImport } from './store/imports.ts'
import { understandTable } from './understand-table.ts'

/** Files are unpacked and read: nobody keeps the market busy with it. */
export const IMPORT_UPLOADS = defineLimit({ name: 'import-upload', attempts: 40, seconds: 3600 })

/** Takes a table from a company, finds out what it is, and proposes what to do with it. Nothing of the product list is changed. */
export async function receiveTable(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { name, file }: { name: string; file: Upload },
): Promise<ImportView> {
  const member = await requireVetted(deps, actor, companyId, 'products.edit')
  await deps.limits.count(IMPORT_UPLOADS, String(companyId))
  const fileKey = newFileKey('imports', companyId)
  await removeIfLeftOver(deps, fileKey)
  await deps.files.adopt(fileKey, file.path)
  try {
    const understood = await understandTable(deps, companyId, { path: deps.files.path(fileKey), reading: null })
    const now = deps.now()
    const id = await deps.db.transaction().execute(async (db) => {
      const byUser = member.actor.key ? null : member.actor.userId
      const row = { ...understood, companyId, name, bytes: file.size, fileKey, byUser }
      const importId = await insertImport(db, row, now)
      await deps.addJob(db, { name: 'imports.forget', payload: { importId }, runAt: purgedAt(now) })
      return importId
    })
    return presentImport(deps, await requireImport(deps, companyId, id))
  } catch (error) {
    await deps.files.remove(fileKey)
    throw error
  }
}
