import type { AttributeSchema } from '../../../../../domains/categories/contract.ts'
import {
  attributeOf,
  IMPORT_FIELD_GROUPS,
  IMPORT_FIELDS,
  joinerOf,
  type PlainField,
} from '../../../../../domains/imports/rules/import-fields.ts'
import { type Locale, type LocalText, pickText } from '../../../../../values/locale.ts'
import type { CategoryTree } from '../../../../parts/categories/category-tree.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import type { Translate } from '../../../../texts/registry.ts'
import { plainFieldName } from '../field-words.ts'

export type FieldGroup = { label: string; fields: { value: string; label: string }[] }

const PLAIN = Object.keys(IMPORT_FIELDS) as PlainField[]

/** What a column may be, by groups: the fields of a product, then the attributes of the categories in question. */
export function fieldGroups(
  t: Translate<'imports'>,
  attributes: readonly AttributeSchema[],
  locale: Locale,
): FieldGroup[] {
  const plain = IMPORT_FIELD_GROUPS.map((group) => ({
    label: t(`group_${group}`),
    fields: PLAIN.filter((field) => IMPORT_FIELDS[field].group === group).map((field) => ({
      value: field,
      label: plainFieldName(field, locale),
    })),
  }))
  const named = attributes.map((one) => ({ value: `attribute.${one.key}`, label: attributeName(one, locale) }))
  return named.length === 0 ? plain : [...plain, { label: t('group_attributes'), fields: named }]
}

function attributeName({ names, unit }: AttributeSchema, locale: Locale): string {
  const name = pickText(names as LocalText, locale)
  return unit ? `${name} (${unit})` : name
}

/** Attributes of every category that the file may lead to, each key once. */
export function attributesFor(tree: CategoryTree, view: ImportView, settings: ImportSettings): AttributeSchema[] {
  const ids = [settings.defaults.categoryId, ...view.categoryWords.map((word) => word.categoryId)]
  const chosen = [...ids, ...settings.categories.map((word) => word.categoryId)]
  const byKey = new Map<string, AttributeSchema>()
  for (const id of new Set(chosen)) {
    if (id !== null) for (const one of tree.schema(id)) if (!byKey.has(one.key)) byKey.set(one.key, one)
  }
  // A header may say what a column is before anybody has chosen a category: it has a name all the same.
  for (const key of meantBy(settings)) {
    const named = byKey.has(key) ? undefined : anywhere(tree, key)
    if (named) byKey.set(key, named)
  }
  return [...byKey.values()]
}

const meantBy = ({ mapping }: ImportSettings) => mapping.flatMap(({ field }) => attributeOf(field) ?? [])

function anywhere(tree: CategoryTree, key: string): AttributeSchema | undefined {
  for (const id of tree.byId.keys()) {
    const found = tree.schema(id).find((one) => one.key === key)
    if (found) return found
  }
  return undefined
}

/** What a field is called; an attribute of a category that is not chosen any more by its key. */
export function fieldName(groups: readonly FieldGroup[], field: string): string {
  const known = groups.flatMap(({ fields }) => fields).find(({ value }) => value === field)
  return known?.label ?? attributeOf(field) ?? field
}

/** Whether a second column may be the same. */
export const mayRepeat = (field: string) => joinerOf(field) !== undefined
