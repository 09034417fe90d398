import { useForm } from 'react-hook-form'
import { MOST_DAYS, type RatesTable } from '../../../../domains/exchange-rates/contract.ts'
import type { DisplayCurrency } from '../../../../values/exchange.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CurrencyTable } from './currency-table.tsx'

/** Which currencies visitors may choose, and for how long a rate is used. */
export function ChooseForm({ table }: { table: RatesTable }) {
  const t = useTexts('rates')
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: {
      days: String(table.maxAgeDays),
      shown: table.currencies.flatMap(({ currency, shown }) => (shown ? currency : [])) as string[],
    },
  })
  const save = form.handleSubmit(({ days, shown }) => {
    const body = { shown: shown as DisplayCurrency[], maxAgeDays: Number(days) }
    return run(() => api('PUT /api/admin/exchange-rates', { body }), t('chosen'))
  })
  const old = table.currencies.filter(({ state }) => state === 'too_old')
  return (
    <form
      noValidate
      aria-label={t('currencies')}
      className="flex flex-col gap-4"
      onSubmit={(event) => void save(event)}
    >
      {old.length > 0 && (
        <Notice tone="warning" title={t('oldTitle')}>
          {t('oldText', { list: old.map(({ currency }) => currency).join(', '), count: table.maxAgeDays })}
        </Notice>
      )}
      <CurrencyTable table={table} field={form.register('shown')} />
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          className="w-full sm:w-56"
          label={t('days')}
          inputMode="numeric"
          autoComplete="off"
          required
          error={form.formState.errors.days?.message}
          {...form.register('days', {
            validate: (text) =>
              (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_DAYS) ||
              t('daysWrong', { most: MOST_DAYS }),
          })}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
