import type { OrderPaymentStatus, PurchaseView } from '../../../../domains/orders/contract.ts'
import { CancelOrder } from '../../../parts/purchase/cancel-order.tsx'
import { HoldClock } from '../../../parts/purchase/hold-clock.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConfirmByLink } from './confirm-by-link.tsx'

type Props = { purchase: PurchaseView; expired: boolean; onEnd: () => void; reload: () => Promise<void> }

/** On the order's page while a payment or confirmation is due: the clock and the way on; after the time, what became of the goods. */
export function FinishPayment({ purchase, expired, onEnd, reload }: Props) {
  const t = useTexts('payment')
  // What was decided to go back stands at its order.
  const late = purchase.orders.filter((order) => order.givenBack === 0)
  const has = (status: OrderPaymentStatus) => late.some((order) => order.paymentStatus === status)
  if (has('refundDue') || has('refunded')) {
    const done = !has('refundDue')
    const givenUp = late.every(({ status, paymentStatus }) => paymentStatus !== 'refundDue' || status === 'cancelled')
    return (
      <Notice tone={done ? 'info' : 'warning'} title={t(done ? 'refundedTitle' : 'lateTitle')}>
        {t(done ? 'refundedText' : givenUp ? 'lateCancelledText' : 'lateText')}
      </Notice>
    )
  }
  if (expired) {
    const unpaid = purchase.orders.some((order) => order.status === 'expired' && order.paymentStatus === 'unpaid')
    return (
      <Notice tone="warning" live title={t('expiredTitle')}>
        {t(unpaid ? 'expiredText' : 'notConfirmedText')}
      </Notice>
    )
  }
  const toConfirm = purchase.toConfirm && <ConfirmByLink purchase={purchase} onEnd={onEnd} reload={reload} />
  if (purchase.dueOnline === 0) return toConfirm
  return (
    <>
      {toConfirm}
      <section aria-labelledby="finish" className="rounded-lg border border-accent bg-surface p-4 sm:p-5 print:hidden">
        <h2 id="finish" className="mb-3 text-lg">
          {t('finishTitle')}
        </h2>
        {purchase.heldUntil && <HoldClock heldUntil={purchase.heldUntil} now={purchase.now} onEnd={onEnd} />}
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={`/payment-selection?order=${purchase.key}`}>{t('finishPay')}</LinkButton>
          <div className="-ml-4 sm:ml-0">
            <CancelOrder orderKey={purchase.key} reload={reload} />
          </div>
        </div>
      </section>
    </>
  )
}
