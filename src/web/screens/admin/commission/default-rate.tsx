import { useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { hundredthsText } from '../../../parts/forms/hundredths.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RateField, readRate } from './rate-field.tsx'

/** The commission where no rule says otherwise. */
export function DefaultRate({ rate }: { rate: number }) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { rate: hundredthsText(rate, locale, 'percent') } })
  const save = form.handleSubmit((values) =>
    run(() => api('PUT /api/admin/commission', { body: { rate: readRate(values.rate) ?? rate } }), t('rateSaved')),
  )
  return (
    <Panel title={t('defaultRate')} aria-label={t('defaultRate')}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void save(event)}>
        <RateField className="w-full sm:w-56" control={form.control} />
        <Button type="submit" busy={busy} disabled={readRate(form.watch('rate')) === rate}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
