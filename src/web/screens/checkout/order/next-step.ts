import type { OrderView } from '../../../../domains/orders/contract.ts'
import { isEnded } from '../../../../domains/orders/rules/order-table.ts'
import type { TextKey } from '../../../texts/registry.ts'

type Key = TextKey<'purchases'>
type Told = { key: Key; params: Record<string, string> }
type Order = Pick<OrderView, 'status' | 'paymentStatus' | 'method' | 'pickup' | 'history'>
type Words = {
  /** A moment with its hour, and a day alone, in the reader's language. */
  time: (at: string) => string
  day: (at: string) => string
}

/** Days to withdraw from the contract, counted from the day after the goods were received. */
const WITHDRAWAL_DAYS = 14
const DAY = 86_400_000

/** What happens next with an order and when, in words for its buyer. `heldUntil`: of its purchase, null once that is over. */
export function nextStep(order: Order, heldUntil: string | null, { time, day }: Words): Told | null {
  const { status, paymentStatus, method, pickup, history } = order
  const inShop = method === 'store_pickup'
  const tell = (key: Key, params = {}): Told => ({ key, params })
  switch (status) {
    case 'pending':
      if (heldUntil === null) return null
      return tell(paymentStatus === 'onDelivery' ? 'nextConfirm' : 'nextPay', { time: time(heldUntil) })
    case 'confirmed':
      return tell(inShop ? 'next_confirmedShop' : 'next_confirmed')
    case 'preparing':
      return tell(inShop ? 'next_preparingShop' : 'next_preparing')
    case 'ready':
      return tell('next_ready', { place: pickup?.label ?? '' })
    case 'delivered': {
      const there = history.findLast((one) => one.status === 'delivered')
      if (!there) return tell('next_deliveredPlain')
      const end = new Date(Date.parse(there.at) + WITHDRAWAL_DAYS * DAY).toISOString()
      return tell('next_delivered', { date: day(end) })
    }
    case 'expired':
      return tell(paymentStatus === 'onDelivery' ? 'next_expiredUnconfirmed' : 'next_expired')
    case 'cancelled':
      return tell(
        paymentStatus === 'refundDue' || paymentStatus === 'refunded' ? 'next_cancelledMoney' : 'next_cancelled',
      )
    default:
      return tell(`next_${status}`)
  }
}

/** Whether the buyer's right to call it off is over although it is still to come: worth a word why. */
export const tooLateToCancel = ({ status }: Pick<OrderView, 'status'>): boolean =>
  !isEnded(status) && ['preparing', 'partlyShipped', 'shipped', 'ready'].includes(status)
