import type { Deps } from '../../../platform/deps.ts'
import { type ImportRow, lockImport } from '../store/imports.ts'

/** Work that somebody asked for: a round ends when the import is started, stopped or changed again. */
export type Work = { importId: number; round: number }

/** How long a job may go on: until `sliceEnds` (by `performance.now`) where it gets on, and never beyond the signal. */
export type Slice = { signal: AbortSignal; sliceEnds: number }

export const isCurrent = (row: ImportRow | undefined, { round }: Work): row is ImportRow =>
  row !== undefined && row.round === round && (row.status === 'checking' || row.status === 'running')

/**
 * One step of an import: in one transaction, with the import locked. What a step writes and how far the import is are true together, so
 * that after a crash the work goes on exactly where it ended. Undefined when the round is over.
 */
export function step<T>(
  deps: Deps,
  work: Work,
  run: (inside: Deps, row: ImportRow) => Promise<T>,
): Promise<T | undefined> {
  return deps.db.transaction().execute(async (db) => {
    const row = await lockImport(db, work.importId)
    return isCurrent(row, work) ? run({ ...deps, db }, row) : undefined
  })
}
