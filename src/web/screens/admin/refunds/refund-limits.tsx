import { useForm } from 'react-hook-form'
import { LIMITED_ROLES, type RefundLimits as Limits } from '../../../../domains/refunds/contract.ts'
import { api } from '../../../browser-api.ts'
import { hundredthsText, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useMarketCurrency } from '../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** How much sellers' people may give back of an order where their company said nothing. */
export function RefundLimits({ limits }: { limits: Limits }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { sign } = useMarketCurrency()
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: {
      manager: hundredthsText(limits.manager, locale),
      accountant: hundredthsText(limits.accountant, locale),
    },
  })
  const { errors } = form.formState
  const save = form.handleSubmit(({ manager, accountant }) => {
    const body = { manager: parseHundredths(manager) ?? null, accountant: parseHundredths(accountant) ?? null }
    return run(() => api('PUT /api/admin/refund-limits', { body }), t('limitsSaved'))
  })
  return (
    <form
      aria-label={t('limitsTitle')}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-xl flex-col gap-4"
    >
      <h2 className="text-lg">{t('limitsTitle')}</h2>
      <p className="text-muted text-sm">
        {t('limitsLead')} {t('limitsOperator')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {LIMITED_ROLES.map((role) => (
          <TextField
            key={role}
            optional
            label={`${t(`role_${role}`)} (${sign})`}
            inputMode="decimal"
            error={errors[role]?.message}
            {...form.register(role, { validate: (text) => parseHundredths(text) !== undefined || t('required') })}
          />
        ))}
      </div>
      <Button type="submit" variant="secondary" className="self-start" busy={busy}>
        {t('saveLimits')}
      </Button>
    </form>
  )
}
