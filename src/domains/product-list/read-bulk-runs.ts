import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import { offers } from '../products/index.ts'
import type { BulkRun, BulkRunRow } from './contract.ts'
import { UNDO_HOURS } from './rules/bulk-change.ts'
import { findRunRows } from './store/bulk-rows.ts'
import { findRun, findRuns, type StoredRun } from './store/bulk-runs.ts'

const RUNS = 20

/** Until when a run can be taken back, or null: it cannot. */
export function undoUntil({ status, changed, finishedAt }: StoredRun, now: Date): Date | null {
  if (status !== 'done' || changed === 0 || !finishedAt) return null
  const until = new Date(finishedAt.getTime() + UNDO_HOURS * 3_600_000)
  return until > now ? until : null
}

/** A run of the company as it stands, for verbs that have asked already. */
export async function readRun(deps: Deps, companyId: number, runId: number): Promise<BulkRun> {
  const run = await findRun(deps.db, companyId, runId)
  if (!run) throw new Failure('notFound', 'bulk_run_not_found')
  const [view] = await viewRuns(deps, [run])
  if (!view) throw new Failure('notFound', 'bulk_run_not_found')
  return view
}

/** Changes of many products, the newest first, older than the given one. */
export async function readBulkRuns(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  before: number | undefined,
): Promise<{ runs: BulkRun[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'products.view')
  const found = await findRuns(deps.db, companyId, before ?? null, RUNS + 1)
  const shown = found.slice(0, RUNS)
  return { runs: await viewRuns(deps, shown), next: found.length > RUNS ? (shown.at(-1)?.id ?? null) : null }
}

/** One run and what it did to each product, 50 at a time. */
export async function readBulkRun(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, runId }: { companyId: number; runId: number },
  { outcome, after }: { outcome?: string | undefined; after?: number | undefined },
): Promise<{ run: BulkRun; rows: BulkRunRow[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'products.view')
  const run = await readRun(deps, companyId, runId)
  const asked = { outcome: outcome ?? null, after: after ?? 0, limit: PAGE_SIZE + 1 }
  const rows = await findRunRows(deps.db, { runId, companyId }, asked)
  const shown = rows.slice(0, PAGE_SIZE)
  return { run, rows: shown, next: rows.length > PAGE_SIZE ? (shown.at(-1)?.productId ?? null) : null }
}

async function viewRuns(deps: Deps, runs: readonly StoredRun[]): Promise<BulkRun[]> {
  const names = await offers.readNames(
    deps,
    runs.map((run) => run.byUser),
  )
  return runs.map((run) => {
    const { companyId: _, byUser, undoBy: __, createdAt, finishedAt, ...rest } = run
    return {
      ...rest,
      kind: run.change.kind,
      by: names.get(byUser ?? '') ?? null,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      undoUntil: undoUntil(run, deps.now())?.toISOString() ?? null,
    }
  })
}
