import type { FieldError } from '../../../values/failure.ts'
import type { ImportSettings } from '../contract.ts'
import { readRate } from './convert-price.ts'
import { attributeOf } from './import-fields.ts'
import { claimedTwice } from './match-columns.ts'

/** What is wrong with settings in themselves. What is only missing may be said later. */
export function settingsErrors(
  { mapping, rate, defaults, categories }: ImportSettings,
  known: { categoryIds: ReadonlySet<number>; shopIds: ReadonlySet<number>; attributes: ReadonlySet<string> },
): FieldError[] {
  const errors: FieldError[] = []
  const columns = new Set<number>()
  const twice = new Set(claimedTwice(mapping))
  for (const [index, { column, field }] of mapping.entries()) {
    const attribute = attributeOf(field)
    if (twice.has(field) || columns.has(column)) errors.push({ field: `mapping.${index}`, code: 'mapping_twice' })
    if (attribute !== undefined && !known.attributes.has(attribute)) {
      errors.push({ field: `mapping.${index}`, code: 'unknown_attribute' })
    }
    columns.add(column)
  }
  if (rate !== null && rate !== '' && !readRate(rate)) errors.push({ field: 'rate', code: 'rate_invalid' })
  const unknown = (id: number | null) => id !== null && !known.categoryIds.has(id)
  if (unknown(defaults.categoryId)) errors.push({ field: 'defaults.categoryId', code: 'category_not_found' })
  for (const [index, { categoryId }] of categories.entries()) {
    if (unknown(categoryId)) errors.push({ field: `categories.${index}.categoryId`, code: 'category_not_found' })
  }
  if (defaults.shopIds.some((id) => !known.shopIds.has(id)))
    errors.push({ field: 'defaults.shopIds', code: 'shop_not_found' })
  return errors
}
