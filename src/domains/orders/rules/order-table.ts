import { ORDER_STATUSES, type OrderStatus } from './order-statuses.ts'

export { type Mover, ORDER_STATUSES, type OrderStatus } from './order-statuses.ts'
export { canBecome, mayGiveUp } from './order-steps.ts'

export type OrderRow = {
  /** Whether an order may be placed as this. */
  isFirst: boolean
  /** Accepted: counts as sold as long as its money stays. */
  isSold: boolean
  /** Over without having been handed over. */
  isEnded: boolean
  /**
   * Where its pieces are. On the shelf: `held` for the buyer's payment or confirmation, `promised` to be sent; `partly`: some of them. Gone:
   * `laidOut` in the shop, `sent` (under way), `received`. `returned`: back in stock. `cameBack`: what of it is in stock again, the return says.
   */
  pieces: 'held' | 'promised' | 'partly' | 'laidOut' | 'sent' | 'received' | 'returned' | 'cameBack'
  /** As the seller sees it; texts of `fulfilment`. `onDelivery`, `inShop`: instead of `text` for orders paid on delivery, or collected in a shop. */
  seller: {
    tab: 'toShip' | 'shipped' | 'delivered' | 'cancelled' | 'waiting'
    tone: 'neutral' | 'accent' | 'good' | 'warning' | 'outline'
    text: string
    onDelivery?: string
    inShop?: string
    /** Instead of steps, where the seller has none: why. */
    notice?: { tone: 'info' | 'warning'; text: string; onDelivery?: string }
  }
  /** As the buyer sees it; texts of `payment`. `step`: of placed, confirmed, shipped, delivered (4: all done); null when it ended on the way. */
  buyer: {
    tone: 'neutral' | 'accent' | 'good' | 'warning'
    text: string
    onDelivery?: string
    inShop?: string
    step: number | null
  }
}

/**
 * What each status means. Whoever writes, lists, counts, colours or names a status asks here; what may follow on it stands in `order-steps.ts`.
 * ARCHITECTURE.md says what else a further status needs.
 */
export const ORDER_TABLE = {
  pending: {
    isFirst: true,
    isSold: false,
    isEnded: false,
    pieces: 'held',
    seller: {
      tab: 'waiting',
      tone: 'outline',
      text: 'status_pending',
      onDelivery: 'status_toConfirm',
      notice: { tone: 'info', text: 'waitsForPayment', onDelivery: 'waitsForConfirmation' },
    },
    buyer: { tone: 'warning', text: 'statusPending', onDelivery: 'statusToConfirm', step: 0 },
  },
  confirmed: {
    isFirst: true,
    isSold: true,
    isEnded: false,
    pieces: 'promised',
    seller: { tab: 'toShip', tone: 'warning', text: 'status_confirmed', inShop: 'pickup_confirmed' },
    buyer: { tone: 'accent', text: 'statusConfirmed', step: 1 },
  },
  preparing: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'promised',
    seller: { tab: 'toShip', tone: 'warning', text: 'status_preparing' },
    buyer: { tone: 'accent', text: 'statusPreparing', step: 1 },
  },
  ready: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'laidOut',
    seller: { tab: 'shipped', tone: 'accent', text: 'status_ready' },
    buyer: { tone: 'accent', text: 'statusReady', step: 2 },
  },
  partlyShipped: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'partly',
    seller: { tab: 'toShip', tone: 'warning', text: 'status_partlyShipped' },
    buyer: { tone: 'accent', text: 'statusPartlyShipped', step: 2 },
  },
  shipped: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'sent',
    seller: { tab: 'shipped', tone: 'accent', text: 'status_shipped' },
    buyer: { tone: 'accent', text: 'statusShipped', step: 2 },
  },
  delivered: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'received',
    seller: { tab: 'delivered', tone: 'good', text: 'status_delivered', inShop: 'pickup_delivered' },
    buyer: { tone: 'good', text: 'statusDelivered', inShop: 'statusCollected', step: 4 },
  },
  completed: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'received',
    seller: { tab: 'delivered', tone: 'good', text: 'status_completed' },
    buyer: { tone: 'good', text: 'statusCompleted', step: 4 },
  },
  cancelled: {
    isFirst: false,
    isSold: false,
    isEnded: true,
    pieces: 'returned',
    seller: {
      tab: 'cancelled',
      tone: 'neutral',
      text: 'status_cancelled',
      notice: { tone: 'warning', text: 'endedCancelled' },
    },
    buyer: { tone: 'neutral', text: 'statusCancelled', step: null },
  },
  expired: {
    isFirst: false,
    isSold: false,
    isEnded: true,
    pieces: 'returned',
    seller: {
      tab: 'cancelled',
      tone: 'neutral',
      text: 'status_expired',
      onDelivery: 'status_notConfirmed',
      notice: { tone: 'warning', text: 'endedExpired', onDelivery: 'endedUnconfirmed' },
    },
    buyer: { tone: 'neutral', text: 'statusExpired', onDelivery: 'statusNotConfirmed', step: null },
  },
  // Sold and given back: what of its money went back says `payment_status`.
  returned: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'cameBack',
    seller: {
      tab: 'delivered',
      tone: 'neutral',
      text: 'status_returned',
      notice: { tone: 'info', text: 'endedReturned' },
    },
    buyer: { tone: 'neutral', text: 'statusReturned', step: null },
  },
  disputed: {
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'received',
    seller: {
      tab: 'delivered',
      tone: 'warning',
      text: 'status_disputed',
      notice: { tone: 'warning', text: 'waitsForDecision' },
    },
    buyer: { tone: 'warning', text: 'statusDisputed', step: null },
  },
} as const satisfies Readonly<Record<OrderStatus, OrderRow>>

const rowOf = (status: OrderStatus): OrderRow => ORDER_TABLE[status]

/** The statuses whose row fits, in the order of the table: indexes of the database name them in that order. */
export function statusesWhere(fits: (row: OrderRow, status: OrderStatus) => boolean): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((status) => fits(rowOf(status), status))
}

export const isSold = (status: OrderStatus) => ORDER_TABLE[status].isSold
export const isEnded = (status: OrderStatus) => ORDER_TABLE[status].isEnded
/** Its stock is held, and the buyer has something to do. */
export const isHeld = (status: OrderStatus) => piecesOf(status) === 'held'
/** The buyer has what was bought and nobody disputes it: who may say how it was. */
export const isReceived = (status: OrderStatus) => status === 'delivered' || status === 'completed'
/** Something of it is still to come: it is neither over nor given back. */
export const isRunning = (status: OrderStatus) => !isEnded(status) && status !== 'completed' && status !== 'returned'
export const piecesOf = (status: OrderStatus) => rowOf(status).pieces

/** Refuses an order that is placed as what none begins with: an error of the program. */
export function requireFirst({ status }: { status: OrderStatus }): void {
  if (!ORDER_TABLE[status].isFirst) throw new Error(`no order is placed as ${status}`)
}

export const SOLD = statusesWhere((row) => row.isSold)
export const ENDED = statusesWhere((row) => row.isEnded)
export const HELD = statusesWhere((row) => row.pieces === 'held')
/** What waits for its seller, on the shelf or laid out in the shop. */
export const TO_SEND = statusesWhere(({ pieces }) => ['promised', 'laidOut', 'partly'].includes(pieces))
/** Something of it has left, and not all of it has arrived. */
export const UNDER_WAY = statusesWhere(({ pieces }) => ['partly', 'sent'].includes(pieces))
/** See `isReceived`. */
export const RECEIVED = ORDER_STATUSES.filter(isReceived)
export const PROMISED = statusesWhere((row) => row.pieces === 'promised')
