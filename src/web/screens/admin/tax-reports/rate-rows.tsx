import { X } from 'lucide-react'
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form'
import { RATE_CURRENCIES } from '../../../../domains/tax-reports/contract.ts'
import { must } from '../../../../values/must.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { parseRate, type SettingsValues } from './settings-values.ts'

const FIRST = must(RATE_CURRENCIES[0], 'a currency with a rate')

type Props = {
  form: UseFormReturn<SettingsValues>
  rates: UseFieldArrayReturn<SettingsValues, 'rates'>
  years: readonly number[]
}

/** What a euro was worth in each year, with where it was read. */
export function RateRows({ form, rates, years }: Props) {
  const t = useTexts('taxReports')
  const { errors } = form.formState
  return (
    <fieldset className="flex w-full flex-col gap-3">
      <legend className="pb-1 font-medium text-sm">{t('rates')}</legend>
      {rates.fields.length === 0 && <p className="text-muted text-sm">{t('ratesNone')}</p>}
      {rates.fields.map(({ id }, at) => (
        <div key={id} className="flex flex-wrap items-start gap-3">
          <SelectField
            className="w-28"
            label={t('year')}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            {...form.register(`rates.${at}.year`)}
          />
          <TextField
            className="w-32"
            label={t('rate')}
            inputMode="decimal"
            autoComplete="off"
            error={errors.rates?.[at]?.rate?.message}
            {...form.register(`rates.${at}.rate`, { validate: (typed) => !!parseRate(typed) || t('needed') })}
          />
          <SelectField
            className="w-28"
            label={t('currency')}
            options={RATE_CURRENCIES.map((value) => ({ value, label: value }))}
            {...form.register(`rates.${at}.currency`)}
          />
          <TextField
            className="min-w-0 flex-1 basis-40"
            label={t('source')}
            maxLength={120}
            error={errors.rates?.[at]?.source?.message}
            {...form.register(`rates.${at}.source`, { validate: (typed) => typed.trim() !== '' || t('needed') })}
          />
          <IconButton className="mt-6" label={t('removeRate', { number: at + 1 })} onClick={() => rates.remove(at)}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => rates.append({ year: String(years[1] ?? years[0]), currency: FIRST, rate: '', source: 'EBC' })}
      >
        {t('addRate')}
      </Button>
    </fieldset>
  )
}
