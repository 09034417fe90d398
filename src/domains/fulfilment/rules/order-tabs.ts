import { ORDER_STATUSES, type OrderStatus, SOLD, statusesWhere, UNDER_WAY } from '../../orders/contract.ts'

/** The lists of a seller's orders. `accepted`: paid, or to be paid on delivery. `trouble`: under way, and held up by what the seller can see to. */
export const ORDER_TABS = [
  'accepted',
  'toShip',
  'shipped',
  'trouble',
  'delivered',
  'cancelled',
  'waiting',
  'all',
] as const
export type OrderTab = (typeof ORDER_TABS)[number]

const inTab = (tab: OrderTab) => statusesWhere((row) => row.seller.tab === tab)

export const TAB_STATUSES: Readonly<Record<OrderTab, readonly OrderStatus[]>> = {
  accepted: SOLD,
  toShip: inTab('toShip'),
  shipped: inTab('shipped'),
  trouble: UNDER_WAY,
  delivered: inTab('delivered'),
  cancelled: inTab('cancelled'),
  waiting: inTab('waiting'),
  all: ORDER_STATUSES,
}

/** A part of the orders of its statuses. */
export const isInTrouble = (tab: OrderTab | undefined) => tab === 'trouble'

/** What is to be sent is worked off from the oldest on; everything else is read from the newest. */
export function isOldestFirst(tab: OrderTab): boolean {
  return tab === 'toShip'
}
