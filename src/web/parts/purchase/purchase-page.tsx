import type { ReactNode } from 'react'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { PurchaseState } from './use-purchase.ts'

type Props = {
  title: string
  /** Place in the sequence cart, payment, done; none on the page that is kept. */
  step?: number
  found: PurchaseState
  reload: () => Promise<void>
  children: (purchase: PurchaseView) => ReactNode
}

/** Frame of every page about a purchase: heading at once, content when it is there. */
export function PurchasePage({ title, step, found, reload, children }: Props) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  const lost = found.state === 'missing' || found.state === 'failed'
  return (
    <div className="page-width py-6">
      {!lost && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h1 className="text-2xl">{title}</h1>
          {step !== undefined && <CheckoutSteps current={step} />}
        </div>
      )}
      {found.state === 'loading' && (
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]" role="status">
          <span className="sr-only">{shell('loading')}</span>
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      {found.state === 'ready' && children(found.purchase)}
      {found.state === 'missing' && (
        <EmptyState
          heading="h1"
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          actions={<LinkButton to="/find-order">{shell('findOrder')}</LinkButton>}
        />
      )}
      {found.state === 'failed' && (
        <EmptyState
          heading="h1"
          title={t('failedTitle')}
          text={t('failedText')}
          actions={<Button onClick={() => void reload()}>{shell('tryAgain')}</Button>}
        />
      )}
    </div>
  )
}
