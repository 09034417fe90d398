import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import type { ImportView } from './contract.ts'
import { presentImport } from './present-import.ts'
import { requireImport, requireLockedImport } from './require-import.ts'
import { patchImport } from './store/imports.ts'
import { deleteTasks } from './store/pictures.ts'

/** Stops an import. What was imported until then stays; the batch that is being written ends first. */
export async function cancelImport(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: { companyId: number; importId: number },
): Promise<ImportView> {
  requireMember(deps, actor, companyId, 'products.edit')
  await deps.db.transaction().execute(async (db) => {
    const row = await requireLockedImport({ ...deps, db }, companyId, importId)
    if (row.status === 'done') throw new Failure('conflict', 'import_started')
    await deleteTasks(db, importId)
    await patchImport(db, importId, { status: 'cancelled', phase: null, round: row.round + 1, finishedAt: deps.now() })
  })
  return presentImport(deps, await requireImport(deps, companyId, importId))
}
