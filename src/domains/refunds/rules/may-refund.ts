import {
  canBecome,
  isHeld,
  mayGiveUp,
  ORDER_PAYMENT_TABLE,
  type OrderPaymentStatus,
  type OrderStatus,
  piecesOf,
} from '../../orders/contract.ts'

type Decider = 'buyer' | 'seller' | 'operator'
type Order = { status: OrderStatus; paymentStatus: OrderPaymentStatus; method: string }

/** Goods are with the carrier or the buyer, or were; what is laid out in a shop is not. */
const hasLeft = (order: Order) => ['partly', 'sent', 'received', 'cameBack'].includes(piecesOf(order.status))
const isHere = (order: Pick<Order, 'status'>) => ['promised', 'laidOut'].includes(piecesOf(order.status))

/** Whether money of an order may go back, wholly or in part. */
export function mayRefund(order: Order): boolean {
  return order.paymentStatus === 'paid' && (hasLeft(order) || isHere(order))
}

/** Goods that have not left are called off with the last of their money: an order to be sent that nobody paid for would wait for ever. */
export const keepsSome = isHere

/**
 * Whether a paid order may be called off: by the buyer until the seller begins, which is when it leaves `confirmed` (the parcel is handed to
 * the carrier, or laid out in the shop); by seller and operator until the goods have left.
 */
export function mayCallOff(by: Decider, order: Order): boolean {
  return order.paymentStatus === 'paid' && isHere(order) && may(by, order.status)
}

/** Once its seller has begun, a buyer has the law's right alone: `endsByWithdrawal`. */
const may = (by: Decider, status: OrderStatus) =>
  by === 'buyer' ? mayGiveUp(status) : canBecome(status, 'cancelled', by)

/** Whether an order ends when its buyer withdraws: it is sold, and its goods have not left. Whether the buyer may, is the law's business. */
export function endsByWithdrawal(order: Omit<Order, 'method'>): boolean {
  return isHere(order) && ORDER_PAYMENT_TABLE[order.paymentStatus].isCovered
}

/**
 * Whether an order that nobody has paid may be called off here: by the operator until the goods have left; by the buyer what is paid on delivery,
 * from when it counts (before, the whole purchase is given up) until the seller begins. Its seller has a verb of their own.
 */
export function mayDrop(by: Decider, { status, paymentStatus }: Order): boolean {
  if (!may(by, status)) return false
  if (by === 'buyer') return paymentStatus === 'onDelivery' && !isHeld(status)
  return by === 'operator' && ORDER_PAYMENT_TABLE[paymentStatus].isOpen
}

/** Whether the button is there: exactly where the verb would do it. `inDispute`: the buyer's bank asks for money of the purchase. */
export function mayCancel(by: Decider, order: Order & { cashOnDelivery: boolean }, inDispute: boolean): boolean {
  return mayDrop(by, order) || (mayCallOff(by, order) && (order.cashOnDelivery || !inDispute))
}
