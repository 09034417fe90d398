import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { Expired } from './expired.tsx'
import { HoldClock, useHold } from './hold.tsx'
import { PurchasePage } from './purchase-page.tsx'
import { Reserved } from './reserved.tsx'
import { Unpaid } from './unpaid.tsx'
import { usePurchase } from './use-purchase.ts'

type Props = {
  title: string
  text: string
  /** Above the ways on. */
  extra?: (orderKey: string) => ReactNode
}

/** Page of a purchase whose payment was cancelled or is not finished. */
export function UnpaidPage({ title, text, extra }: Props) {
  const { found, reload } = usePurchase(useSearchParams()[0].get('order'))
  return (
    <PurchasePage title={title} step={1} found={found} reload={reload}>
      {(purchase) => <Body purchase={purchase} reload={reload} text={text} extra={extra?.(purchase.key)} />}
    </PurchasePage>
  )
}

type BodyProps = { purchase: PurchaseView; reload: () => Promise<void>; text: string; extra: ReactNode }

function Body({ purchase, reload, text, extra }: BodyProps) {
  const { expired, onEnd } = useHold(purchase, reload)
  if (expired) return <Expired orderKey={purchase.key} />
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <Unpaid purchase={purchase} text={text} reload={reload} />
        {extra}
      </div>
      <Reserved purchase={purchase}>
        {purchase.heldUntil && <HoldClock heldUntil={purchase.heldUntil} now={purchase.now} onEnd={onEnd} />}
      </Reserved>
    </div>
  )
}
