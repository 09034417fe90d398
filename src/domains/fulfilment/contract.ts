import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import {
  address,
  CANCEL_REASONS,
  CARRIERS,
  cancellation,
  invoiceData,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  orderItem,
  orderView,
  shipmentView,
} from '../orders/contract.ts'
import { DELIVERY_METHODS } from '../shipping/contract.ts'
import { ORDER_TABS } from './rules/order-tabs.ts'

const currency = z.enum(CURRENCIES)
const buyer = z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })

/** One line of a seller's list of orders. Amounts gross, grosze. */
export const sellerOrderRow = z.object({
  number: z.string(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(ORDER_PAYMENT_STATUSES),
  buyer: buyer.omit({ phone: true }),
  /** The first item's title, and how many pieces were ordered in all. */
  firstTitle: z.string(),
  firstVersion: z.string(),
  /** By what the seller's own system knows it; null where it has none. */
  firstErpCode: z.string().nullable(),
  pieces: z.number().int(),
  /** Of these: what waits to be sent or handed over (0 while the order is held, over or in dispute), and what was given up before it left. */
  toSend: z.number().int(),
  givenUp: z.number().int(),
  method: z.enum(DELIVERY_METHODS),
  cashOnDelivery: z.boolean(),
  shipment: shipmentView.nullable(),
  total: z.number().int(),
  currency,
  /** How many notes the company’s people wrote about it. */
  notes: z.number().int(),
})

export const orderEvent = z.object({
  at: z.string(),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  /** One of `placed`, `paid`, `shipped`, `tracking_corrected` …: a stable code, to be told in words; there may be more of them one day. */
  note: z.string().nullable(),
  /** Tracking number and carrier as they were then. */
  detail: z.object({ carrier: z.enum(CARRIERS), trackingNumber: z.string().nullable() }).nullable(),
  /** Why the seller called the order off. */
  cancelled: cancellation.nullable(),
})

/** An order as its seller sees it. Amounts gross, grosze; the commission is the one that was frozen when the order was placed. */
export const sellerOrder = orderView.omit({ seller: true, cancelled: true, history: true }).extend({
  placedAt: z.string(),
  items: z.array(orderItem.extend({ toSend: z.number().int(), vatScheme: z.string(), erpCode: z.string().nullable() })),
  buyer,
  /** The buyer's language. */
  locale: z.string(),
  shippingAddress: address.nullable(),
  /** What is to stand on a VAT invoice; null: the buyer asked for none. */
  invoice: invoiceData.nullable(),
  commission: z.object({
    /** Basis points of the goods. */
    rate: z.number().int(),
    net: z.number().int(),
    vat: z.number().int(),
  }),
  /** Total less commission and its VAT. */
  sellerAmount: z.number().int(),
  events: z.array(orderEvent),
})

export const customerRow = z.object({
  /** Number of the last order: names the customer in addresses, as no e-mail should stand in one. */
  lastOrder: z.string(),
  lastOrderAt: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  orders: z.number().int(),
  /** Of orders that were neither cancelled nor given back; amounts of several currencies cannot be added. That of the last order first. */
  totals: z.array(
    z.object({
      total: z.number().int(),
      /** What of it went back, in parts. */
      givenBack: z.number().int(),
      currency,
    }),
  ),
  /** Orders of which goods or money came back. */
  returned: z.number().int(),
})

export type SellerOrderRow = z.infer<typeof sellerOrderRow>
export type SellerOrder = z.infer<typeof sellerOrder>
export type CustomerRow = z.infer<typeof customerRow>

/** Of a year that there may be. */
const day = z.iso.date().regex(/^[12]/)
const search = z.string().trim().max(100)
const after = z.string().max(200)
/** What orders are called. */
export const orderNumber = z.string().regex(/^OB-\d{4}-\d{7,12}$/)
const params = z.object({ id: idInPath })
const ofOrder = params.extend({ number: orderNumber })
const shipment = z.strictObject({
  carrier: z.enum(CARRIERS),
  /** Needed unless the carrier is `other`: who drives itself has none. */
  trackingNumber: z.string().max(80).nullable(),
})
export type Shipment = z.output<typeof shipment>

/** Which orders a list or a file holds. */
export const ORDER_FILTER = {
  tab: z.enum(ORDER_TABS).optional(),
  q: search.optional(),
  method: z.enum(DELIVERY_METHODS).optional(),
  /** First and last day, in Poland. */
  from: day.optional(),
  to: day.optional(),
}

export const fulfilmentContract = {
  'GET /api/companies/{id}/orders': {
    summary: 'Orders of the company, the newest first; those that wait for the seller the oldest first',
    access: 'signedIn',
    scope: 'orders:read',
    params,
    query: z.object({ ...ORDER_FILTER, after: after.optional() }),
    response: z.object({
      orders: z.array(sellerOrderRow),
      next: z.string().nullable(),
      /** By tab, without the other filters; counted up to 1000. */
      counts: z.record(z.enum(ORDER_TABS), z.number().int()),
    }),
    failures: ['company_not_found', 'invalid_cursor'],
  },
  'GET /api/companies/{id}/order-export': {
    summary: 'Orders as CSV, at most 10 000',
    access: 'signedIn',
    params,
    query: z.object(ORDER_FILTER),
    download: true,
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/orders/{number}': {
    summary: 'One order with buyer, invoice data, commission and history',
    access: 'signedIn',
    scope: 'orders:read',
    params: ofOrder,
    response: sellerOrder,
    failures: ['company_not_found', 'order_not_found'],
  },
  'POST /api/companies/{id}/orders/{number}/ship': {
    summary:
      'A shipment is on its way, with some of the pieces or (without `items`) with all that is left; the buyer gets a mail. The same again changes nothing',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    body: shipment.extend({
      /** Lines of the order, each once. */
      items: z
        .array(z.strictObject({ versionId: z.number().int(), quantity: z.number().int().min(1).max(100_000) }))
        .min(1)
        .max(500)
        .optional(),
      /** Codes of assigned units that are in it; left out: of each line those that were assigned first. */
      units: z
        .array(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/))
        .max(200)
        .optional(),
    }),
    response: sellerOrder,
    failures: [
      'unit_not_assigned',
      'company_not_found',
      'order_not_found',
      'order_not_shippable',
      'already_shipped',
      'pickup_not_shipped',
      'tracking_required',
      'tracking_invalid',
      'ship_exceeds',
      'ship_unknown_line',
    ],
  },
  'PUT /api/companies/{id}/orders/{number}/shipment': {
    summary:
      'Correct carrier or tracking number of a shipment on its way; what stood there before stays in the history',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    body: z.strictObject({
      shipment,
      /** The tracking number that is being corrected, as it was read: somebody else's correction is not overwritten. */
      replaces: z.string().max(80).nullable(),
      /** Which of several; left out: the one with that number. */
      shipmentId: z.number().int().optional(),
    }),
    response: sellerOrder,
    failures: [
      'company_not_found',
      'order_not_found',
      'not_on_its_way',
      'shipment_changed',
      'tracking_required',
      'tracking_invalid',
    ],
  },
  'POST /api/companies/{id}/orders/{number}/prepare': {
    summary: 'The seller begins: the buyer cannot call the order off alone any more. Again it changes nothing',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    response: sellerOrder,
    failures: ['company_not_found', 'order_not_found', 'order_not_preparable'],
  },
  'POST /api/companies/{id}/orders/{number}/ready': {
    summary: 'Ready to be collected in the shop; the buyer gets a mail',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    response: sellerOrder,
    failures: ['company_not_found', 'order_not_found', 'order_not_shippable', 'only_pickup_ready'],
  },
  'POST /api/companies/{id}/orders/{number}/deliver': {
    summary: 'The buyer has it. What was to be paid on delivery counts as paid',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    response: sellerOrder,
    failures: ['company_not_found', 'order_not_found', 'order_not_deliverable'],
  },
  'POST /api/companies/{id}/orders/{number}/cancel': {
    summary:
      'Call off an order that is paid on delivery and not sent; stock returns, the buyer gets a mail with the reason',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    body: z.strictObject({
      reason: z.enum(CANCEL_REASONS),
      /** To the buyer; needed for `another`. */
      words: z
        .string()
        .trim()
        .max(500)
        .nullable()
        .transform((text) => text || null),
    }),
    response: sellerOrder,
    failures: ['company_not_found', 'order_not_found', 'order_not_cancellable', 'cancel_words_required'],
  },
  'GET /api/companies/{id}/customers': {
    summary: 'Who bought from the company, the latest first',
    access: 'signedIn',
    params,
    query: z.object({ q: search.optional(), after: after.optional() }),
    response: z.object({ customers: z.array(customerRow), next: z.string().nullable() }),
    failures: ['company_not_found', 'invalid_cursor'],
  },
  'GET /api/companies/{id}/customer-export': {
    summary: 'Customers as CSV, at most 10 000',
    access: 'signedIn',
    params,
    query: z.object({ q: search.optional() }),
    download: true,
    failures: ['company_not_found', 'rate_limited'],
  },
  'GET /api/companies/{id}/customers/{number}': {
    summary: 'The customer who placed an order, with all orders placed here',
    access: 'signedIn',
    params: ofOrder,
    query: z.object({ after: after.optional() }),
    response: z.object({
      customer: customerRow,
      /** About all orders of the customer. */
      notes: z.number().int(),
      orders: z.array(sellerOrderRow),
      next: z.string().nullable(),
    }),
    failures: ['company_not_found', 'order_not_found', 'invalid_cursor'],
  },
} as const satisfies Contract
