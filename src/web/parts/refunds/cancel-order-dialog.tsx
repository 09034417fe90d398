import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { CancelBody, OrderRefunds } from '../../../domains/refunds/contract.ts'
import { CANCEL_PAID_REASONS } from '../../../domains/refunds/rules/reasons.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { useAction } from '../forms/use-action.ts'
import { ReasonFields, type ReasonForm } from './reason-fields.tsx'

type Props = { refunds: OrderRefunds; onCancel: (body: CancelBody) => Promise<unknown>; onClose: () => void }

/** Calls off an order: what follows, why, and what the buyer should read. */
export function CancelOrderDialog({ refunds, onCancel, onClose }: Props) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const id = useId()
  const { isPaid } = refunds
  const { busy, run } = useAction()
  const form = useForm<ReasonForm<CancelBody['reason']>>({ defaultValues: { reason: 'buyerAsked', words: '' } })
  const cancel = form.handleSubmit(async ({ reason, words }) => {
    if (
      await run(() => onCancel({ reason, words: words.trim() || null }), t(isPaid ? 'cancelDone' : 'cancelUnpaidDone'))
    )
      onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isPaid ? 'cancelTitle' : 'cancelUnpaidTitle')}
      actions={
        <Button variant="danger" type="submit" form={id} busy={busy}>
          {t(isPaid ? 'cancelConfirm' : 'cancelUnpaidTitle')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void cancel(event)} className="flex flex-col gap-4">
        <p className="text-sm">{t(isPaid ? 'cancelLead' : 'cancelUnpaidLead')}</p>
        {isPaid && (
          <p className="flex justify-between gap-4 text-sm">
            <span>{t('willGoBack')}</span>
            <span className="numbers font-semibold">{formatMoney(refunds.left.total, refunds.currency, locale)}</span>
          </p>
        )}
        <ReasonFields form={form} reasons={CANCEL_PAID_REASONS} />
      </form>
    </Dialog>
  )
}
