import type { SellerOrderRow } from '../../../domains/fulfilment/contract.ts'
import type { TextKey } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

type Order = Pick<SellerOrderRow, 'status' | 'paymentStatus' | 'method'>

const TONES: Record<Order['status'], Tone> = {
  pending: 'outline',
  confirmed: 'warning',
  shipped: 'accent',
  delivered: 'good',
  cancelled: 'neutral',
  expired: 'neutral',
}
const IN_SHOP: Partial<Record<Order['status'], TextKey<'selling'>>> = {
  confirmed: 'pickup_confirmed',
  shipped: 'pickup_shipped',
  delivered: 'pickup_delivered',
}

/** On delivery: what came, or did not come, of the link in the buyer's mail. */
const EARLY: Partial<Record<Order['status'], TextKey<'selling'>>> = {
  pending: 'status_toConfirm',
  expired: 'status_notConfirmed',
}

/** Where an order stands, and its money when that says more. */
export function OrderState({ order }: { order: Order }) {
  const t = useTexts('selling')
  const { status, paymentStatus, method } = order
  const early = EARLY[status]
  const name =
    (paymentStatus === 'onDelivery' && early) ||
    (method === 'store_pickup' && IN_SHOP[status]) ||
    (`status_${status}` as const)
  const special = paymentStatus === 'onDelivery' || paymentStatus === 'refundDue' || paymentStatus === 'refunded'
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{t(name)}</Badge>
      {special && (
        <Badge tone={paymentStatus === 'refundDue' ? 'danger' : 'outline'}>{t(`pay_${paymentStatus}`)}</Badge>
      )}
    </span>
  )
}
