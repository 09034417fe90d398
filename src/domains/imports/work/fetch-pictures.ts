import type { Deps } from '../../../platform/deps.ts'
import { setPictures } from '../../product-sync/index.ts'
import { type Fetched, findOrFetch } from '../pictures/find-or-fetch.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import { marksOf } from '../rules/merge-rows.ts'
import type { ImportRow } from '../store/imports.ts'
import { patchImport } from '../store/imports.ts'
import { endTask, findTasks, type PictureTask } from '../store/pictures.ts'
import { insertProblems } from '../store/problems.ts'
import { step, type Work } from './lock-work.ts'

/** Products whose pictures are fetched side by side. */
const SIDE_BY_SIDE = 4
/** Pictures in memory at once: each may have ten megabytes. */
const AT_ONCE = 8

/** Fetches the pictures of the next products, outside of any transaction; `done` when there are none left. */
export async function fetchPictures(
  deps: Deps,
  work: Work,
  row: ImportRow,
  { signal, done }: { signal: AbortSignal; done: (inside: Deps, held: ImportRow) => Promise<void> },
): Promise<void> {
  const tasks = await findTasks(deps.db, row.id, SIDE_BY_SIDE)
  if (tasks.length === 0) return void (await step(deps, work, done))
  const archive = await openPictures(deps, row.archive)
  try {
    const fetched = tasks.map((task) => ({ task, pictures: new Array<Fetched>(task.sources.length) }))
    const waiting = fetched.flatMap(({ task, pictures }) =>
      task.sources.map((source, at) => async () => {
        pictures[at] = await findOrFetch(deps, row, source, { archive, signal })
      }),
    )
    const workThrough = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, workThrough))
    signal.throwIfAborted()
    for (const { task, pictures } of fetched)
      await step(deps, work, (inside, held) => attach(inside, held, task, pictures))
  } finally {
    archive?.close()
  }
}

async function attach(deps: Deps, row: ImportRow, task: PictureTask, pictures: Fetched[]): Promise<void> {
  if (!(await endTask(deps.db, row.id, task.productId))) return
  const keys = pictures.flatMap((one) => ('key' in one ? [one.key] : []))
  const marks = marksOf(
    task.sources,
    pictures.map((one) => ('key' in one ? one.key : undefined)),
  )
  const { missing, strange, lacks } = await setPictures(deps, row.companyId, task.productId, keys, {
    ...{ publish: task.publish, byUser: row.byUser, marks },
  })
  const failed = pictures.flatMap((one) => ('code' in one ? [{ value: one.name, code: one.code }] : []))
  const notOwn = missing.map((key) => ({ value: key, code: 'image_not_found' }))
  const problems = [
    ...[...failed, ...notOwn].map((problem) => ({ ...problem, field: 'images' })),
    ...strange.map((defect) => ({
      ...{ field: 'pictureDefects', code: 'picture_defect_unknown', value: defect, params: { defect } },
    })),
    ...lacks.map((lack) => ({ ...lack, value: null })),
  ].map((problem) => ({ params: null, ...problem, line: task.line, column: null, severity: 'warning' as const }))
  await insertProblems(deps.db, row.id, 'pictures', problems)
  const warnings = row.warnings + (problems.length > 0 ? 1 : 0)
  const drafts = row.drafts + (lacks.length > 0 ? 1 : 0)
  await patchImport(deps.db, row.id, { picturesDone: row.picturesDone + 1, warnings, drafts, faults: 0 })
}
