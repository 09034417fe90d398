import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { CANCEL_REASONS, type CancelReason } from '../../../../domains/orders/rules/cancel-reasons.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { OrderProps } from './order-props.ts'

const LONGEST = 500

/** Calls an order off: why, and what the buyer should read of it. */
export function CancelDialog({ company, order, onClose }: OrderProps & { onClose: () => void }) {
  const t = useTexts('fulfilment')
  const id = useId()
  const { busy, run } = useAction()
  const form = useForm<{ reason: CancelReason; words: string }>({
    defaultValues: { reason: order.method === 'store_pickup' ? 'notCollected' : 'buyerAsked', words: '' },
  })
  const params = { id: company.id, number: order.number }
  const needsWords = form.watch('reason') === 'another'
  const cancel = form.handleSubmit(async ({ reason, words }) => {
    const body = { reason, words: words.trim() || null }
    const done = await run(
      () => api('POST /api/companies/{id}/orders/{number}/cancel', { params, body }),
      t('cancelDone'),
    )
    if (done) onClose()
  })
  const error = form.formState.errors.words?.message
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelTitle', { number: order.number })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancelNo')}
          </Button>
          <Button variant="danger" type="submit" form={id} busy={busy}>
            {t('cancelYes')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void cancel(event)} className="flex flex-col gap-4">
        <p className="text-sm">{t('cancelText')}</p>
        <SelectField
          label={t('cancelReason')}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
          {...form.register('reason')}
        />
        <TextArea
          label={t('cancelWords')}
          rows={3}
          maxLength={LONGEST}
          {...(!needsWords && { optional: true })}
          {...(error && { error })}
          {...form.register('words', {
            validate: (words, { reason }) => reason !== 'another' || words.trim() !== '' || t('cancelWordsRequired'),
          })}
        />
      </form>
    </Dialog>
  )
}
