import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { neededFor } from './choose-products.ts'
import type { BulkRun } from './contract.ts'
import { readRun, undoUntil } from './read-bulk-runs.ts'
import { SMALL_RUN } from './run-bulk.ts'
import { beginUndo, findRun, lockRun } from './store/bulk-runs.ts'
import { takeFirstUndoStep } from './undo-steps.ts'

/**
 * Has a run taken back, once and within a day of its end. Asked again while it is going on or done it answers how it stands. Prices,
 * status and the rest go back where nobody has changed the same since; stock moves back by the same pieces.
 */
export async function undoBulk(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  runId: number,
): Promise<BulkRun> {
  requireMember(deps, actor, companyId, 'products.view')
  const found = await findRun(deps.db, companyId, runId)
  if (!found) throw new Failure('notFound', 'bulk_run_not_found')
  const { actor: author } = requireMember(deps, actor, companyId, neededFor(found.change))
  const begun = await deps.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run?.status === 'running') throw new Failure('conflict', 'bulk_running')
    if (run?.status !== 'done') return false
    if (!undoUntil(run, deps.now())) throw new Failure('conflict', 'undo_too_late')
    await beginUndo(tx, runId, author.userId)
    await deps.addJob(tx, { name: 'catalog.undoBulk', payload: { runId } })
    return true
  })
  if (begun && found.changed <= SMALL_RUN) await takeFirstUndoStep(deps, runId)
  return readRun(deps, companyId, runId)
}
