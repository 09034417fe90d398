import type { Deps } from '../../platform/deps.ts'
import type { AuditEntry } from './contract.ts'
import { insertEntries } from './store.ts'

/** Puts something on record, in the caller's transaction. */
export function recordAudit(deps: Pick<Deps, 'db'>, ...entries: AuditEntry[]): Promise<void> {
  return insertEntries(deps.db, entries)
}
