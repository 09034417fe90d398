import type { Deps } from '../../platform/deps.ts'
import type { AuditAction, AuditRow } from './contract.ts'
import { insertEntries } from './store.ts'

export type AuditEntry = {
  /** Who did it; null for nobody known (a failed log-in) and for the program itself. */
  actorId: string | null
  action: AuditAction
  subjectKind: AuditRow['subjectKind']
  subjectId: string
  /** Plain facts, never a secret and nothing that tells who a person is. */
  detail?: AuditRow['detail']
}

/** Puts something on record, in the caller's transaction. */
export function recordAudit(deps: Pick<Deps, 'db'>, ...entries: AuditEntry[]): Promise<void> {
  return insertEntries(deps.db, entries)
}
