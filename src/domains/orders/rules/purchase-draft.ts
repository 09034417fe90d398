import type { Minor } from '../../../values/money.ts'
import type { Commission } from '../../commission/contract.ts'
import type { Address, InvoiceData, OrderPaymentStatus, OrderStatus, OrderView } from '../contract.ts'
import type { Standing } from './order-moves.ts'
import { isHeld } from './order-table.ts'

/** The seller as the buyer saw it when ordering. */
export type SellerSnapshot = OrderView['seller'] & {
  shortName: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  /** In the register of waste; not there where it has none. */
  bdoNumber?: string | null
  /** Whether it charged VAT when the order was placed; not there in orders of before. */
  chargesVat?: boolean
}

export type OrderDraft = {
  companyId: number
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  seller: SellerSnapshot
  method: OrderView['method']
  cashOnDelivery: boolean
  /** `shopId`: where a shop of the seller hands it over. */
  pickup: (NonNullable<OrderView['pickup']> & { shopId?: number }) | null
  takesOldDevice: boolean
  arrives: OrderView['arrives']
  parcels: NonNullable<OrderView['parcels']>
  goods: Minor
  delivery: Minor
  total: Minor
  commission: Commission
  items: (Omit<OrderView['items'][number], 'givenUp'> & { vatScheme: string; erpCode: string | null })[]
}

/** Everything that is written when an order is placed; one purchase, one order a seller. Amounts in grosze. */
export type PurchaseDraft = {
  key: string
  cartId: number
  idempotencyKey: string | null
  requestHash: Buffer | null
  userId: string | null
  buyer: { firstName: string; lastName: string; email: string; phone: string }
  shippingAddress: Address | null
  invoice: InvoiceData | null
  locale: string
  currency: OrderView['currency']
  orders: OrderDraft[]
  /** Until when stock is held; null when nothing waits for an online payment. */
  heldUntil: Date | null
  placedAt: Date
  /** Network address of the caller; empty when unknown. */
  address: string
}

/** A guest's order on delivery whose link in the mail nobody has followed yet. */
export function awaitsConfirmation({ status, paymentStatus }: Standing): boolean {
  return isHeld(status) && paymentStatus === 'onDelivery'
}

/** What is to be paid online of these orders. */
export function dueOnline(orders: readonly (Standing & { total: Minor })[]): Minor {
  return orders.reduce((sum, order) => sum + (awaitsOnline(order) ? order.total : 0), 0)
}

function awaitsOnline(order: Standing): boolean {
  return isHeld(order.status) && !awaitsConfirmation(order)
}
