import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { RefundView, RefundViewState } from '../../../domains/refunds/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldMessages } from '../forms/field-messages.ts'
import { useAction } from '../forms/use-action.ts'
import type { TransferVerbs } from './use-order-refunds.ts'

type Props = {
  transfer: NonNullable<RefundView['transfer']>
  state: RefundViewState
  amount: string
  verbs: TransferVerbs
}

/** A refund by transfer: the account it goes to, entered or corrected until it was paid; who pays notes that it was. */
export function TransferAccount({ transfer, state, amount, verbs }: Props) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const [editing, setEditing] = useState(false)
  const { id, iban, holder, payer } = transfer
  if (iban === null || editing) {
    return <AccountForm {...{ id, amount, verbs }} onSaved={() => setEditing(false)} />
  }
  const pay = verbs.paid
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <p className="numbers break-words">{t('accountKnown', { iban, holder: holder ?? '' })}</p>
      {state === 'transferDue' && (
        <div className="flex flex-wrap gap-2">
          {pay && payer === verbs.payer && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              onClick={() => void run(() => pay(id, iban), t('paidDone'))}
            >
              {t('markPaid')}
            </Button>
          )}
          <Button size="sm" variant="quiet" className="noscript:hidden" onClick={() => setEditing(true)}>
            {t('changeAccount')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AccountForm({
  id,
  amount,
  verbs,
  onSaved,
}: Pick<Props, 'amount' | 'verbs'> & { id: number; onSaved: () => void }) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { iban: '', holder: '' } })
  const { errors } = form.formState
  const save = form.handleSubmit(async (account) => {
    const done = await run(
      () =>
        verbs.account(id, account).catch((error: unknown) => {
          for (const [field, message] of Object.entries(fieldMessages(error))) {
            if (field === 'iban' || field === 'holder') form.setError(field, { message }, { shouldFocus: true })
          }
          throw error
        }),
      t('accountSaved'),
    )
    if (done) onSaved()
  })
  const required = { validate: (value: string) => value.trim().length >= 2 || t('required') }
  return (
    <form
      noValidate
      method="post"
      {...(verbs.plainAction && { action: verbs.plainAction })}
      onSubmit={(event) => void save(event)}
      className="mt-2 flex flex-col gap-3 print:hidden"
    >
      <input type="hidden" name="step" value="account" />
      <input type="hidden" name="transfer" value={id} />
      <p className="font-medium">{t('accountTitle')}</p>
      <p className="text-muted">{t('accountLead', { amount })}</p>
      <TextField
        label={t('iban')}
        autoComplete="off"
        error={errors.iban?.message}
        {...form.register('iban', required)}
      />
      <TextField
        label={t('holder')}
        autoComplete="name"
        error={errors.holder?.message}
        {...form.register('holder', required)}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={busy}>
        {t('saveAccount')}
      </Button>
    </form>
  )
}
