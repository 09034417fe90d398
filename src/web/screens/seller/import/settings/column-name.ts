import type { ImportView } from '../../../../parts/imports/import-types.ts'
import type { Translate } from '../../../../texts/registry.ts'

/** The name that the header gives a column, or its number. */
export const columnName = (
  t: Translate<'imports'>,
  { name, column }: Pick<ImportView['columns'][number], 'name' | 'column'>,
) => name.trim() || t('columnNo', { number: column + 1 })
