import type { Deps } from '../../platform/deps.ts'
import { refreshWholly } from './refresh-product-list.ts'

/** A job works so long, then lets others in and goes on as a new one: mails and holds of all wait in the same line. */
const SLICE_MS = 15_000

type Slices = {
  /** One step in its own transaction; undefined when nothing is left. */
  step: (deps: Deps, runId: number) => Promise<{ companyId: number } | undefined>
  job: 'catalog.runBulk' | 'catalog.undoBulk'
}

/** Does what is left of a run, step by step. It may be asked twice, at once, and again after it died: no product is met twice. */
export async function workInSlices(
  deps: Deps,
  runId: number,
  { step, job }: Slices,
  sliceMs = SLICE_MS,
): Promise<void> {
  const began = performance.now()
  let companyId: number | undefined
  for (;;) {
    if (companyId !== undefined && performance.now() - began > sliceMs) {
      return deps.addJob(deps.db, { name: job, payload: { runId } })
    }
    const run = await step(deps, runId)
    companyId = run?.companyId ?? companyId
    if (!run) break
  }
  if (companyId !== undefined) await refreshWholly(deps, companyId)
}

/** A small run is done before its job comes; whatever keeps it from that, the job does it then. */
export async function takeFirstSlice(deps: Deps, runId: number, slices: Slices): Promise<void> {
  try {
    await workInSlices(deps, runId, slices)
  } catch (error) {
    deps.log.warn({ bulkRun: runId, leftToJob: slices.job, failed: (error as Error).name })
  }
}
