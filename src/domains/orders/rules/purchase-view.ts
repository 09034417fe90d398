import type { Address, InvoiceData, OrderView, PurchaseView } from '../contract.ts'
import { nextLinkAt } from './next-link.ts'
import { isEnded, isHeld } from './order-table.ts'
import { awaitsConfirmation, dueOnline } from './purchase-draft.ts'

/** A purchase as it is stored. */
export type StoredPurchase = {
  key: string
  placedAt: Date
  email: string
  phone: string
  shippingAddress: Address | null
  invoice: InvoiceData | null
  currency: PurchaseView['currency']
  heldUntil: Date | null
  /** When the buyer asked for the link once more, the first time first. */
  linksAskedAt: readonly Date[]
}

/** `shownToken`: see `PurchaseView.shownToken`. */
export function toPurchaseView(
  purchase: StoredPurchase,
  orders: OrderView[],
  now: Date,
  shownToken: string | null,
): PurchaseView {
  const due = dueOnline(orders)
  const toConfirm = orders.some(awaitsConfirmation)
  const pending = orders.some((order) => isHeld(order.status))
  const next = nextLinkAt(purchase.placedAt, purchase.linksAskedAt, purchase.heldUntil)
  return {
    key: purchase.key,
    placedAt: purchase.placedAt.toISOString(),
    email: purchase.email,
    phone: purchase.phone,
    shippingAddress: purchase.shippingAddress,
    invoice: purchase.invoice,
    orders,
    dueOnline: due,
    dueOnDelivery: orders
      .filter((order) => order.paymentStatus === 'onDelivery' && !isEnded(order.status))
      .reduce((sum, order) => sum + order.total, 0),
    toConfirm,
    nextLinkAt: toConfirm ? (next?.toISOString() ?? null) : null,
    shownToken: toConfirm ? shownToken : null,
    total: orders.reduce((sum, order) => sum + order.total, 0),
    currency: purchase.currency,
    heldUntil: pending ? (purchase.heldUntil?.toISOString() ?? null) : null,
    clocks: null,
    now: now.toISOString(),
  }
}
