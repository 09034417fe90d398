import type { OrderView, PurchaseView } from '../../../../domains/orders/contract.ts'
import { isEnded } from '../../../../domains/orders/rules/order-table.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { addDays } from '../../../../values/days.ts'
import type { TextKey } from '../../../texts/registry.ts'

type Key = TextKey<'purchases'>
type Told = { key: Key; params: Record<string, string> }
type Order = Pick<OrderView, 'status' | 'paymentStatus' | 'method' | 'pickup' | 'history' | 'arrives'>
type Purchase = Pick<PurchaseView, 'heldUntil' | 'clocks'>
type Rights = Pick<ReturnableOrder, 'rights'>
type Words = {
  /** A moment with its hour, and a day alone (`2026-12-07`), in the reader's language. */
  time: (at: string) => string
  day: (at: string) => string
}

/**
 * What happens next with an order and when, in words for its buyer; what the market and the seller decided of days, never more than is known.
 * `returnable`: what may be opened until when; undefined before it is known.
 */
export function nextStep(
  order: Order,
  { heldUntil, clocks }: Purchase,
  returnable: Rights | undefined,
  { time, day }: Words,
): Told | null {
  const { status, paymentStatus, method, pickup, arrives } = order
  const inShop = method === 'store_pickup'
  const tell = (key: Key, params = {}): Told => ({ key, params })
  const since = order.history.findLast((one) => one.status === status)?.at
  const after = (days: number | undefined) =>
    since === undefined || days === undefined ? undefined : day(addDays(since.slice(0, 10), days))
  switch (status) {
    case 'pending':
      if (heldUntil === null) return null
      return tell(paymentStatus === 'onDelivery' ? 'nextConfirm' : 'nextPay', { time: time(heldUntil) })
    case 'confirmed':
    case 'preparing':
      if (!arrives) return tell(`next_${status}${inShop ? 'Shop' : ''}`)
      return tell(`next_${status}${inShop ? 'Shop' : ''}By`, { date: day(arrives.until) })
    case 'ready': {
      const place = pickup?.label ?? ''
      const date = after(clocks?.collectionDays)
      return date ? tell('next_readyUntil', { place, date }) : tell('next_ready', { place })
    }
    case 'shipped': {
      // What is paid at the door, only who took the money says to have arrived.
      const assumed = paymentStatus === 'onDelivery' ? undefined : after(clocks?.arrivalDays)
      return assumed ? tell('next_shippedAssumed', { date: assumed }) : tell('next_shipped')
    }
    case 'delivered':
    case 'completed':
      return withRights(status, returnable, day)
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

/** What the buyer may still do with what came, and until when. */
function withRights(status: 'delivered' | 'completed', returnable: Rights | undefined, day: Words['day']): Told {
  const until = (kind: 'withdrawal' | 'claim') => {
    const right = returnable?.rights.find((one) => one.kind === kind)
    return right && right.why === null && right.until !== null ? day(right.until) : undefined
  }
  const [date, claim] = [until('withdrawal'), until('claim')]
  if (date && claim) return { key: 'next_delivered', params: { date, claim } }
  if (claim) return { key: `next_${status}Claim`, params: { claim } }
  return { key: `next_${status}Plain`, params: {} }
}

/** Whether the buyer's right to call it off is over although it is still to come: worth a word why. */
export const tooLateToCancel = ({ status }: Pick<OrderView, 'status'>): boolean =>
  !isEnded(status) && ['preparing', 'partlyShipped', 'shipped', 'ready'].includes(status)
