import type { Deps } from '../../platform/deps.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Actor } from '../../values/actor.ts'
import { requireVetted } from '../companies/index.ts'
import type { ImportView } from './contract.ts'
import { newFileKey, removeIfLeftOver, removeLater } from './files-later.ts'
import { presentImport } from './present-import.ts'
import { IMPORT_UPLOADS } from './receive-table.ts'
import { requireImport, requireLockedImport, requireStanding } from './require-import.ts'
import { patchImport } from './store/imports.ts'
import { readArchiveNames } from './table/ask-thread.ts'

/** Takes the archive with the pictures of an import. What was staged is read again: rows may name pictures that were not there. */
export async function receivePictures(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: { companyId: number; importId: number },
  { name, file }: { name: string; file: Upload },
): Promise<ImportView> {
  await requireVetted(deps, actor, companyId, 'products.edit')
  requireStanding(await requireImport(deps, companyId, importId))
  await deps.limits.count(IMPORT_UPLOADS, String(companyId))
  const key = newFileKey('imports', companyId)
  await removeIfLeftOver(deps, key)
  await deps.files.adopt(key, file.path)
  try {
    const files = (await readArchiveNames(deps.files.path(key))).length
    await deps.db.transaction().execute(async (db) => {
      const inside = { ...deps, db }
      const row = await requireLockedImport(inside, companyId, importId)
      requireStanding(row)
      await patchImport(db, importId, {
        archive: { key, name, files },
        status: 'ready',
        staged: false,
        round: row.round + 1,
      })
      await removeLater(inside, row.archive ? [row.archive.key] : [])
    })
  } catch (error) {
    await deps.files.remove(key)
    throw error
  }
  return presentImport(deps, await requireImport(deps, companyId, importId))
}
