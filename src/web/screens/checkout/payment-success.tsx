import { useSearchParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CheckoutSteps } from '../../parts/purchase/checkout-steps.tsx'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { usePurchase } from '../../parts/purchase/use-purchase.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PaidPurchase } from './payment-success/paid-purchase.tsx'
import { useOutcome } from './payment-success/use-outcome.ts'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: where the provider sends the buyer back to. It says thank you only when the payment is known to be there. */
export default function PaymentSuccessScreen() {
  const [query] = useSearchParams()
  const key = query.get('order')
  const paid = useOutcome(key, query.has('left'))
  return paid || !key ? <Paid orderKey={key} /> : <Waiting />
}

function Waiting() {
  const t = useTexts('payment')
  return (
    <div className="page-width py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{t('waitingTitle')}</h1>
        <CheckoutSteps current={1} />
      </div>
      <p role="status" className="mt-6 flex min-h-72 max-w-text items-start gap-3 text-muted">
        <Spinner className="mt-0.5 size-5 shrink-0 text-accent" />
        {t('waitingText')}
      </p>
    </div>
  )
}

function Paid({ orderKey }: { orderKey: string | null }) {
  const t = useTexts('payment')
  const { found, reload } = usePurchase(orderKey)
  return (
    <PurchasePage title={t('successTitle')} step={3} found={found} reload={reload}>
      {(purchase) => <PaidPurchase purchase={purchase} />}
    </PurchasePage>
  )
}
