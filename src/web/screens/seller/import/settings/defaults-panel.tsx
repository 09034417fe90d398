import type { CategoryOption } from '../../../../parts/categories/category-options.ts'
import type { ImportSettings } from '../../../../parts/imports/import-types.ts'
import { gradeName, stateName } from '../../../../parts/product-card/state-badge.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { ImportPage } from '../load-import.ts'
import { GRADES, STATES, STATUSES } from './choices.ts'
import { NumberField } from './number-field.tsx'
import { ShopsField } from './shops-field.tsx'
import type { Change } from './use-settings.ts'

type Defaults = ImportSettings['defaults']
type Props = {
  settings: ImportSettings
  errors: Readonly<Record<string, string>>
  categories: readonly CategoryOption[]
  shops: ImportPage['shops']
  change: Change
}

/** What holds where the file says nothing. */
export function DefaultsPanel({ settings, errors, categories, shops, change }: Props) {
  const t = useTexts('imports')
  const shell = useTexts('shell')
  const { defaults } = settings
  const set = (part: Partial<Defaults>) => change({ defaults: { ...defaults, ...part } })
  return (
    <Panel title={t('defaultsTitle')} aria-label={t('defaultsTitle')}>
      <p className="max-w-text pb-4 text-muted text-sm">{t('defaultsText')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SelectField
          className="sm:col-span-2 xl:col-span-3"
          label={t('category')}
          value={String(defaults.categoryId ?? '')}
          error={errors['defaults.categoryId']}
          options={[{ value: '', label: t('chooseCategory') }, ...categories]}
          onChange={({ target }) => set({ categoryId: target.value === '' ? null : Number(target.value) })}
        />
        <SelectField
          label={t('state')}
          value={defaults.state}
          options={STATES.map((value) => ({ value, label: stateName(shell, value) }))}
          onChange={({ target }) => set({ state: target.value as Defaults['state'] })}
        />
        <SelectField
          label={t('grade')}
          value={defaults.grade ?? ''}
          error={errors['defaults.grade']}
          options={[
            { value: '', label: t('noGrade') },
            ...GRADES.map((value) => ({ value, label: gradeName(shell, value) })),
          ]}
          onChange={({ target }) => set({ grade: target.value === '' ? null : (target.value as Defaults['grade']) })}
        />
        <SelectField
          label={t('vat')}
          value={defaults.vatScheme}
          options={(['vat23', 'margin'] as const).map((value) => ({ value, label: t(`vat_${value}`) }))}
          onChange={({ target }) => set({ vatScheme: target.value as Defaults['vatScheme'] })}
        />
        <NumberField
          label={t('quantity')}
          min={0}
          max={1_000_000}
          value={defaults.quantity}
          error={errors['defaults.quantity']}
          onChange={(quantity) => set({ quantity })}
        />
        <NumberField
          label={t('deliveryDays')}
          min={0}
          max={60}
          value={defaults.deliveryDays}
          error={errors['defaults.deliveryDays']}
          onChange={(deliveryDays) => set({ deliveryDays })}
        />
        <NumberField
          label={t('warrantyMonths')}
          min={0}
          max={120}
          value={defaults.warrantyMonths}
          error={errors['defaults.warrantyMonths']}
          onChange={(warrantyMonths) => set({ warrantyMonths })}
        />
        <SelectField
          label={t('publish')}
          value={defaults.status}
          options={STATUSES.map((value) => ({ value, label: t(`publish_${value}`) }))}
          onChange={({ target }) => set({ status: target.value as Defaults['status'] })}
        />
      </div>
      {shops.length > 0 && (
        <ShopsField shops={shops} chosen={defaults.shopIds} onChange={(shopIds) => set({ shopIds })} />
      )}
    </Panel>
  )
}
