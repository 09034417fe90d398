import { useForm } from 'react-hook-form'
import type { RatesTable } from '../../../../domains/exchange-rates/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import type { DisplayCurrency } from '../../../../values/exchange.ts'
import { must } from '../../../../values/must.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { readRateText } from './rate-text.ts'

/** A further row of the table. */
export function RateForm({ table }: { table: RatesTable }) {
  const t = useTexts('rates')
  const { busy, run } = useAction()
  const today = marketDay(new Date())
  const form = useForm({
    defaultValues: { currency: table.currencies[0]?.currency as string, rate: '', day: today, source: '' },
  })
  const { errors } = form.formState
  const save = form.handleSubmit(async ({ currency, rate, day, source }) => {
    const body = {
      currency: currency as DisplayCurrency,
      rate: must(readRateText(rate), 'a checked rate'),
      day,
      source,
    }
    if (await run(() => api('POST /api/admin/exchange-rates', { body }), t('entered'))) form.resetField('rate')
  })
  return (
    <Panel title={t('enter')} aria-label={t('enter')}>
      <form noValidate className="grid items-start gap-4 sm:grid-cols-2" onSubmit={(event) => void save(event)}>
        <SelectField
          label={t('currency')}
          options={table.currencies.map(({ currency }) => ({ value: currency, label: currency }))}
          {...form.register('currency')}
        />
        <TextField
          label={t('rateOf', { of: table.of, currency: form.watch('currency') })}
          hint={t('rateHint')}
          inputMode="decimal"
          autoComplete="off"
          required
          error={errors.rate?.message}
          {...form.register('rate', { validate: (text) => readRateText(text) !== undefined || t('rateWrong') })}
        />
        <TextField
          label={t('day')}
          type="date"
          max={today}
          required
          error={errors.day?.message}
          {...form.register('day', { validate: (day) => (day !== '' && day <= today) || t('dayWrong') })}
        />
        <TextField
          label={t('source')}
          hint={t('sourceHint')}
          maxLength={80}
          required
          error={errors.source?.message}
          {...form.register('source', { validate: (text) => text.trim() !== '' || t('sourceWrong') })}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('enterButton')}
        </Button>
      </form>
    </Panel>
  )
}
