import {
  IMPORT_FIELDS,
  type NamedField,
  type PlainField,
  textColumn,
} from '../../../../domains/imports/rules/import-fields.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../../values/locale.ts'
import { textsOf } from '../../../texts/registry.ts'

/** What a plain field of a product is called: `Opis`, `Opis po angielsku`. */
export function plainFieldName(field: PlainField, locale: Locale): string {
  const t = textsOf(locale, 'imports')
  const text = textColumn(field)
  if (!text || text.locale === DEFAULT_LOCALE) return t(`field_${field as NamedField}`)
  return `${t(`field_${text.name}`)} ${textsOf(locale, 'languages')(`in_${text.locale}`)}`
}

/** The same where the file has no column for it; null for none and for attributes. */
export function fieldWords(field: string | null, locale: Locale): string | null {
  return field !== null && Object.hasOwn(IMPORT_FIELDS, field) ? plainFieldName(field as PlainField, locale) : null
}
