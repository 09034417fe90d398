import { IMPORT_FIELDS, type PlainField } from '../../../../domains/imports/rules/import-fields.ts'
import type { Translate } from '../../../texts/registry.ts'

/** What a field of a product is called, where the file has no column for it; null for none and for attributes. */
export function fieldWords(t: Translate<'imports'>, field: string | null): string | null {
  return field !== null && Object.hasOwn(IMPORT_FIELDS, field) ? t(`field_${field as PlainField}`) : null
}
