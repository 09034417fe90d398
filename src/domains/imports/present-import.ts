import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { readContacts } from '../accounts/index.ts'
import { readCategories } from '../categories/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { ImportSummary, ImportView } from './contract.ts'
import { categoryFinder } from './rules/category-words.ts'
import { missingSettings } from './rules/missing-settings.ts'
import { progressShare } from './rules/progress-share.ts'
import type { ImportRow } from './store/imports.ts'

const SHOWN_ROWS = 20

type Row = Omit<ImportRow, 'layout' | 'settings'>

/** Imports as their company sees them in a list, with the first name of who sent each; null for an account that was deleted. */
export async function presentSummaries(deps: Deps, rows: readonly Row[]): Promise<ImportSummary[]> {
  const people = await readContacts(
    deps,
    rows.flatMap(({ byUser }) => byUser ?? []),
  )
  const names = new Map(people.map(({ userId, firstName }) => [userId, firstName]))
  return rows.map((row) => summarise(row, names.get(row.byUser ?? '') ?? null))
}

function summarise(row: Row, by: string | null): ImportSummary {
  const { id, name, format, bytes, status, failure, phase, rowsTotal, rowsRead, rowsDone } = row
  const {
    created,
    updated,
    unchanged,
    rejected,
    warnings,
    drafts,
    generated,
    fromTitles,
    picturesTotal,
    picturesDone,
  } = row
  return {
    id,
    name,
    format,
    bytes,
    status,
    failure,
    by,
    progress: {
      phase,
      rowsTotal,
      rowsRead,
      rowsDone,
      created,
      updated,
      unchanged,
      rejected,
      warnings,
      drafts,
      generated,
      fromTitles,
      picturesTotal,
      picturesDone,
      share: progressShare(row),
    },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** An import with all that its screen shows. */
export async function presentImport(deps: Deps, row: ImportRow): Promise<ImportView> {
  const { layout, settings, archive, remembered } = row
  const find = categoryFinder(await readCategories(deps))
  const { currency } = await readPublicSettings(deps)
  const [summary] = await presentSummaries(deps, [row])
  return {
    ...must(summary, 'the summary of an import'),
    columns: layout.header.map((name, column) => ({ column, name, samples: layout.samples[column] ?? [] })),
    sampleRows: layout.rows.slice(0, SHOWN_ROWS),
    sheets: layout.sheets,
    categoryWords: layout.categoryWords.map((value) => ({ value, categoryId: find(value) ?? null })),
    settings,
    marketCurrency: currency,
    remembered,
    missing: missingSettings(settings, { header: layout.header, currency }),
    pictures: archive && { name: archive.name, files: archive.files },
  }
}
