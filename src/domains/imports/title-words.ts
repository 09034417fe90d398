import { wordsInEach } from '../../i18n/languages.ts'
import { type Locale, type LocalText, pickText } from '../../values/locale.ts'
import type { Category } from '../categories/contract.ts'
import { attributeName, attributeText } from '../categories/rules/index.ts'
import type { FromTitle } from '../product-sync/contract.ts'
import { attributeOf } from './rules/import-fields.ts'

type Params = Record<string, string | number>

const FIELDS = wordsInEach('importFiles')
const VALUES = wordsInEach('filters')

/** What a title told, as it is kept beside the row: `in` is the category by whose attributes it is to be read. */
export function titleParams({ categoryId, said }: FromTitle): Params {
  const plain = Object.entries(said).map(([field, value]) => [
    field,
    typeof value === 'boolean' ? String(value) : value,
  ])
  return { ...Object.fromEntries(plain), in: categoryId }
}

/** The same in words: `Pamięć RAM: 16 GB; Kolor: Czarny`. */
export function titleWords(
  { in: categoryId, ...said }: Params,
  categories: ReadonlyMap<number, Category>,
  locale: Locale,
): string {
  const schema = categories.get(Number(categoryId))?.attributes ?? []
  const fields: Readonly<Record<string, string>> = FIELDS[locale]
  const values: Readonly<Record<string, string>> = VALUES[locale]
  const word = ([field, value]: [string, string | number]): string => {
    const key = attributeOf(field)
    const attribute = key === undefined ? undefined : schema.find((one) => one.key === key)
    if (attribute) {
      const written = attribute.type === 'boolean' ? value === 'true' : value
      return `${attributeName(attribute, locale)}: ${attributeText(attribute, written, locale, VALUES[locale])}`
    }
    const category = field === 'category' ? categories.get(Number(value)) : undefined
    const text = category
      ? pickText(category.names as LocalText, locale)
      : (values[`${field}_${value}`] ?? String(value))
    return `${fields[`column_${field}`] ?? key ?? field}: ${text}`
  }
  return Object.entries(said).map(word).join('; ')
}
