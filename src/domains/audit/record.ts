import type { Deps } from '../../platform/deps.ts'
import type { AuditEntry } from './contract.ts'
import { insertEntries } from './store.ts'

/** Puts something on record, in the caller's transaction; by the database's clock where the caller has none. */
export function recordAudit(
  deps: Pick<Deps, 'db'> & Partial<Pick<Deps, 'now'>>,
  ...entries: AuditEntry[]
): Promise<void> {
  return insertEntries(deps.db, entries, deps.now?.())
}
