import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { foldText } from '../../values/text-fold.ts'
import { readCategories } from '../categories/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { readShops } from '../shops/index.ts'
import type { ImportReading, ImportSettings } from './contract.ts'
import type { Layout } from './rules/layout.ts'
import { findHabit } from './store/habits.ts'
import { look } from './table/ask-thread.ts'

export type Understood = {
  format: 'csv' | 'xlsx'
  layout: Layout
  fingerprint: string
  settings: ImportSettings
  remembered: boolean
}
/** `reading` null: to be found out. `said`: what the company just said of a table with such a fingerprint. */
type Asked = { path: string; reading: ImportReading | null; said?: { fingerprint: string; settings: ImportSettings } }

/**
 * What a table is, from its header and first rows: as the company says, as it had the last one with the same header, else by names and
 * content. A thread looks at the file and takes it apart; only what people are shown of it comes here.
 */
export async function understandTable(
  deps: Deps,
  companyId: number,
  { path, reading: asked, said }: Asked,
): Promise<Understood> {
  let fingerprint = ''
  let known: ImportSettings | null = null
  let remembered = false
  const settingsFor = async (header: string[]) => {
    fingerprint = createHash('sha256')
      .update(JSON.stringify(header.map(foldText)))
      .digest('base64url')
    if (said?.fingerprint === fingerprint) known = said.settings
    else {
      const habit = await findHabit(deps.db, companyId, fingerprint)
      if (habit) known = await living(deps, companyId, habit)
      remembered = habit !== undefined
    }
    return known
  }
  const { currency } = await readPublicSettings(deps)
  const looked = await look({ path, reading: asked, categories: await readCategories(deps), currency }, settingsFor)
  const { format, layout, reading, proposed } = looked
  const settings: ImportSettings = known ?? proposed
  // What was said now stands; of an old table only its decimal mark is worth keeping.
  const decimalMark = remembered ? settings.reading.decimalMark : reading.decimalMark
  return { format, layout, fingerprint, remembered, settings: { ...settings, reading: { ...reading, decimalMark } } }
}

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
