import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { LIMITED_ROLES, type RefundLimits } from '../../../domains/refunds/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { hundredthsText, parseHundredths } from '../forms/hundredths.ts'
import { useAction } from '../forms/use-action.ts'
import { useMarketCurrency } from '../use-market-currency.ts'

type Props = {
  limits: RefundLimits
  onSave: (limits: RefundLimits) => Promise<unknown>
  /** Buttons beside that which saves. */
  children?: ReactNode
}

/** How much each role may give back of an order. */
export function LimitsForm({ limits, onSave, children }: Props) {
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
    return run(() => onSave(body), t('limitsSaved'))
  })
  return (
    <form
      aria-label={t('limitsTitle')}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-xl flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {LIMITED_ROLES.map((role) => (
          <TextField
            key={role}
            optional
            label={`${t(`role_${role}`)} (${sign})`}
            inputMode="decimal"
            error={errors[role]?.message}
            {...form.register(role, { validate: (text) => parseHundredths(text) !== undefined || t('amountWanted') })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={busy}>
          {t('saveLimits')}
        </Button>
        {children}
      </div>
    </form>
  )
}
