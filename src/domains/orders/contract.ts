import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { CURRENCIES } from '../../values/money.ts'
import { SUM_VAT } from '../../values/vat.ts'
import { writtenText } from '../../values/written-text.ts'
import { carriedFact, titles } from '../categories/contract.ts'
import { PAYMENT_PROVIDERS } from '../payments/contract.ts'
import { arrival, DELIVERY_METHODS, plannedShipments } from '../shipping/contract.ts'
import { CANCEL_REASONS } from './rules/cancel-reasons.ts'
import { CARRIERS } from './rules/carriers.ts'
import { ORDER_PAYMENT_STATUSES } from './rules/order-payment-table.ts'
import { ORDER_STATUSES } from './rules/order-table.ts'

export { CANCEL_REASONS } from './rules/cancel-reasons.ts'
export { type Carrier, isTracking, normalizeTracking } from './rules/carriers.ts'
export { ORDER_EVENTS } from './rules/order-events.ts'
export { ORDER_PAYMENT_TABLE, type OrderPaymentStatus, RETURNED_PAYMENTS } from './rules/order-payment-table.ts'
export {
  canBecome,
  isEnded,
  isHeld,
  mayGiveUp,
  ORDER_TABLE,
  type OrderRow,
  type OrderStatus,
  piecesOf,
  SOLD,
  statusesWhere,
  UNDER_WAY,
} from './rules/order-table.ts'

export { CARRIERS, ORDER_PAYMENT_STATUSES, ORDER_STATUSES }

/**
 * An order is one seller's part of a purchase. `pending` waits while its stock is held: for the online payment, or (`onDelivery`) until the
 * guest follows the link in the mail. `confirmed` is to be shipped (paid, or cash on delivery).
 */

export const address = z.object({
  firstName: writtenText(80).min(1),
  lastName: writtenText(80).min(1),
  street: writtenText(160).min(1),
  postalCode: z.string().trim().min(1).max(16),
  city: writtenText(80).min(1),
  region: writtenText(80).optional(),
  country: countryCode,
})

export const invoiceData = z.object({
  name: writtenText(200).min(1),
  taxId: z.string().trim().min(1).max(20),
  address: writtenText(300).min(1),
})

export const orderItem = z.object({
  productId: z.number().int(),
  versionId: z.number().int(),
  title: z.string(),
  /** The title by language, where it was another when it was ordered. */
  titles,
  versionName: z.string(),
  state: z.enum(['new', 'used', 'damaged']),
  imageKey: z.string().nullable(),
  quantity: z.number().int(),
  /** Pieces of it that were given up before they left: they will not be sent. */
  givenUp: z.number().int(),
  unitPrice: z.number().int(),
  lineTotal: z.number().int(),
  /** What stood beside the price when it was ordered; none of orders from before it was kept. */
  facts: z.array(carriedFact),
  /** The guarantee that the seller gave then, in months; null: not kept, 0: none. */
  warrantyMonths: z.number().int().nullable(),
})

/** Why a seller called an order off. */
export const cancellation = z.object({ reason: z.enum(CANCEL_REASONS), words: z.string().nullable() })

/** How an order left the seller. */
export const shipmentView = z.object({
  carrier: z.enum(CARRIERS),
  trackingNumber: z.string().nullable(),
  /** Where the carrier tells how far it is; null when nothing is known. */
  trackingLink: z.string().nullable(),
  shippedAt: z.string(),
})
export type ShipmentView = z.infer<typeof shipmentView>

/** One of the shipments of an order, with what is in it. */
export const shipmentPart = shipmentView.extend({
  id: z.number().int(),
  items: z.array(z.object({ versionId: z.number().int(), quantity: z.number().int() })),
})
export type ShipmentPart = z.infer<typeof shipmentPart>

/** How an order is paid: at once through a provider, by bank transfer, or to the courier or in the shop. */
export const PAYMENT_TYPES = ['online', 'transfer', 'onDelivery'] as const

/** E10: where an order goes, who takes it there, and how it is paid. */
export const orderFacts = z.object({
  /** Where it goes or is collected, ISO code; null where an old order does not say. */
  country: z.string().nullable(),
  /** Who takes it there, or has taken it; null where it is collected in the seller's shop. */
  carrier: z.enum(CARRIERS).nullable(),
  paymentType: z.enum(PAYMENT_TYPES),
  /** Through whom it was paid, or was tried last; null: on delivery, or not tried yet. */
  provider: z.enum(PAYMENT_PROVIDERS).nullable(),
})
export type OrderFacts = z.infer<typeof orderFacts>

export const orderView = orderFacts.extend({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(ORDER_PAYMENT_STATUSES),
  seller: z.object({ id: z.number().int(), name: z.string(), email: z.string(), phone: z.string() }),
  items: z.array(orderItem),
  method: z.enum(DELIVERY_METHODS),
  cashOnDelivery: z.boolean(),
  pickup: z.object({ code: z.string().nullable(), label: z.string() }).nullable(),
  /** The buyer hands over an old device of the same kind to whoever delivers. */
  takesOldDevice: z.boolean(),
  /** The days on which it was promised to come when it was ordered, and the parcels it was to go in; null for orders of before. */
  arrives: arrival.nullable(),
  parcels: z.array(plannedShipments).nullable(),
  /** The last one; null until it is sent, and where it is collected in a shop. */
  shipment: shipmentView.nullable(),
  /** All of them, the first one first. */
  shipments: z.array(shipmentPart),
  /** Why its seller called it off, with the seller's own words; null for any other end. */
  cancelled: cancellation.nullable(),
  /** Each status it came to and when, the first first; a status may come again. */
  history: z.array(z.object({ at: z.string(), status: z.enum(ORDER_STATUSES) })),
  goods: z.number().int(),
  delivery: z.number().int(),
  total: z.number().int(),
  /** How its total was taxed when it was placed; null for orders of before, which do not say. */
  vat: z.enum(SUM_VAT).nullable(),
  amountPaid: z.number().int(),
  /** Of it, decided to go back. */
  givenBack: z.number().int(),
  currency: z.enum(CURRENCIES),
})

/** What was bought in one go: one order per seller, one payment for all that is paid online. */
export const purchaseView = z.object({
  /** Unguessable key: the link to the order page. */
  key: z.string(),
  placedAt: z.string(),
  email: z.string(),
  phone: z.string(),
  shippingAddress: address.nullable(),
  invoice: invoiceData.nullable(),
  orders: z.array(orderView),
  /** To be paid online for orders still pending, in grosze. */
  dueOnline: z.number().int(),
  /** Paid to couriers or in shops. */
  dueOnDelivery: z.number().int(),
  /** True while orders on delivery wait for the guest to follow the link in the mail. */
  toConfirm: z.boolean(),
  /** From when on that link may be asked for again; null when no more are sent. */
  nextLinkAt: z.string().nullable(),
  /** What that link proves, in a demo without mail; else null. */
  shownToken: z.string().nullable(),
  total: z.number().int(),
  currency: z.enum(CURRENCIES),
  /** Until when stock is held for payment or confirmation; null when nothing is pending. */
  heldUntil: z.string().nullable(),
  /** After how many days an order goes on where nobody says anything, as the market decided: uncollected, and under way. Null in lists and right after it was placed. */
  clocks: z.object({ collectionDays: z.number().int(), arrivalDays: z.number().int() }).nullable(),
  /** Server time, so that a countdown does not trust the visitor's clock. */
  now: z.string(),
})

export type Address = z.infer<typeof address>
export type InvoiceData = z.infer<typeof invoiceData>
export type OrderView = z.infer<typeof orderView>
export type PurchaseView = z.infer<typeof purchaseView>

export const purchaseKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const confirmationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const ordersContract = {
  'GET /api/purchases/{key}': {
    summary: 'A purchase by its unguessable key',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: purchaseView,
    failures: ['purchase_not_found'],
  },
  'POST /api/purchases/{key}/cancel': {
    summary: 'Give up what is not paid yet: stock returns at once',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: purchaseView,
    failures: ['purchase_not_found', 'nothing_to_cancel'],
  },
  'POST /api/purchases/{key}/link': {
    summary: 'Sends a guest the link that confirms an order on delivery once more. Not before `nextLinkAt`',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: purchaseView,
    failures: [
      'purchase_not_found',
      'nothing_to_confirm',
      'link_too_soon',
      'link_too_often',
      'rate_limited',
      'mail_unavailable',
    ],
  },
  'POST /api/purchases/{key}/confirm': {
    summary: 'A guest’s order on delivery counts from now on; the token comes by mail. Again it changes nothing',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    body: z.strictObject({ token: confirmationToken }),
    response: purchaseView,
    failures: ['purchase_not_found', 'confirmation_invalid', 'confirmation_too_late'],
  },
} as const satisfies Contract
