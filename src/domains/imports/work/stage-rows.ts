import type { Deps } from '../../../platform/deps.ts'
import { marketDay } from '../../../values/days.ts'
import type { DecimalMark } from '../../../values/decimal.ts'
import { foldText } from '../../../values/text-fold.ts'
import { readVertical } from '../../../verticals/index.ts'
import { readCategories, readCheckPoints } from '../../categories/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { readShops } from '../../shops/index.ts'
import type { RowFrame } from '../rules/row-context.ts'
import type { RowProblem } from '../rules/row-problem.ts'
import { type ImportRow, patchImport } from '../store/imports.ts'
import { countProblems, insertProblems } from '../store/problems.ts'
import { insertRows, numberProducts } from '../store/rows.ts'
import { readArchiveNames, readBatches } from '../table/ask-thread.ts'
import type { ReadBatch } from '../table/thread-messages.ts'
import { type Slice, step, type Work } from './lock-work.ts'
import { beginStep, restAfter } from './pace.ts'
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

/** Numbers of a workbook are numbers: each cell is read for itself. In a text, a column has one decimal mark. */
function marksOf({ format, layout, settings }: ImportRow): DecimalMark[] {
  const { decimalMark } = settings.reading
  if (format === 'csv' && decimalMark === 'auto') return layout.marks
  return layout.header.map(() => (format === 'xlsx' ? 'auto' : decimalMark))
}

async function frameOf(deps: Deps, row: ImportRow, signal: AbortSignal): Promise<RowFrame> {
  const { companyId, layout, settings, archive } = row
  const shops = await readShops(deps, { companyIds: [companyId] })
  const { all } = await readCheckPoints(deps)
  return {
    header: layout.header,
    marks: marksOf(row),
    settings: {
      mapping: settings.mapping,
      currency: settings.currency,
      rate: settings.rate,
      categories: settings.categories,
      generateCodes: settings.generateCodes ?? false,
      defaultCategoryId: settings.defaults.categoryId,
    },
    listsBrands: (await readVertical(deps.config.vertical)).listsBrands,
    marketCurrency: (await readPublicSettings(deps)).currency,
    categories: await readCategories(deps),
    shops: shops.map(({ id, title }) => ({ id, title })),
    archive: archive ? await readArchiveNames(deps.files.path(archive.key), { signal, inJob: true }) : null,
    checkPoints: all.flatMap(({ key, names }) =>
      [key, ...Object.values(names)].map((word): [string, string] => [foldText(word ?? ''), key]),
    ),
    today: marketDay(deps.now()),
    publicUrl: deps.config.publicUrl ?? '',
  }
}
