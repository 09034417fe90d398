import { ORDER_PAYMENT_TABLE, type OrderView, type PurchaseView } from '../../../../domains/orders/contract.ts'
import type { BoughtUnit } from '../../../../domains/orders/units/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import type { TrackedShipment } from '../../../../domains/tracking/contract.ts'
import { OrderFacts } from '../../../parts/order-facts.tsx'
import { orderStatus, orderSteps } from '../../../parts/purchase/order-status.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { CalledOff } from './called-off.tsx'
import { NextLine } from './next-line.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'

type Props = {
  order: OrderView
  purchase: PurchaseView
  /** Undefined before it is known. */
  returnable: ReturnableOrder | undefined
  tracked: readonly TrackedShipment[]
  /** The very units of the purchase that have left. */
  units: readonly BoughtUnit[]
  reload: () => Promise<void>
}

/** One seller's order: how far it is, what is in it, how it travels, whom to ask. */
export function OrderCard({ order, purchase, returnable, tracked, units, reload }: Props) {
  const t = useTexts('payment')
  const status = orderStatus(order)
  const steps = orderSteps(order)
  return (
    <section
      aria-labelledby={`order-${order.number}`}
      className="break-inside-avoid rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-5">
        <h2 id={`order-${order.number}`} className="numbers text-base">
          {t('orderNumber', { number: order.number })}
        </h2>
        <span className="flex flex-wrap gap-2">
          <Badge tone={status.tone}>{t(status.key)}</Badge>
          <Badge tone={ORDER_PAYMENT_TABLE[order.paymentStatus].tone}>{t(`pay_${order.paymentStatus}`)}</Badge>
        </span>
      </header>
      {steps && (
        <div className="px-4 pt-4 sm:px-5">
          <Steps
            label={t('orderSteps', { number: order.number })}
            steps={steps.keys.map((key) => t(key))}
            current={steps.current}
          />
        </div>
      )}
      <NextLine order={order} purchase={purchase} returnable={returnable} />
      {order.cancelled && <CalledOff cancelled={order.cancelled} />}
      <OrderItems order={order} purchaseKey={purchase.key} units={units} />
      <OrderDelivery order={order} tracked={tracked} />
      <OrderFacts order={order} nameOf={t} className="px-4 sm:px-5" />
      <OrderHistory order={order} />
      <OrderActions order={order} purchaseKey={purchase.key} reload={reload} />
    </section>
  )
}
