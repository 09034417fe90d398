import type { ImportReading } from '../../../../../domains/imports/contract.ts'
import { DECIMAL_MARKS, ENCODINGS } from '../../../../../domains/imports/rules/import-limits.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SEPARATOR_NAMES } from './choices.ts'
import { NumberField } from './number-field.tsx'
import { SampleTable } from './sample-table.tsx'
import type { Change } from './use-settings.ts'

type Props = {
  view: ImportView
  settings: ImportSettings
  errors: Readonly<Record<string, string>>
  change: Change
}

/** How the file is read, and what comes of it. */
export function ReadingPanel({ view, settings, errors, change }: Props) {
  const t = useTexts('imports')
  const { reading } = settings
  const set = (part: Partial<ImportReading>) => change({ reading: { ...reading, ...part } })
  return (
    <Panel title={t('readingTitle')} aria-label={t('readingTitle')}>
      <p className="max-w-text pb-4 text-muted text-sm">{t('readingText')}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {view.format === 'csv' && (
          <>
            <SelectField
              label={t('encoding')}
              value={reading.encoding}
              error={errors['reading.encoding']}
              options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={({ target }) => set({ encoding: target.value as ImportReading['encoding'] })}
            />
            <SelectField
              label={t('separator')}
              value={reading.separator}
              error={errors['reading.separator']}
              options={SEPARATOR_NAMES.map(({ value, name }) => ({ value, label: t(name) }))}
              onChange={({ target }) => set({ separator: target.value as ImportReading['separator'] })}
            />
          </>
        )}
        {view.format === 'xlsx' && (
          <SelectField
            label={t('sheet')}
            value={reading.sheet ?? ''}
            error={errors['reading.sheet']}
            options={view.sheets.map((value) => ({ value, label: value }))}
            onChange={({ target }) => set({ sheet: target.value })}
          />
        )}
        <NumberField
          label={t('headerLine')}
          min={1}
          max={100}
          value={reading.headerLine}
          error={errors['reading.headerLine']}
          onChange={(headerLine) => set({ headerLine })}
        />
        <SelectField
          label={t('decimalMark')}
          value={reading.decimalMark}
          options={DECIMAL_MARKS.map((value) => ({ value, label: t(`decimal_${value}`) }))}
          onChange={({ target }) => set({ decimalMark: target.value as ImportReading['decimalMark'] })}
        />
      </div>
      <div className="pt-5">
        <SampleTable view={view} />
      </div>
    </Panel>
  )
}
