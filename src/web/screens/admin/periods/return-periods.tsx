import { useForm } from 'react-hook-form'
import { RETURN_RULE_LIMITS as LIMITS } from '../../../../domains/returns/rules/periods.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { namesOf, type OrderSettings, type ReturnRules, readCounts, readWithin, writeCounts } from './period-values.ts'

/** How long buyers and sellers have with what comes back or is complained of. */
export function ReturnPeriods({ rules, orders }: { rules: ReturnRules; orders: OrderSettings }) {
  const t = useTexts('periods')
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: {
      ...writeCounts(LIMITS, rules),
      silenceAccepts: rules.silenceAccepts,
      informedFrom: rules.informedFrom === null ? '' : rules.informedFrom,
    },
  })
  const { errors } = form.formState
  const save = form.handleSubmit(({ silenceAccepts, informedFrom, ...typed }) => {
    const counts = readCounts(LIMITS, typed)
    return (
      counts &&
      run(async () => {
        try {
          const body = { ...counts, silenceAccepts, informedFrom: informedFrom === '' ? null : informedFrom }
          await api('PUT /api/admin/return-rules', { body })
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
    if (name === 'withdrawalDays' && count > orders.withdrawalDays) {
      return t('completedBefore', { days: orders.withdrawalDays })
    }
    return true
  }
  return (
    <Panel title={t('returns')} aria-label={t('returns')}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void save(event)}>
        <p className="text-muted text-sm">{t('returnsText')}</p>
        {namesOf(LIMITS).map((name) => (
          <TextField
            key={name}
            className="w-full"
            label={t(`return_${name}`)}
            hint={t(`returnHint_${name}`)}
            inputMode="numeric"
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name, { validate: (typed) => problemOf(name, typed) })}
          />
        ))}
        <CheckboxField
          label={t('silenceAccepts')}
          hint={t('silenceAcceptsHint')}
          error={errors.silenceAccepts?.message}
          {...form.register('silenceAccepts')}
        />
        <TextField
          optional
          className="w-full"
          type="date"
          label={t('informedFrom')}
          hint={t('informedFromHint')}
          error={errors.informedFrom?.message}
          {...form.register('informedFrom')}
        />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
