import type { Mover } from './order-table.ts'

/** The money of an order in one place, as `order-table.ts` for its status. */
export const ORDER_PAYMENT_STATUSES = ['unpaid', 'paid', 'onDelivery', 'refundDue', 'refunded'] as const
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number]

export type OrderPaymentRow = {
  /** What may follow, and who may do it. */
  next: Partial<Record<OrderPaymentStatus, readonly Mover[]>>
  /** No money has come yet. */
  isOpen: boolean
  /** The goods may leave: the money is here, or is taken at the door. */
  isCovered: boolean
  /** The money goes back or went: the order does not count as sold any more. */
  isReturned: boolean
  tone: 'good' | 'outline'
  /** In the seller's lists, beside the status, where it says more; null: left out. */
  badge: 'danger' | 'outline' | null
}

export const ORDER_PAYMENT_TABLE: Readonly<Record<OrderPaymentStatus, OrderPaymentRow>> = {
  unpaid: {
    next: { paid: ['system'], refundDue: ['system'] },
    isOpen: true,
    isCovered: false,
    isReturned: false,
    tone: 'outline',
    badge: null,
  },
  paid: {
    next: { refundDue: ['buyer', 'seller', 'operator'], refunded: ['system'] },
    isOpen: false,
    isCovered: true,
    isReturned: false,
    tone: 'good',
    badge: null,
  },
  onDelivery: {
    next: { paid: ['buyer', 'seller', 'operator'] },
    isOpen: true,
    isCovered: true,
    isReturned: false,
    tone: 'outline',
    badge: 'outline',
  },
  refundDue: {
    next: { refunded: ['system'] },
    isOpen: false,
    isCovered: false,
    isReturned: true,
    tone: 'outline',
    badge: 'danger',
  },
  refunded: {
    next: {},
    isOpen: false,
    isCovered: false,
    isReturned: true,
    tone: 'outline',
    badge: 'outline',
  },
}

const paymentsWhere = (fits: (row: OrderPaymentRow) => boolean) =>
  ORDER_PAYMENT_STATUSES.filter((status) => fits(ORDER_PAYMENT_TABLE[status]))

/** `by`: anybody when left out. */
export function paymentCanBecome(from: OrderPaymentStatus, to: OrderPaymentStatus, by?: Mover): boolean {
  const movers = ORDER_PAYMENT_TABLE[from].next[to]
  return movers !== undefined && (by === undefined || movers.includes(by))
}

export const OPEN_PAYMENTS = paymentsWhere((row) => row.isOpen)
export const RETURNED_PAYMENTS = paymentsWhere((row) => row.isReturned)
