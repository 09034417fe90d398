import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { PayoutBatch } from '../../../../domains/payouts/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** The day on which the bank carried a batch out. */
export function PaidDialog({ batch, onClose }: { batch: PayoutBatch; onClose: () => void }) {
  const t = useTexts('payouts')
  const id = useId()
  const { busy, run } = useAction()
  const today = marketDay(new Date())
  const form = useForm({ defaultValues: { paidOn: today } })
  const mark = form.handleSubmit(async (body) => {
    const call = { params: { id: batch.id }, body }
    if (await run(() => api('POST /api/admin/payout-batches/{id}/paid', call), t('markedPaid'))) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('markPaid')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('markPaid')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void mark(event)}>
        <p className="pb-4 text-sm">{t('markPaidText')}</p>
        <TextField
          label={t('paidOn')}
          type="date"
          max={today}
          error={form.formState.errors.paidOn?.message}
          {...form.register('paidOn', { required: t('dayNeeded') })}
        />
      </form>
    </Dialog>
  )
}
