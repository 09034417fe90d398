import { Printer } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderReturns } from './order-returns.tsx'
import { Origins } from './origins.tsx'
import { PurchaseDocuments } from './purchase-documents.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchasePayments } from './purchase-payments.tsx'

type Props = {
  purchase: PurchaseView
  returns: ComponentProps<typeof OrderReturns>['orders']
  reload: () => Promise<void>
}

/** What holds for all orders of a purchase. */
export function Beside({ purchase, returns, reload }: Props) {
  const t = useTexts('payment')
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-6 print:mt-6">
      <PurchaseFacts purchase={purchase} />
      <OrderRefunds purchaseKey={purchase.key} reload={reload} />
      <OrderReturns purchaseKey={purchase.key} orders={returns} />
      <PurchasePayments key={purchase.dueOnline} purchaseKey={purchase.key} />
      <PurchaseDocuments purchaseKey={purchase.key} />
      <Origins key={`origins ${purchase.key}`} purchase={purchase} />
      <Button variant="secondary" className="self-start noscript:hidden print:hidden" onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden="true" />
        {t('print')}
      </Button>
    </div>
  )
}
