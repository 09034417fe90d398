import type { Deps } from '../../platform/deps.ts'
import type { AuditRow } from './contract.ts'
import { type AuditFilter, findEntries } from './store.ts'

const PAGE = 50

/** Fifty entries, newest first, and from where to go on. */
export async function readAudit(
  deps: Pick<Deps, 'db'>,
  filter: AuditFilter,
): Promise<{ entries: AuditRow[]; next: number | null }> {
  const found = await findEntries(deps.db, filter, PAGE + 1)
  const entries = found.slice(0, PAGE)
  return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null }
}
