import { RETURN_RULE_LIMITS } from '../../../../domains/returns/rules/periods.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { OrderSettings, ReturnRules } from './period-values.ts'
import { PeriodsForm } from './periods-form.tsx'

/** How long buyers and sellers have with what comes back or is complained of. */
export function ReturnPeriods({ rules, orders }: { rules: ReturnRules; orders: OrderSettings }) {
  const t = useTexts('periods')
  const informedFrom = rules.informedFrom === null ? '' : rules.informedFrom
  return (
    <PeriodsForm
      title={t('returns')}
      text={t('returnsText')}
      limits={RETURN_RULE_LIMITS}
      counts={rules}
      more={{ silenceAccepts: rules.silenceAccepts, informedFrom }}
      wordsOf={(name) => ({ label: t(`return_${name}`), hint: t(`returnHint_${name}`) })}
      problemOf={(name, count) =>
        name === 'withdrawalDays' && count > orders.withdrawalDays
          ? t('completedBefore', { days: orders.withdrawalDays })
          : undefined
      }
      send={(counts, more) =>
        api('PUT /api/admin/return-rules', {
          body: { ...counts, ...more, informedFrom: more.informedFrom === '' ? null : more.informedFrom },
        })
      }
    >
      {({ register, formState: { errors } }) => (
        <>
          <CheckboxField
            label={t('silenceAccepts')}
            hint={t('silenceAcceptsHint')}
            error={errors.silenceAccepts?.message}
            {...register('silenceAccepts')}
          />
          <TextField
            optional
            className="w-full"
            type="date"
            label={t('informedFrom')}
            hint={t('informedFromHint')}
            error={errors.informedFrom?.message}
            {...register('informedFrom')}
          />
        </>
      )}
    </PeriodsForm>
  )
}
