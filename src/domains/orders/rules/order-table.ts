/**
 * The life of an order in one place. Whoever writes, lists, counts, colours or names a status asks here; ARCHITECTURE.md says what else
 * a further status needs.
 */
export const ORDER_STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who may take a step. `system`: payments, clocks. The operator calls off alone. */
export type Mover = 'buyer' | 'seller' | 'operator' | 'system'

export type OrderRow = {
  /** What may follow, and who may do it. */
  next: Partial<Record<OrderStatus, readonly Mover[]>>
  /** Whether an order may be placed as this. */
  isFirst: boolean
  /** Accepted: counts as sold as long as its money stays. */
  isSold: boolean
  /** Over without having been handed over. */
  isEnded: boolean
  /**
   * Where its pieces are. On the shelf: `held` for the buyer's payment or confirmation, `promised` to be sent. Gone: `sent` (under way, or laid
   * out in the shop), `received`. `returned`: back in stock.
   */
  pieces: 'held' | 'promised' | 'sent' | 'received' | 'returned'
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
 * `expired` comes back to life only by a payment that arrived late; who cancelled gets the money back. What waits in a shop (`shipped`) may be
 * cancelled when nobody collects it.
 */
export const ORDER_TABLE = {
  pending: {
    next: { confirmed: ['buyer', 'system'], cancelled: ['buyer'], expired: ['system'] },
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
    next: { shipped: ['seller'], delivered: ['seller'], cancelled: ['buyer', 'seller', 'operator'] },
    isFirst: true,
    isSold: true,
    isEnded: false,
    pieces: 'promised',
    seller: { tab: 'toShip', tone: 'warning', text: 'status_confirmed', inShop: 'pickup_confirmed' },
    buyer: { tone: 'accent', text: 'statusConfirmed', step: 1 },
  },
  shipped: {
    next: { delivered: ['seller'], cancelled: ['seller', 'operator'] },
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'sent',
    seller: { tab: 'shipped', tone: 'accent', text: 'status_shipped', inShop: 'pickup_shipped' },
    buyer: { tone: 'accent', text: 'statusShipped', inShop: 'statusReady', step: 2 },
  },
  delivered: {
    next: {},
    isFirst: false,
    isSold: true,
    isEnded: false,
    pieces: 'received',
    seller: { tab: 'delivered', tone: 'good', text: 'status_delivered', inShop: 'pickup_delivered' },
    buyer: { tone: 'good', text: 'statusDelivered', inShop: 'statusCollected', step: 4 },
  },
  cancelled: {
    next: {},
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
    next: { confirmed: ['system'] },
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
} as const satisfies Readonly<Record<OrderStatus, OrderRow>>

const rowOf = (status: OrderStatus): OrderRow => ORDER_TABLE[status]

/** The statuses whose row fits, in the order of the table: indexes of the database name them in that order. */
export function statusesWhere(fits: (row: OrderRow, status: OrderStatus) => boolean): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((status) => fits(rowOf(status), status))
}

/** `by`: anybody when left out. */
export function canBecome(from: OrderStatus, to: OrderStatus, by?: Mover): boolean {
  const movers = rowOf(from).next[to]
  return movers !== undefined && (by === undefined || movers.includes(by))
}

export const isSold = (status: OrderStatus) => ORDER_TABLE[status].isSold
export const isEnded = (status: OrderStatus) => ORDER_TABLE[status].isEnded
/** Its stock is held, and the buyer has something to do. */
export const isHeld = (status: OrderStatus) => piecesOf(status) === 'held'
export const piecesOf = (status: OrderStatus) => rowOf(status).pieces

/** Refuses an order that is placed as what none begins with: an error of the program. */
export function requireFirst({ status }: { status: OrderStatus }): void {
  if (!ORDER_TABLE[status].isFirst) throw new Error(`no order is placed as ${status}`)
}

export const SOLD = statusesWhere((row) => row.isSold)
export const ENDED = statusesWhere((row) => row.isEnded)
export const HELD = statusesWhere((row) => row.pieces === 'held')
export const PROMISED = statusesWhere((row) => row.pieces === 'promised')
