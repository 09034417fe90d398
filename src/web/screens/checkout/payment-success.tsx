import { useLoaderData, useSearchParams } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CheckoutSteps } from '../../parts/purchase/checkout-steps.tsx'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { type PurchaseState, usePurchase } from '../../parts/purchase/use-purchase.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { loadOutcome, type Returned } from './payment-success/load-outcome.ts'
import { PaidPurchase } from './payment-success/paid-purchase.tsx'
import { useOutcome } from './payment-success/use-outcome.ts'

export const loader = serverLoader<Returned | null>(loadOutcome)
/** A browser that runs scripts shows the page at once, and asks by itself. */
export const clientLoader = async (): Promise<Returned | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: where the provider sends the buyer back to. It says thank you only when the payment is known to be there. */
export default function PaymentSuccessScreen() {
  const [query] = useSearchParams()
  const returned = useLoaderData<typeof clientLoader>()
  const key = query.get('order')
  const known = returned !== null && (returned.paid || returned.found.state === 'missing')
  const over = useOutcome(key, query.has('left'), known)
  return over || !key ? <Paid orderKey={key} initial={returned?.found} /> : <Waiting orderKey={key} />
}

function Waiting({ orderKey }: { orderKey: string }) {
  const t = useTexts('payment')
  return (
    <div className="page-width py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{t('waitingTitle')}</h1>
        <CheckoutSteps current={1} />
      </div>
      <div className="mt-6 flex min-h-72 max-w-text flex-col items-start gap-6">
        <p role="status" className="flex items-start gap-3 text-muted">
          <Spinner className="mt-0.5 size-5 shrink-0 text-accent" />
          {t('waitingText')}
        </p>
        <noscript>
          <LinkButton to={`/payment/success?order=${encodeURIComponent(orderKey)}&again=1`} variant="secondary">
            {t('checkAgain')}
          </LinkButton>
        </noscript>
      </div>
    </div>
  )
}

function Paid({ orderKey, initial }: { orderKey: string | null; initial: PurchaseState | undefined }) {
  const t = useTexts('payment')
  const { found, reload } = usePurchase(orderKey, initial)
  return (
    <PurchasePage title={t('successTitle')} step={3} found={found} reload={reload}>
      {(purchase) => <PaidPurchase purchase={purchase} />}
    </PurchasePage>
  )
}
