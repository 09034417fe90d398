import type { OrderView } from '../../../../domains/orders/contract.ts'
import type { TextKey } from '../../../texts/registry.ts'
import type { Tone } from '../../../ui/badge.tsx'

type Key = TextKey<'payment'>

/** Name and colour of an order's state; goods collected in a shop are ready instead of shipped. */
export function orderStatus({
  status,
  method,
  paymentStatus,
}: Pick<OrderView, 'status' | 'method' | 'paymentStatus'>): { key: Key; tone: Tone } {
  const shop = method === 'store_pickup'
  const unpaid = paymentStatus !== 'onDelivery'
  if (status === 'pending') return { key: unpaid ? 'statusPending' : 'statusToConfirm', tone: 'warning' }
  if (status === 'confirmed') return { key: 'statusConfirmed', tone: 'accent' }
  if (status === 'shipped') return { key: shop ? 'statusReady' : 'statusShipped', tone: 'accent' }
  if (status === 'delivered') return { key: shop ? 'statusCollected' : 'statusDelivered', tone: 'good' }
  if (status === 'cancelled') return { key: 'statusCancelled', tone: 'neutral' }
  return { key: unpaid ? 'statusExpired' : 'statusNotConfirmed', tone: 'neutral' }
}

/** The way of an order and where it is now (4: all done); null when it ended on the way. */
export function orderSteps({
  status,
  method,
}: Pick<OrderView, 'status' | 'method'>): { keys: Key[]; current: number } | null {
  const shop = method === 'store_pickup'
  const keys: Key[] = ['placed', 'confirmed', shop ? 'ready' : 'shipped', shop ? 'collected' : 'delivered']
  const current = { pending: 0, confirmed: 1, shipped: 2, delivered: 4, cancelled: -1, expired: -1 }[status]
  return current < 0 ? null : { keys, current }
}
