import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PAYMENT_PROVIDERS } from '../../payments/contract.ts'
import {
  address,
  cancellation,
  invoiceData,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  orderFacts,
  orderView,
} from '../contract.ts'

const buyer = z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })

/** Any order, as the operator's list shows it. Amounts gross, in the minor unit of `currency`. */
export const anyOrder = orderFacts
  .omit({ carrier: true })
  .extend(
    orderView.pick({
      number: true,
      status: true,
      paymentStatus: true,
      method: true,
      total: true,
      givenBack: true,
      currency: true,
    }).shape,
  )
  .extend({
    placedAt: z.string(),
    company: z.object({ id: z.number().int(), name: z.string() }),
    buyer: buyer.omit({ phone: true }),
    /** Of the first thing in it, and pieces in all. */
    firstTitle: z.string(),
    pieces: z.number().int(),
  })
export type AnyOrder = z.infer<typeof anyOrder>

/** One order with all that is known of it; payments, refunds and documents have lists of their own. */
export const orderFile = orderView.extend({
  placedAt: z.string(),
  buyer,
  locale: z.string(),
  /** Whether it was bought with an account. */
  signedIn: z.boolean(),
  shippingAddress: address.nullable(),
  invoice: invoiceData.nullable(),
  sellerAmount: z.number().int(),
  commission: z.object({ rate: z.number().int(), net: z.number().int(), vat: z.number().int() }),
  /** The other orders of the same purchase. */
  together: z.array(
    orderView.pick({ number: true, status: true, paymentStatus: true, method: true }).extend({ seller: z.string() }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      to: z.enum(ORDER_STATUSES),
      note: z.string().nullable(),
      cancelled: cancellation.partial().nullable(),
    }),
  ),
})
export type OrderFile = z.infer<typeof orderFile>

const amount = z.coerce
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number)
const day = z.iso.date().regex(/^[12]/)
const WANTED = {
  /** An order's number, a buyer's e-mail, a payment by its id here or at its provider; else words of goods, buyer or seller. */
  q: z.string().trim().max(100).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  payment: z.enum(ORDER_PAYMENT_STATUSES).optional(),
  provider: z.enum(PAYMENT_PROVIDERS).optional(),
  company: idInPath.optional(),
  /** First and last day, in Poland. */
  from: day.optional(),
  to: day.optional(),
  /** Total, in the minor unit, both included. */
  least: amount.optional(),
  most: amount.optional(),
}
export type OrdersWanted = z.infer<z.ZodObject<typeof WANTED>>
export const orderNumber = z.string().regex(/^OB-\d{4}-\d{7,12}$/)

export const allOrdersContract = {
  'GET /api/admin/orders': {
    summary:
      'All orders, the newest first. A filtered page looks through so many only and may hold fewer although more follow: go by `next`',
    access: 'operator',
    area: 'orders',
    query: z.object({ ...WANTED, after: idInPath.optional() }),
    response: z.object({ orders: z.array(anyOrder), next: z.number().int().nullable() }),
  },
  'GET /api/admin/order-export': {
    summary: 'The same as CSV, at most 50 000 of them',
    access: 'operator',
    area: 'orders',
    query: z.object(WANTED),
    download: true,
  },
  'GET /api/admin/orders/{number}': {
    summary: 'One order of any seller with buyer, address, commission and history',
    access: 'operator',
    area: 'orders',
    params: z.object({ number: orderNumber }),
    response: orderFile,
    failures: ['order_not_found'],
  },
  'POST /api/admin/orders/{number}/delivered': {
    summary:
      'The operator knows that an order that is under way arrived; what was due on delivery is paid by that. Again it changes nothing',
    access: 'operator',
    area: 'orders',
    params: z.object({ number: orderNumber }),
    /** From where it is known: kept in the log. */
    body: z.strictObject({ words: z.string().trim().min(3).max(1000) }),
    response: orderFile,
    failures: ['order_not_found', 'order_not_under_way'],
  },
} as const satisfies Contract
