import type { Decimal, DecimalMark } from '../../../values/decimal.ts'
import type { Currency } from '../../../values/money.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { AttributeSchema, Category } from '../../categories/contract.ts'
import type { ImportColumn, ImportSettings } from '../contract.ts'
import { categoryFinder } from './category-words.ts'
import { readRate } from './convert-price.ts'
import { unitOf } from './header-names.ts'
import { joinerOf } from './import-fields.ts'

/** What reading a row needs besides the row; plain data, so that it can be handed to a thread. */
export type RowFrame = {
  header: string[]
  /** Decimal mark by column. */
  marks: DecimalMark[]
  settings: Pick<ImportSettings, 'mapping' | 'rate' | 'currency' | 'categories' | 'generateCodes'> & {
    defaultCategoryId: number | null
  }
  categories: Category[]
  shops: { id: number; title: string }[]
  marketCurrency: Currency
  /** Whether brands are held against the list of makers. */
  listsBrands: boolean
  /** What can be checked in this trade, by key and by its names, folded. */
  checkPoints: [word: string, key: string][]
  /** The market's day: nothing was checked later. */
  today: string
  /** Names of the pictures in the archive; null when none was sent. */
  archive: string[] | null
  publicUrl: string
}

export type RowContext = Omit<RowFrame, 'categories' | 'shops' | 'archive' | 'checkPoints'> & {
  columns: { field: string; columns: number[]; joiner: string }[]
  rate: Decimal | undefined
  categoryOf: (word: string) => number | null | undefined
  schemaOf: (categoryId: number | null | undefined, key: string) => AttributeSchema | undefined
  shopOf: (word: string) => number | undefined
  archive: ReadonlySet<string> | null
  pointOf: ReadonlyMap<string, string>
  /** Brands that are not on the list, each told once. */
  strangeBrands: Set<string>
  /** The unit that the name of a column says; empty for none. */
  units: string[]
  /** The code of a row by what identifies it; undefined where rows have to bring one. */
  codeOf: ((content: string) => string) | undefined
}

const ONE: Decimal = { units: 1n, scale: 0 }

/** The frame with its look-ups ready; made once for all rows. `codeOf` makes codes of content. */
export function rowContext(frame: RowFrame, codeOf: (content: string) => string): RowContext {
  const { settings, categories, shops, archive, checkPoints, ...rest } = frame
  const find = categoryFinder(categories)
  const said = new Map(settings.categories.map(({ value, categoryId }) => [foldText(value.trim()), categoryId]))
  const schemas = new Map(
    categories.map(({ id, attributes }) => [id, new Map(attributes.map((one) => [one.key, one]))]),
  )
  // Where the category is not known yet, any category's idea of the attribute serves; writing checks it again.
  const anywhere = new Map(categories.flatMap(({ attributes }) => attributes.map((one) => [one.key, one] as const)))
  const shopIds = new Map(
    shops.flatMap(({ id, title }) => [[foldText(title.trim()), id] as const, [String(id), id] as const]),
  )
  return {
    ...rest,
    settings,
    columns: gathered(settings.mapping),
    strangeBrands: new Set(),
    units: frame.header.map(unitOf),
    codeOf: settings.generateCodes ? codeOf : undefined,
    rate: settings.currency === frame.marketCurrency ? ONE : readRate(settings.rate ?? ''),
    categoryOf: (word) => {
      const folded = foldText(word)
      return said.has(folded) ? said.get(folded) : find(word)
    },
    schemaOf: (id, key) => (id ? schemas.get(id)?.get(key) : undefined) ?? anywhere.get(key),
    shopOf: (word) => shopIds.get(foldText(word.trim())),
    archive: archive && new Set(archive),
    pointOf: new Map(checkPoints),
  }
}

/** Columns by field, in the order of the table. */
function gathered(mapping: readonly ImportColumn[]): RowContext['columns'] {
  const byField = new Map<string, number[]>()
  for (const { field, column } of [...mapping].sort((a, b) => a.column - b.column)) {
    byField.set(field, [...(byField.get(field) ?? []), column])
  }
  return [...byField].map(([field, columns]) => ({ field, columns, joiner: joinerOf(field) ?? ' ' }))
}
