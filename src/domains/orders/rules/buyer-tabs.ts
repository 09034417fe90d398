import { type OrderRow, statusesWhere } from './order-table.ts'

/** The lists of a buyer's purchases by what matters: to pay or to confirm, on its way, there, over without goods. */
export const BUYER_TABS = ['toPay', 'underWay', 'delivered', 'ended'] as const
export type BuyerTab = (typeof BUYER_TABS)[number]

function tabOf({ pieces, isEnded }: OrderRow): BuyerTab {
  if (isEnded || pieces === 'cameBack') return 'ended'
  if (pieces === 'held') return 'toPay'
  return pieces === 'received' ? 'delivered' : 'underWay'
}

/** Statuses of the orders of which a purchase on that list has one at least. */
export const buyerTabStatuses = (tab: BuyerTab) => statusesWhere((row) => tabOf(row) === tab)
