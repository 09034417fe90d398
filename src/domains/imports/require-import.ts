import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { Failure } from '../../values/failure.ts'
import { findImport, type ImportRow, lockImport } from './store/imports.ts'

/** Every start of an import is a job that others wait behind. */
export const STARTS = defineLimit({ name: 'import-start', attempts: 120, seconds: 3600 })

const gone = () => new Failure('notFound', 'import_not_found')

/** An import of the company, or `import_not_found`, also for those of others. */
export async function requireImport(deps: Deps, companyId: number, importId: number): Promise<ImportRow> {
  const row = await findImport(deps.db, companyId, importId)
  if (!row) throw gone()
  return row
}

/** The same, locked until the caller's transaction ends. */
export async function requireLockedImport(deps: Deps, companyId: number, importId: number): Promise<ImportRow> {
  const row = await lockImport(deps.db, importId)
  if (row?.companyId !== companyId) throw gone()
  return row
}

/** Refuses what is at work or done with `import_started`. */
export function requireStanding({ status }: ImportRow): void {
  if (status === 'checking' || status === 'running' || status === 'done')
    throw new Failure('conflict', 'import_started')
}
