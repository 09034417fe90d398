import type { OrderStatus } from '../../orders/contract.ts'

/** The lists of a seller's orders. `accepted`: paid, or to be paid on delivery. */
export const ORDER_TABS = ['accepted', 'toShip', 'shipped', 'delivered', 'cancelled', 'waiting', 'all'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

export const TAB_STATUSES: Readonly<Record<OrderTab, readonly OrderStatus[]>> = {
  accepted: ['confirmed', 'shipped', 'delivered'],
  toShip: ['confirmed'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled', 'expired'],
  waiting: ['pending'],
  all: ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired'],
}

/** What is to be sent is worked off from the oldest on; everything else is read from the newest. */
export function isOldestFirst(tab: OrderTab): boolean {
  return tab === 'toShip'
}
