import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { PayoutLine } from '../../../../domains/payouts/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import type { Currency } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { hundredthsText, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { line: PayoutLine; currency: Currency; onClose: () => void }

/** A seller paid what it owed, or a part of it. */
export function RepayDialog({ line, currency, onClose }: Props) {
  const t = useTexts('payouts')
  const locale = useLocale()
  const id = useId()
  const { busy, run } = useAction()
  const today = marketDay(new Date())
  const form = useForm({
    defaultValues: { amount: hundredthsText(-line.amount, locale), receivedOn: today, note: '' },
  })
  const { errors } = form.formState
  const save = form.handleSubmit(async ({ amount, receivedOn, note }) => {
    const paid = parseHundredths(amount)
    // The form has said so before.
    if (!paid) return
    const body = { amount: paid, currency, receivedOn, note: note.trim() || null }
    const done = await run(async () => {
      try {
        await api('POST /api/admin/companies/{id}/repayments', { params: { id: line.companyId }, body })
      } catch (error) {
        if (refuseFields(form, error)) return false
        throw error
      }
      return true
    }, t('repaid'))
    if (done) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('repayOf', { company: line.company })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('repay')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <p className="text-sm">{t('repayText')}</p>
        <TextField
          label={t('repayAmount')}
          inputMode="decimal"
          error={errors.amount?.message}
          {...form.register('amount', { validate: (typed) => !!parseHundredths(typed) || t('amountInvalid') })}
        />
        <TextField
          label={t('repayOn')}
          type="date"
          max={today}
          error={errors.receivedOn?.message}
          {...form.register('receivedOn', { required: t('dayNeeded') })}
        />
        <TextField label={t('repayNote')} maxLength={300} {...form.register('note')} />
      </form>
    </Dialog>
  )
}
