import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderReturns } from './order-returns.tsx'
import { PurchaseDocuments } from './purchase-documents.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchasePayments } from './purchase-payments.tsx'
import { useChanged } from './use-changed.ts'
import { useReturns } from './use-returns.ts'
import { useWhatLeft } from './use-what-left.ts'

type Props = { purchase: PurchaseView; reload: () => Promise<void>; children: ReactNode }

/** The orders of a purchase, and beside them what holds for all. */
export function Orders({ purchase, reload, children }: Props) {
  const t = useTexts('payment')
  useChanged(purchase, reload)
  const returns = useReturns(purchase.key, purchase.orders.map(({ status }) => status).join())
  const { tracked, units } = useWhatLeft(purchase)
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
      <div className="flex min-w-0 flex-col gap-6">
        {children}
        {purchase.orders.map((order) => (
          <OrderCard
            key={order.number}
            order={order}
            purchase={purchase}
            tracked={tracked}
            units={units}
            returnable={returns?.find(({ number }) => number === order.number)}
            reload={reload}
          />
        ))}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-6 print:mt-6">
        <PurchaseFacts purchase={purchase} />
        <OrderRefunds purchaseKey={purchase.key} reload={reload} />
        <OrderReturns purchaseKey={purchase.key} orders={returns} />
        <PurchasePayments key={purchase.dueOnline} purchaseKey={purchase.key} />
        <PurchaseDocuments purchaseKey={purchase.key} />
        <Button variant="secondary" className="self-start noscript:hidden print:hidden" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
