import { ORDER_STATUSES, type OrderStatus, SOLD, statusesWhere } from '../../orders/contract.ts'

/** The lists of a seller's orders. `accepted`: paid, or to be paid on delivery. */
export const ORDER_TABS = ['accepted', 'toShip', 'shipped', 'delivered', 'cancelled', 'waiting', 'all'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

const inTab = (tab: OrderTab) => statusesWhere((row) => row.seller.tab === tab)

export const TAB_STATUSES: Readonly<Record<OrderTab, readonly OrderStatus[]>> = {
  accepted: SOLD,
  toShip: inTab('toShip'),
  shipped: inTab('shipped'),
  delivered: inTab('delivered'),
  cancelled: inTab('cancelled'),
  waiting: inTab('waiting'),
  all: ORDER_STATUSES,
}

/** What is to be sent is worked off from the oldest on; everything else is read from the newest. */
export function isOldestFirst(tab: OrderTab): boolean {
  return tab === 'toShip'
}
