import type { Deps } from '../../platform/deps.ts'
import { deleteExport } from './store/exports.ts'
import { isFileUsed } from './store/files.ts'
import { deleteImport } from './store/imports.ts'
import { deleteRows } from './store/rows.ts'

/** Removes a table, archive or export, unless something refers to it. */
export async function removeFile(deps: Deps, key: string): Promise<void> {
  if (!(await isFileUsed(deps.db, key))) await deps.files.remove(key)
}

/** Removes the staged rows of an import that is done. */
export const dropRows = (deps: Deps, importId: number): Promise<void> => deleteRows(deps.db, importId)

/** Deletes an import with its rows, problems and files. */
export async function purgeImport(deps: Deps, importId: number): Promise<void> {
  for (const key of await deleteImport(deps.db, importId)) await deps.files.remove(key)
}

/** Deletes an export and its file. */
export async function purgeExport(deps: Deps, exportId: number): Promise<void> {
  const key = await deleteExport(deps.db, exportId)
  if (key) await deps.files.remove(key)
}
