import { Navigate, useSearchParams } from 'react-router'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CancelOrder } from '../../parts/purchase/cancel-order.tsx'
import { ChooseOperator } from '../../parts/purchase/choose-operator.tsx'
import { Expired } from '../../parts/purchase/expired.tsx'
import { HoldClock, useHold } from '../../parts/purchase/hold.tsx'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { Reserved } from '../../parts/purchase/reserved.tsx'
import { usePurchase } from '../../parts/purchase/use-purchase.ts'
import { useTexts } from '../../texts/use-texts.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** R13: choice of the payment operator while the goods are held. */
export default function PaymentSelectionScreen() {
  const t = useTexts('payment')
  const { found, reload } = usePurchase(useSearchParams()[0].get('order'))
  return (
    <PurchasePage title={t('chooseTitle')} step={1} found={found} reload={reload}>
      {(purchase) => <Choice purchase={purchase} reload={reload} />}
    </PurchasePage>
  )
}

function Choice({ purchase, reload }: { purchase: PurchaseView; reload: () => Promise<void> }) {
  const t = useTexts('payment')
  const { expired, onEnd } = useHold(purchase, reload)
  if (expired) return <Expired orderKey={purchase.key} />
  if (purchase.dueOnline === 0) return <Navigate to={`/order/${purchase.key}`} replace />
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <p className="text-muted">{t('chooseText')}</p>
        <ChooseOperator purchase={purchase} reload={reload} />
        <p className="border-line border-t pt-3">
          <CancelOrder orderKey={purchase.key} reload={reload} />
        </p>
      </div>
      <Reserved purchase={purchase}>
        {purchase.heldUntil && <HoldClock heldUntil={purchase.heldUntil} now={purchase.now} onEnd={onEnd} />}
      </Reserved>
    </div>
  )
}
