import { isImportField } from '../../../../../domains/imports/rules/import-fields.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { ColumnLine } from './column-line.tsx'
import { columnName } from './column-name.ts'
import { type FieldGroup, fieldName, mayRepeat } from './field-names.ts'
import type { Change } from './use-settings.ts'

type Props = {
  view: ImportView
  settings: ImportSettings
  errors: Readonly<Record<string, string>>
  groups: readonly FieldGroup[]
  change: Change
}

/** Each column of the file, and what it is. */
export function MappingPanel({ view, settings, errors, groups, change }: Props) {
  const t = useTexts('imports')
  const { mapping } = settings
  const fieldOf = (column: number): string => mapping.find((one) => one.column === column)?.field ?? ''
  const nameOf = (column: number) =>
    columnName(t, view.columns.find((one) => one.column === column) ?? { column, name: '' })
  const set = (column: number, field: string) => {
    const others = mapping.filter((one) => one.column !== column)
    const all = isImportField(field) ? [...others, { column, field }] : others
    change({ mapping: all.sort((one, other) => one.column - other.column) })
  }
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('mapping'))?.[1]
  return (
    <Panel title={t('mappingTitle')} aria-label={t('mappingTitle')}>
      <p className="max-w-text pb-4 text-muted text-sm">{t('mappingText')}</p>
      {view.remembered && <Notice className="mb-4">{t('remembered')}</Notice>}
      <FieldError id="mapping-error" error={wrong} />
      <ul>
        {view.columns.map((column) => {
          const field = fieldOf(column.column)
          const others = mapping.filter((one) => one.column !== column.column)
          const same = field === '' ? [] : others.filter((one) => one.field === field)
          return (
            <ColumnLine
              key={column.column}
              column={column}
              name={columnName(t, column)}
              field={field}
              known={field === '' ? '' : fieldName(groups, field)}
              groups={groups}
              takenBy={(value) => {
                const by = mayRepeat(value) ? undefined : others.find((one) => one.field === value)
                return by && nameOf(by.column)
              }}
              joined={same.map((one) => nameOf(one.column))}
              onChange={(value) => set(column.column, value)}
            />
          )
        })}
      </ul>
      <CheckboxField
        className="pt-4"
        label={t('generateCodes')}
        hint={t('generateCodesHint')}
        checked={settings.generateCodes}
        onChange={({ target }) => change({ generateCodes: target.checked })}
      />
    </Panel>
  )
}
