import type { Deps } from '../../../platform/deps.ts'
import type { RowProblem } from '../rules/row-problem.ts'
import { type ImportRow, patchImport } from '../store/imports.ts'
import { countProblems, insertProblems } from '../store/problems.ts'
import { insertRows, numberProducts } from '../store/rows.ts'
import { readBatches } from '../table/ask-thread.ts'
import type { ReadBatch } from '../table/thread-messages.ts'
import { type Slice, step, type Work } from './lock-work.ts'
import { beginStep, restAfter } from './pace.ts'
import { frameOf } from './row-frame.ts'
import { sealNumbers } from './sealed-numbers.ts'
import { whileWanted } from './while-wanted.ts'

const MOST_VERSIONS = 50

/**
 * Reads the file from where an earlier attempt ended, and keeps its rows as drafts beside what is wrong with the others. At the end of its
 * slice it leaves the rest for the next.
 */
export async function stageRows(deps: Deps, work: Work, row: ImportRow, { signal, sliceEnds }: Slice): Promise<void> {
  let whole = false
  await whileWanted(deps, work, signal, async (wanted) => {
    whole = await readAll(deps, work, row, { signal: wanted, sliceEnds })
  })
  if (whole) await endReading(deps, work)
}

/** False when there is more, or nobody wants it. */
async function readAll(deps: Deps, work: Work, row: ImportRow, { signal, sliceEnds }: Slice): Promise<boolean> {
  const { format, settings, layout, lastLine } = row
  const path = deps.files.path(row.fileKey)
  const frame = await frameOf(deps, row, signal)
  const task = { path, format, reading: settings.reading, frame, afterLine: lastLine }
  for await (const batch of readBatches(task, { signal })) {
    const began = beginStep()
    if (!(await step(deps, work, (inside, locked) => saveRows(inside, locked, batch, layout.header)))) return false
    if (performance.now() > sliceEnds) return false
    await restAfter(began)
  }
  return true
}

async function endReading(deps: Deps, work: Work): Promise<void> {
  await step(deps, work, async (inside, locked) => {
    const { settings } = locked
    const productsTotal = await numberProducts(inside.db, locked.id, MOST_VERSIONS)
    const checks = locked.status === 'checking' || settings.mode === 'allOrNothing'
    await patchImport(inside.db, locked.id, {
      ...{
        staged: true,
        phase: checks ? 'checking' : 'writing',
        productsTotal,
        rowsTotal: locked.rowsRead,
        readShare: 1,
      },
      ...{ lastProduct: 0, rowsDone: 0, faults: 0 },
      ...(await countProblems(inside.db, locked.id)),
    })
  })
}

async function saveRows(
  deps: Deps,
  locked: ImportRow,
  { rows, rowsRead, share }: ReadBatch,
  header: string[],
): Promise<boolean> {
  // Somebody else may have been faster.
  const fresh = rows.filter((row) => row.line > locked.lastLine)
  const problems = fresh.flatMap(({ line, problems: found }) => found.map((problem) => named(problem, line, header)))
  await insertRows(
    deps.db,
    locked.id,
    fresh.flatMap(({ line, key, versionName, draft }) =>
      draft ? [{ line, productKey: key, versionName, draft: sealNumbers(deps, draft) }] : [],
    ),
  )
  await insertProblems(deps.db, locked.id, 'reading', problems)
  const refused = fresh.filter((row) => !row.draft).length
  const generated = locked.generated + fresh.filter((row) => row.generated).length
  const warned = fresh.filter((row) => row.draft && row.problems.length > 0).length
  await patchImport(deps.db, locked.id, {
    ...{ lastLine: fresh.at(-1)?.line ?? locked.lastLine, rowsRead: Math.max(rowsRead, locked.rowsRead), faults: 0 },
    ...{
      generated,
      rejected: locked.rejected + refused,
      warnings: locked.warnings + warned,
      readShare: Math.max(share, locked.readShare),
    },
  })
  return true
}

function named({ column, params, ...problem }: RowProblem, line: number, header: readonly string[]) {
  return { ...problem, line, params: params ?? null, column: column === null ? null : (header[column] ?? null) }
}
