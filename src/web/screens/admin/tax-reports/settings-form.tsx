import { useFieldArray, useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RateRows } from './rate-rows.tsx'
import { bodyOf, isAmount, isBetween, type Settings, type SettingsValues, valuesOf } from './settings-values.ts'

const BOUNDS = { sales: [0, 10_000], secondAfterDays: [7, 180], holdAfterDays: [60, 365] } as const

/** Who is reported, by which rates, and what happens where data are missing. */
export function SettingsForm({ settings, years }: { settings: Settings; years: readonly number[] }) {
  const t = useTexts('taxReports')
  const locale = useLocale()
  const { busy, run } = useAction()
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings, locale) })
  const rates = useFieldArray({ control: form.control, name: 'rates' })
  const { errors } = form.formState
  const save = form.handleSubmit((values) =>
    run(() => api('PUT /api/admin/tax-report-settings', { body: bodyOf(values) }), t('settingsSaved')),
  )
  const count = (name: keyof typeof BOUNDS) => {
    const [minimum, maximum] = BOUNDS[name]
    return (
      <TextField
        label={t(name)}
        inputMode="numeric"
        error={errors[name]?.message}
        {...form.register(name, {
          validate: (typed) => isBetween(typed, minimum, maximum) || t('numberInvalid', { minimum, maximum }),
        })}
      />
    )
  }
  return (
    <Panel title={t('settings')} aria-label={t('settings')}>
      <form noValidate className="flex flex-col items-start gap-5" onSubmit={(event) => void save(event)}>
        <div className="grid w-full items-start gap-4 sm:grid-cols-2">
          {count('sales')}
          <TextField
            label={t('amount')}
            inputMode="decimal"
            error={errors.amount?.message}
            {...form.register('amount', {
              validate: (typed) => isAmount(typed) || t('needed'),
            })}
          />
          <SelectField
            label={t('join')}
            options={(['and', 'or'] as const).map((value) => ({ value, label: t(`join_${value}`) }))}
            {...form.register('join')}
          />
          <SelectField
            label={t('rateFrom')}
            options={(['yearly', 'table'] as const).map((value) => ({ value, label: t(`rateFrom_${value}`) }))}
            {...form.register('rateFrom')}
          />
        </div>
        <RateRows form={form} rates={rates} years={years} />
        <div className="grid w-full items-start gap-4 sm:grid-cols-2">
          <CheckboxField label={t('remind')} {...form.register('remind')} />
          {count('secondAfterDays')}
          <CheckboxField label={t('hold')} {...form.register('hold')} />
          {count('holdAfterDays')}
        </div>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
