import type { OrderPaymentStatus, OrderStatus } from '../../orders/contract.ts'
import { canBecome } from '../../orders/contract.ts'

type Order = { status: OrderStatus; paymentStatus: OrderPaymentStatus; method: string }
export type SellerStep = 'ship' | 'ready' | 'deliver' | 'correct' | 'cancel'

const isCollected = ({ method }: Order) => method === 'store_pickup'
/** Nothing leaves the house whose money is missing or goes back. */
const isCovered = ({ paymentStatus }: Order) => paymentStatus === 'paid' || paymentStatus === 'onDelivery'

const STEPS: Readonly<Record<SellerStep, (order: Order) => boolean>> = {
  ship: (order) => canBecome(order.status, 'shipped') && isCovered(order) && !isCollected(order),
  ready: (order) => canBecome(order.status, 'shipped') && isCovered(order) && isCollected(order),
  // Who comes by before being told takes it along at once.
  deliver: (order) =>
    canBecome(order.status, 'delivered') && isCovered(order) && (order.status === 'shipped' || isCollected(order)),
  // What is paid stays: the money would have to go back first. A parcel on its way cannot be called back.
  cancel: (order) =>
    order.paymentStatus === 'onDelivery' &&
    (order.status === 'confirmed' || (order.status === 'shipped' && isCollected(order))),
  correct: (order) => order.status === 'shipped' && !isCollected(order),
}

/** Whether the seller may take a step with an order now: what buttons and verbs go by. */
export function mayStep(step: SellerStep, order: Order): boolean {
  return STEPS[step](order)
}
