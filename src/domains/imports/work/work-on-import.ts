import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { findWork, type ImportRow, patchImport } from '../store/imports.ts'
import { countProblems, deleteProblems } from '../store/problems.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { isCurrent, type Slice, step, type Work } from './lock-work.ts'
import { beginStep, restAfter } from './pace.ts'
import { stageRows } from './stage-rows.ts'
import { whileWanted } from './while-wanted.ts'
import { writeProducts } from './write-products.ts'

/** A job works so long, then lets others in and goes on as a new one: a stopping process need not wait for a whole import. */
const SLICE_MS = 15_000
/** Beginnings without any progress after which an import is given up. */
const MOST_FAULTS = 6

/**
 * Works on an import until it is done or its time is up. Safe to run twice and to be killed: every step is a transaction. The signal ends
 * whatever is read or fetched at once, and so does whoever cancels the import.
 */
export async function workOnImport(deps: Deps, work: Work, signal: AbortSignal): Promise<void> {
  const sliceEnds = performance.now() + SLICE_MS
  const alive = await step(deps, work, async (inside, row) => {
    if (row.faults >= MOST_FAULTS) await fail(inside, row, 'import_broken')
    else await patchImport(inside.db, row.id, { faults: row.faults + 1 })
    return row.faults < MOST_FAULTS
  })
  if (!alive) return
  for (
    let row = await findWork(deps.db, work.importId);
    isCurrent(row, work);
    row = await findWork(deps.db, work.importId)
  ) {
    signal.throwIfAborted()
    if (performance.now() > sliceEnds) {
      await deps.addJob(deps.db, { name: 'imports.work', payload: work })
      return
    }
    await advance(deps, work, row, { signal, sliceEnds })
  }
}

async function advance(deps: Deps, work: Work, row: ImportRow, slice: Slice): Promise<void> {
  if (row.phase === 'reading') {
    try {
      await stageRows(deps, work, row, slice)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await step(deps, work, (inside, held) => fail(inside, held, error.fields[0]?.code ?? error.code))
    }
    return
  }
  if (row.phase === 'pictures') {
    const done = (inside: Deps, held: ImportRow) => finish(inside, held, 'done')
    return whileWanted(deps, work, slice.signal, (signal) => fetchPictures(deps, work, row, { signal, done }))
  }
  const began = beginStep()
  await step(deps, work, async (inside, held) => {
    if (!(await writeProducts(inside, held))) await nextPhase(inside, held)
  })
  await restAfter(began)
}

/** All products were looked at or written. */
async function nextPhase(deps: Deps, row: ImportRow): Promise<void> {
  if (row.phase === 'writing') {
    if (row.picturesTotal > 0) await patchImport(deps.db, row.id, { phase: 'pictures' })
    else await finish(deps, row, 'done')
    return
  }
  if (row.status === 'checking') return finish(deps, row, 'checked')
  // All or nothing: every row was checked, nothing was written yet.
  const { rejected } = await countProblems(deps.db, row.id)
  if (rejected > 0) return finish(deps, row, 'refused')
  await deleteProblems(deps.db, row.id, ['checking'])
  const zero = { lastProduct: 0, rowsDone: 0, created: 0, updated: 0, unchanged: 0, drafts: 0, fromTitles: 0 }
  await patchImport(deps.db, row.id, { phase: 'writing', ...zero })
}

async function finish(deps: Deps, row: ImportRow, status: 'checked' | 'done' | 'refused'): Promise<void> {
  const counts = await countProblems(deps.db, row.id)
  await patchImport(deps.db, row.id, { status, phase: null, finishedAt: deps.now(), ...counts })
  // What was staged is in the catalogue now.
  if (status === 'done') await deps.addJob(deps.db, { name: 'imports.dropRows', payload: { importId: row.id } })
}

function fail(deps: Deps, row: ImportRow, failure: string): Promise<void> {
  return patchImport(deps.db, row.id, { status: 'failed', phase: null, failure, finishedAt: deps.now() })
}
