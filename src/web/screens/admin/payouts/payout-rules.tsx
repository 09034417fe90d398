import { useForm } from 'react-hook-form'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { hundredthsText, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Settings = ApiOutput<'GET /api/admin/payout-settings'>
const MOST = { delayDays: 90, transitDays: 60 } as const

/** When sellers are paid, and by how many people. */
export function PayoutRules({ settings }: { settings: Settings }) {
  const t = useTexts('payouts')
  const locale = useLocale()
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const form = useForm({
    defaultValues: {
      delayDays: String(settings.delayDays),
      transitDays: String(settings.transitDays),
      minimum: hundredthsText(settings.minimum, locale),
      approvals: String(settings.approvals),
    },
  })
  const save = form.handleSubmit((values) => {
    const [delayDays, transitDays] = [readWhole(values.delayDays), readWhole(values.transitDays)]
    const minimum = parseHundredths(values.minimum)
    // The form has said so before.
    if (delayDays === null || transitDays === null || !minimum) return
    const body = { delayDays, transitDays, minimum, approvals: values.approvals === '2' ? (2 as const) : (1 as const) }
    return run(
      async () => (await confirmed(() => api('PUT /api/admin/payout-settings', { body }))) !== undefined,
      t('saved'),
    )
  })
  const days = (name: keyof typeof MOST) => (
    <TextField
      label={t(name)}
      inputMode="numeric"
      error={form.formState.errors[name]?.message}
      {...form.register(name, {
        validate: (typed) => {
          const count = readWhole(typed)
          return (count !== null && count <= MOST[name]) || t('daysInvalid', { maximum: MOST[name] })
        },
      })}
    />
  )
  return (
    <Panel title={t('settings')} aria-label={t('settings')}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void save(event)}>
        <div className="grid w-full items-start gap-4 sm:grid-cols-2">
          {days('delayDays')}
          {days('transitDays')}
          <TextField
            label={t('minimum')}
            hint={t('minimumHint')}
            inputMode="decimal"
            error={form.formState.errors.minimum?.message}
            {...form.register('minimum', { validate: (typed) => !!parseHundredths(typed) || t('minimumInvalid') })}
          />
          <SelectField
            label={t('approvals')}
            options={(['1', '2'] as const).map((value) => ({ value, label: t(`approvals_${value}`) }))}
            {...form.register('approvals')}
          />
        </div>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
      {dialog}
    </Panel>
  )
}
