import { useForm } from 'react-hook-form'
import { ORDER_SETTING_LIMITS as LIMITS } from '../../../../domains/orders/rules/order-clocks.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { namesOf, type OrderSettings, type ReturnRules, readCounts, readWithin, writeCounts } from './period-values.ts'

/** When orders that nobody moves go on by themselves. */
export function OrderDays({ settings, returns }: { settings: OrderSettings; returns: ReturnRules }) {
  const t = useTexts('periods')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: writeCounts(LIMITS, settings) })
  const { errors } = form.formState
  const save = form.handleSubmit((values) => {
    const body = readCounts(LIMITS, values)
    return (
      body &&
      run(async () => {
        try {
          await api('PUT /api/admin/order-settings', { body })
        } catch (error) {
          if (!refuseFields(form, error)) throw error
          return false
        }
      }, t('saved'))
    )
  })
  const problemOf = (name: keyof typeof LIMITS, typed: string) => {
    const [least, most] = LIMITS[name]
    const count = readWithin(typed, LIMITS[name])
    if (count === null) return t('between', { least, most })
    if (name === 'withdrawalDays' && count < returns.withdrawalDays) {
      return t('completedTooEarly', { days: returns.withdrawalDays })
    }
    return true
  }
  return (
    <Panel title={t('orders')} aria-label={t('orders')}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void save(event)}>
        <p className="text-muted text-sm">{t('ordersText')}</p>
        {namesOf(LIMITS).map((name) => (
          <TextField
            key={name}
            className="w-full"
            label={t(`order_${name}`)}
            hint={t(`orderHint_${name}`)}
            inputMode="numeric"
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name, { validate: (typed) => problemOf(name, typed) })}
          />
        ))}
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
