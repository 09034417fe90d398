import type { OrderEventCode } from './order-events.ts'
import type { Mover, OrderStatus } from './order-statuses.ts'

/** What has to hold besides for a step; the verb that takes it looks. */
type Condition =
  | 'moneyOrLink'
  | 'nothingPaid'
  | 'windowOver'
  | 'stockIsThere'
  | 'moneyIsCovered'
  | 'inShop'
  | 'somePieces'
  | 'allPieces'
  | 'nothingLeftToSend'
  | 'noMoneyForTheRest'
  | 'moneyIsKnown'
  | 'withdrawalOver'
  | 'allCameBack'
  | 'asItWasBefore'

/** A mail of an order's life; which template it is, is the business of those who write it (`order-mails`). */
export type OrderMail =
  | 'confirmed'
  | 'cancelled'
  | 'expired'
  | 'ready'
  | 'partlyShipped'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'disputed'
  | 'decided'

/**
 * The clock that takes a step where nobody does; each is a job that looks every minute: the hold for payment or confirmation, goods that wait in
 * a shop, what was sent long ago, what was delivered and may not be withdrawn from any more.
 */
type OrderTimer = 'hold' | 'collection' | 'arrival' | 'withdrawal'

/**
 * What stands in the ledger after a step: the money that came with its commission, the commission alone, or money that is owed to the buyer;
 * `refundOfTheRest`: for pieces that will not be sent, where there are any.
 */
type LedgerEffect = 'payment' | 'paymentOrCommission' | 'refundOrCommissionBack' | 'refundOfTheRest'

export type OrderStep = {
  by: readonly Mover[]
  /** Null: the status before is enough. */
  when: Condition | null
  /** What the history tells. */
  events: readonly OrderEventCode[]
  mail: OrderMail | null
  timer: OrderTimer | null
  ledger: LedgerEffect | null
}

/** Where most steps have nothing. */
const plain = { when: null, mail: null, timer: null, ledger: null } as const

const sent = { ...plain, by: ['seller'], when: 'allPieces', events: ['shipped'], mail: 'shipped' } as const
const sentInPart = { ...sent, when: 'somePieces', events: ['partly_shipped'], mail: 'partlyShipped' } as const
const ready = { ...plain, by: ['seller'], when: 'inShop', events: ['ready'], mail: 'ready' } as const
const collected = { ...plain, by: ['seller'], when: 'inShop', events: ['collected'], mail: 'delivered' } as const
const called = { ...plain, mail: 'cancelled', ledger: 'refundOrCommissionBack' } as const
// The seller has begun: the buyer calls nothing off any more, but who has the law's right withdraws.
const calledAfterBeginning = {
  ...called,
  by: ['buyer', 'seller', 'operator'],
  events: ['by_seller', 'by_operator', 'withdrawn'],
} as const
const toDispute = {
  ...plain,
  by: ['buyer', 'seller', 'operator', 'system'],
  events: ['disputed'],
  mail: 'disputed',
} as const
const cameBack = {
  ...plain,
  by: ['seller', 'operator', 'system'],
  when: 'allCameBack',
  events: ['returned'],
  mail: 'returned',
} as const
const decided = {
  ...plain,
  by: ['operator', 'system'],
  when: 'asItWasBefore',
  events: ['dispute_ended'],
  mail: 'decided',
} as const

/**
 * Every step of an order: who may take it, when, and what comes with it. The drawing in ARCHITECTURE.md is made of it. `expired` comes back to
 * life only by a payment that arrived late; what waits in a shop may be called off when nobody collects it.
 */
export const ORDER_STEPS: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, OrderStep>>>> = {
  pending: {
    confirmed: {
      ...plain,
      by: ['buyer', 'system'],
      when: 'moneyOrLink',
      events: ['paid', 'confirmed_by_link'],
      mail: 'confirmed',
      ledger: 'paymentOrCommission',
    },
    cancelled: {
      ...plain,
      by: ['buyer', 'operator'],
      when: 'nothingPaid',
      events: ['by_buyer', 'by_operator'],
      mail: 'cancelled',
    },
    expired: {
      ...plain,
      by: ['system'],
      when: 'windowOver',
      events: ['hold_ended', 'not_confirmed'],
      mail: 'expired',
      timer: 'hold',
    },
  },
  confirmed: {
    preparing: { ...plain, by: ['seller'], when: 'moneyIsCovered', events: ['preparing'] },
    ready,
    partlyShipped: sentInPart,
    shipped: sent,
    delivered: collected,
    cancelled: {
      ...called,
      by: ['buyer', 'seller', 'operator'],
      events: ['by_buyer', 'by_seller', 'by_operator', 'withdrawn'],
    },
  },
  preparing: {
    ready,
    partlyShipped: sentInPart,
    shipped: sent,
    delivered: collected,
    cancelled: calledAfterBeginning,
  },
  ready: {
    delivered: collected,
    cancelled: {
      ...calledAfterBeginning,
      events: ['by_seller', 'by_operator', 'withdrawn', 'not_collected'],
      timer: 'collection',
    },
  },
  partlyShipped: {
    // The rest has left, or is given back instead (`system`: with the last money of the order).
    shipped: {
      ...sent,
      by: ['seller', 'operator', 'system'],
      when: 'nothingLeftToSend',
      events: ['shipped', 'rest_given_up'],
      ledger: 'refundOfTheRest',
    },
    // Paid at the door, or given back by the buyer's bank: there is no money that the market could give back for the rest.
    delivered: { ...plain, by: ['seller'], when: 'noMoneyForTheRest', events: ['delivered'], mail: 'delivered' },
    disputed: toDispute,
  },
  shipped: {
    delivered: {
      ...plain,
      by: ['buyer', 'seller', 'operator', 'system'],
      when: 'moneyIsKnown',
      events: ['delivered', 'received', 'assumed_delivered', 'delivered_by_operator', 'delivered_by_carrier'],
      mail: 'delivered',
      timer: 'arrival',
    },
    returned: cameBack,
    disputed: toDispute,
  },
  delivered: {
    completed: { ...plain, by: ['system'], when: 'withdrawalOver', events: ['completed'], timer: 'withdrawal' },
    returned: cameBack,
    disputed: toDispute,
  },
  completed: { returned: cameBack, disputed: toDispute },
  cancelled: {},
  expired: {
    confirmed: {
      ...plain,
      by: ['system'],
      when: 'stockIsThere',
      events: ['paid_late'],
      mail: 'confirmed',
      ledger: 'payment',
    },
  },
  returned: {},
  disputed: { partlyShipped: decided, shipped: decided, delivered: decided, completed: decided, returned: cameBack },
}

/** Whether the buyer may call an order off just so: by the law's right alone once its seller has begun. */
export const mayGiveUp = (from: OrderStatus): boolean =>
  ORDER_STEPS[from].cancelled?.events.includes('by_buyer') ?? false

/** `by`: anybody when left out. */
export function canBecome(from: OrderStatus, to: OrderStatus, by?: Mover): boolean {
  const step = ORDER_STEPS[from][to]
  return step !== undefined && (by === undefined || step.by.includes(by))
}
