import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Expired } from './expired.tsx'
import { HoldClock } from './hold-clock.tsx'
import { PurchasePage } from './purchase-page.tsx'
import { Reserved } from './reserved.tsx'
import { useHold } from './use-hold.ts'
import { type PurchaseState, usePurchase } from './use-purchase.ts'

type Props = {
  title: string
  /** As the server rendered it; null where the browser asks. */
  initial: PurchaseState | null | undefined
  children: (purchase: PurchaseView, reload: () => Promise<void>) => ReactNode
}

/** Page of the purchase `?order=` with something left to pay: ways to pay beside what is held and for how long. */
export function DuePage({ title, initial, children }: Props) {
  const t = useTexts('payment')
  const { found, reload } = usePurchase(useSearchParams()[0].get('order'), initial)
  const { held, expired, onEnd } = useHold(found, reload)
  return (
    <PurchasePage title={expired ? t('expiredTitle') : title} step={1} found={held} reload={reload}>
      {(purchase) => {
        if (expired) return <Expired orderKey={purchase.key} />
        if (purchase.dueOnline === 0) return <Navigate to={`/order/${purchase.key}`} replace />
        return (
          <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
            <div className="flex min-w-0 flex-col gap-5">{children(purchase, reload)}</div>
            <Reserved purchase={purchase}>
              {purchase.heldUntil && <HoldClock heldUntil={purchase.heldUntil} now={purchase.now} onEnd={onEnd} />}
            </Reserved>
          </div>
        )
      }}
    </PurchasePage>
  )
}
