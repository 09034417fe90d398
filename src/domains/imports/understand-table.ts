import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { foldText } from '../../values/text-fold.ts'
import { readCategories } from '../catalog/index.ts'
import { readShops } from '../shops/index.ts'
import type { ImportSettings } from './contract.ts'
import { categoryWords, proposeSettings } from './rules/propose-settings.ts'
import { commonMark } from './rules/read-decimal.ts'
import { findHabit } from './store/habits.ts'
import type { Layout } from './store/imports.ts'
import type { Looked } from './table/thread-messages.ts'

const SAMPLES = 5
const SAMPLE_LENGTH = 120
const KEPT_ROWS = 20

export type Understood = { layout: Layout; fingerprint: string; settings: ImportSettings; remembered: boolean }

/** What a table is, from its header and first rows: as the company had the last one with the same header, else by names and content. */
export async function understandTable(deps: Deps, companyId: number, looked: Looked): Promise<Understood> {
  const { header, reading } = looked
  const rows = looked.rows.map((row) => row.cells)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(header.map(foldText)))
    .digest('base64url')
  const proposed = proposeSettings({ header, rows, reading }, await readCategories(deps))
  const habit = await findHabit(deps.db, companyId, fingerprint)
  const settings = habit
    ? { ...(await living(deps, companyId, habit)), reading: { ...reading, decimalMark: habit.reading.decimalMark } }
    : proposed
  return { layout: layoutOf(looked, settings), fingerprint, settings, remembered: habit !== undefined }
}

/** What is kept of a table's look. */
export function layoutOf({ header, rows, sheets }: Looked, settings: ImportSettings): Layout {
  const cells = rows.map((row) => row.cells)
  const ofColumn = (column: number) => cells.map((row) => (row[column] ?? '').trim()).filter(Boolean)
  return {
    header,
    marks: header.map((_, column) => commonMark(ofColumn(column))),
    samples: header.map((_, column) => [...new Set(ofColumn(column))].slice(0, SAMPLES).map(short)),
    rows: rows.slice(0, KEPT_ROWS).map((row) => ({ line: row.line, cells: row.cells.map(short) })),
    sheets,
    categoryWords: categoryWords(settings.mapping, cells),
  }
}

const short = (text: string) => (text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text)

/** Old settings without categories and shops that are no more. */
async function living(deps: Deps, companyId: number, settings: ImportSettings): Promise<ImportSettings> {
  const categories = new Set((await readCategories(deps)).map((category) => category.id))
  const shops = new Set((await readShops(deps, { companyIds: [companyId] })).map((shop) => shop.id))
  const { categoryId, shopIds, ...defaults } = settings.defaults
  return {
    ...settings,
    categories: settings.categories.filter((one) => one.categoryId === null || categories.has(one.categoryId)),
    defaults: {
      ...defaults,
      categoryId: categoryId !== null && categories.has(categoryId) ? categoryId : null,
      shopIds: shopIds.filter((id) => shops.has(id)),
    },
  }
}
