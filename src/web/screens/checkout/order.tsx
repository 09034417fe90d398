import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { useHold } from '../../parts/purchase/use-hold.ts'
import { usePurchase } from '../../parts/purchase/use-purchase.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FinishPayment } from './order/finish-payment.tsx'
import { OrderCard } from './order/order-card.tsx'
import { PurchaseFacts } from './order/purchase-facts.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** All orders of a purchase, for whoever has its link; no account needed. */
export default function OrderScreen() {
  const t = useTexts('payment')
  const locale = useLocale()
  const { found, reload } = usePurchase(useParams().key)
  const { held, expired, onEnd } = useHold(found, reload)
  const day = dateFormat(locale, { dateStyle: 'long' })
  const title =
    found.state === 'ready'
      ? t('orderTitle', { date: day.format(new Date(found.purchase.placedAt)) })
      : t('orderHeading')
  return (
    <PurchasePage title={title} found={held} reload={reload}>
      {(purchase) => (
        <Orders purchase={purchase}>
          <FinishPayment purchase={purchase} expired={expired} onEnd={onEnd} reload={reload} />
        </Orders>
      )}
    </PurchasePage>
  )
}

function Orders({ purchase, children }: { purchase: PurchaseView; children: ReactNode }) {
  const t = useTexts('payment')
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
      <div className="flex min-w-0 flex-col gap-6">
        {children}
        {purchase.orders.map((order) => (
          <OrderCard key={order.number} order={order} />
        ))}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-6 print:mt-6">
        <PurchaseFacts purchase={purchase} />
        <Button variant="secondary" className="self-start print:hidden" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
