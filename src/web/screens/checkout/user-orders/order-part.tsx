import { Link } from 'react-router'
import type { OrderView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import type { ShipmentStanding } from '../../../../domains/tracking/contract.ts'
import { orderStatus, orderSteps } from '../../../parts/purchase/order-status.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { PartActions } from './part-actions.tsx'
import { PartDelivery } from './part-delivery.tsx'
import { PartGoods } from './part-goods.tsx'

type Props = {
  purchaseKey: string
  order: OrderView
  inDispute: boolean
  returnable: ReturnableOrder | undefined
  /** Undefined where nobody follows it. */
  standings: readonly ShipmentStanding[] | undefined
  reload: () => Promise<void>
}

/** One seller's part of a purchase: what is in it, how far it is, and what can be done with it now. */
export function OrderPart({ purchaseKey, order, inDispute, returnable, standings, reload }: Props) {
  const t = useTexts('payment')
  const { number, seller } = order
  const status = orderStatus(order)
  const steps = orderSteps(order)
  return (
    <article aria-label={t('orderNumber', { number })} className="border-line border-t px-4 py-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={status.tone}>{t(status.key)}</Badge>
        <Link to={`/company/${seller.id}`} className="min-w-0 break-words font-medium hover:underline">
          {seller.name}
        </Link>
        <span className="numbers text-muted">{number}</span>
      </p>
      <PartGoods order={order} />
      {steps && (
        <div className="mt-4">
          <Steps label={t('orderSteps', { number })} steps={steps.keys.map((key) => t(key))} current={steps.current} />
        </div>
      )}
      <PartDelivery order={order} standings={standings} />
      <PartActions {...{ purchaseKey, order, inDispute, returnable, reload }} />
    </article>
  )
}
