import type { ReactNode } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { Beside } from './beside.tsx'
import { OrderCard } from './order-card.tsx'
import { Recalls } from './recalls.tsx'
import { useChanged } from './use-changed.ts'
import { useReturns } from './use-returns.ts'
import { useWhatLeft } from './use-what-left.ts'

type Props = { purchase: PurchaseView; reload: () => Promise<void>; children: ReactNode }

/** The orders of a purchase, and beside them what holds for all. */
export function Orders({ purchase, reload, children }: Props) {
  useChanged(purchase, reload)
  const returns = useReturns(purchase.key, purchase.orders.map(({ status }) => status).join())
  const { tracked, units } = useWhatLeft(purchase)
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
      <div className="flex min-w-0 flex-col gap-6">
        <Recalls purchaseKey={purchase.key} />
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
      <Beside purchase={purchase} returns={returns} reload={reload} />
    </div>
  )
}
