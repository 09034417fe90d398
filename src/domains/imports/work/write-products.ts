import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { type SyncResult, syncProducts } from '../../product-sync/index.ts'
import { titleReader } from '../../search/index.ts'
import { type MergedProduct, marksOf, mergeRows, readyPictures, sourceName } from '../rules/merge-rows.ts'
import { type ImportRow, patchImport } from '../store/imports.ts'
import { addTasks, findPictures } from '../store/pictures.ts'
import { insertProblems } from '../store/problems.ts'
import { findProductRows } from '../store/rows.ts'
import { titleParams } from '../title-words.ts'
import { openNumbers } from './sealed-numbers.ts'

/** Products in one step. */
const BATCH = 60

/**
 * Compares the next products with the catalogue (phase `checking`) or writes them (`writing`). False when there are none left. A product
 * that cannot be written any more, although it was checked, is reported and left out: the steps before it stay.
 */
export async function writeProducts(deps: Deps, row: ImportRow): Promise<boolean> {
  const rows = await findProductRows(deps.db, row.id, { after: row.lastProduct, limit: BATCH })
  if (rows.length === 0) return false
  const merged = [...Map.groupBy(rows, (one) => one.productNo).values()].map((group) =>
    mergeRows(
      group.map((one) => ({ ...one, draft: openNumbers(deps, one.draft) })) as [(typeof group)[0], ...typeof group],
    ),
  )
  await addKnownPictures(deps, row, merged)
  const write = row.phase === 'writing'
  const { settings, name } = row
  const results = await syncProducts(
    deps,
    row.companyId,
    merged.map(({ draft, pictures }) => ({ ...draft, picturesComing: pictures.length > 0 && !draft.images })),
    {
      write,
      defaults: settings.defaults,
      announce: settings.announcePrices,
      readTitle: await titleReader(deps),
      byUser: row.byUser,
      reference: name.slice(0, 120),
    },
  )
  const found = results.flatMap(({ problems }) => problems)
  await insertProblems(
    deps.db,
    row.id,
    'checking',
    found.map(({ ref, field, code, params, severity }) => ({
      ...{ line: ref, column: columnName(row, field), field, value: null, code, params: params ?? null, severity },
    })),
  )
  const notes = results.flatMap((result, index) => titleNotes(row, result, merged[index]))
  await insertProblems(deps.db, row.id, 'checking', notes)
  const tasks = write ? results.flatMap((result, index) => task(result, merged[index])) : []
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
  const lines = (severity: string) =>
    new Set(found.filter((one) => one.severity === severity).map((one) => one.ref)).size
  await patchImport(deps.db, row.id, {
    ...{ lastProduct: rows.at(-1)?.productNo ?? row.lastProduct, rowsDone: row.rowsDone + rows.length, faults: 0 },
    ...{ created: row.created + count('created'), updated: row.updated + count('updated') },
    fromTitles: row.fromTitles + notes.length,
    drafts: row.drafts + results.filter(({ held }) => held).length,
    ...{ unchanged: row.unchanged + count('unchanged'), rejected: row.rejected + lines('rejected') },
    ...{
      warnings: row.warnings + lines('warning'),
      picturesTotal: row.picturesTotal + (await addTasks(deps.db, row.id, tasks)),
    },
  })
  return true
}

/** Products whose pictures are all there get them at once; the others wait in a task. */
async function addKnownPictures(deps: Deps, row: ImportRow, merged: MergedProduct[]): Promise<void> {
  const archiveKey = row.archive?.key ?? null
  const names = merged.flatMap(({ pictures }) => pictures.map((source) => sourceName(source, archiveKey)))
  const pictures = await findPictures(deps.db, row.companyId, names)
  const known = new Map(pictures.map(({ source, key }) => [source, key]))
  for (const one of merged) {
    if (one.pictures.length === 0) continue
    const images = readyPictures(one.pictures, known, archiveKey)
    if (!images) continue
    one.draft.images = images
    one.draft.marks = marksOf(one.pictures, images)
  }
}

function task({ productId, awaits }: Pick<SyncResult, 'productId' | 'awaits'>, one: MergedProduct | undefined) {
  if (productId === null || !one || one.pictures.length === 0 || one.draft.images) return []
  return [
    {
      productId,
      line: must(one.draft.versions[0], `a version of ${one.draft.erpCode}`).ref,
      sources: one.pictures,
      publish: awaits,
    },
  ]
}

/** What only the title of a new product told. */
function titleNotes(row: ImportRow, { outcome, fromTitle }: SyncResult, one: MergedProduct | undefined) {
  const [version] = one?.draft.versions ?? []
  if (outcome !== 'created' || !fromTitle || !version) return []
  const cell = { line: version.ref, column: columnName(row, 'title'), value: one?.draft.fields.title ?? null }
  return [
    { ...cell, field: 'title', code: 'read_from_title', params: titleParams(fromTitle), severity: 'note' as const },
  ]
}

function columnName({ settings, layout }: ImportRow, field: string): string | null {
  const column = settings.mapping.find((one) => one.field === field)?.column
  return column === undefined ? null : (layout.header[column] ?? null)
}
