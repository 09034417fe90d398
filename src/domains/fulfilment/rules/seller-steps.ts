import {
  canBecome,
  ORDER_PAYMENT_TABLE,
  type OrderPaymentStatus,
  type OrderStatus,
  piecesOf,
} from '../../orders/contract.ts'

type Order = { status: OrderStatus; paymentStatus: OrderPaymentStatus; method: string }
export type SellerStep = 'begin' | 'ship' | 'ready' | 'deliver' | 'correct' | 'cancel'

const isCollected = ({ method }: Order) => method === 'store_pickup'
/** Nothing leaves the house whose money is missing or goes back. */
const isCovered = ({ paymentStatus }: Order) => ORDER_PAYMENT_TABLE[paymentStatus].isCovered
/** Nothing that the market could give back for what was not sent: it is paid at the door, or gone. */
const hasNoMoneyHere = (order: Order) => order.paymentStatus === 'onDelivery' || isReturned(order)
const isReturned = ({ paymentStatus }: Order) => ORDER_PAYMENT_TABLE[paymentStatus].isReturned
const isPartly = ({ status }: Order) => piecesOf(status) === 'partly'
const isSent = ({ status }: Order) => piecesOf(status) === 'sent'
const may = (order: Order, to: OrderStatus) => canBecome(order.status, to, 'seller')

const STEPS: Readonly<Record<SellerStep, (order: Order) => boolean>> = {
  begin: (order) => may(order, 'preparing') && isCovered(order),
  // What left in part goes on to be sent.
  ship: (order) => may(order, 'shipped') && isCovered(order) && !isCollected(order),
  ready: (order) => may(order, 'ready') && isCovered(order) && isCollected(order),
  // Who comes by before being told takes it along at once.
  // A parcel on its way arrives, also where the money went back meanwhile; nobody hands goods out without it.
  deliver: (order) =>
    may(order, 'delivered') &&
    ((isCovered(order) && (isSent(order) || isCollected(order))) ||
      (isReturned(order) && isSent(order)) ||
      (isPartly(order) && hasNoMoneyHere(order))),
  // What is paid stays: the money would have to go back first. A shipment on its way cannot be called back.
  cancel: (order) => may(order, 'cancelled') && order.paymentStatus === 'onDelivery',
  correct: (order) => isSent(order) || isPartly(order),
}

/** Whether the seller may take a step with an order now: what buttons and verbs go by. */
export function mayStep(step: SellerStep, order: Order): boolean {
  return STEPS[step](order)
}
