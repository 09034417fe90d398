import type { Currency } from '../../../values/money.ts'
import type { Category } from '../../categories/contract.ts'
import type { ImportReading, ImportSettings } from '../contract.ts'
import { categoryFinder } from './category-words.ts'
import { currencyOf } from './header-names.ts'
import { matchColumns } from './match-columns.ts'

type Table = { header: readonly string[]; rows: readonly (readonly string[])[]; reading: ImportReading }
const MOST_WORDS = 300

/** Different words of the category column, as the mapping has it. */
export function categoryWords(mapping: ImportSettings['mapping'], rows: readonly (readonly string[])[]): string[] {
  const column = mapping.find((one) => one.field === 'category')?.column
  if (column === undefined) return []
  const words = new Set(
    rows.map((row) => (row[column] ?? '').trim()).filter((word) => word !== '' && word.length <= 200),
  )
  return [...words].slice(0, MOST_WORDS)
}

/** What an import seems to want, before anybody says so: used goods, one of each, as drafts. */
export function proposeSettings(
  { header, rows, reading }: Table,
  categories: readonly Category[],
  currency: Currency,
): ImportSettings {
  const attributes = new Map(
    categories.flatMap((category) => category.attributes.map((one) => [one.key, one] as const)),
  )
  const mapping = matchColumns(header, rows, [...attributes.values()], currency)
  const price = mapping.find((one) => one.field === 'price')?.column
  const named = price === undefined ? undefined : currencyOf(header[price] ?? '')
  const shown = price === undefined ? undefined : rows.map((row) => currencyOf(row[price] ?? '')).find(Boolean)
  return {
    reading,
    mapping,
    currency: named ?? shown ?? currency,
    generateCodes: false,
    rate: null,
    categories: [],
    defaults: {
      categoryId: commonCategory(categoryWords(mapping, rows), categories),
      state: 'used',
      grade: null,
      vatScheme: 'vat23',
      quantity: 1,
      deliveryDays: 1,
      warrantyMonths: 0,
      status: 'draft',
      shopIds: [],
    },
    announcePrices: false,
    mode: 'partial',
  }
}

/** The category that all words have in common: for rows that name none. */
function commonCategory(words: readonly string[], categories: readonly Category[]): number | null {
  const find = categoryFinder(categories)
  const byId = new Map(categories.map((category) => [category.id, category]))
  const ids = new Set(words.map(find))
  const tops = new Set([...ids].map((id) => (id === undefined ? undefined : (byId.get(id)?.parentId ?? id))))
  const [only] = ids.size === 1 ? ids : tops
  return (ids.size === 1 || tops.size === 1) && only !== undefined ? only : null
}
