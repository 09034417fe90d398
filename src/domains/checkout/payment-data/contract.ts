import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES, purchaseKey } from '../../orders/contract.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from '../../payments/contract.ts'

/** E11: a payment that came. Minor units; `at` in UTC. `reference`: what the provider calls it. */
export const paymentData = z.object({
  id: z.string(),
  at: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** No money moved: a test environment, or a stand-in of the demo. */
  sandbox: z.boolean(),
  reference: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.number().int(),
  /** Any currency may have come. */
  currency: z.string(),
})
export type PaymentData = z.infer<typeof paymentData>

/** One attempt as the operator finds it. `received`: what came. */
const attempt = z.object({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** No money moved: a test environment, or a stand-in of the demo. */
  sandbox: z.boolean(),
  reference: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.number().int(),
  received: z.number().int(),
  currency: z.enum(CURRENCIES),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** A dispute of it is open: nothing of it goes back. */
  disputed: z.boolean(),
})
export type PaymentAttempt = z.infer<typeof attempt>

export const paymentFile = attempt.extend({
  orders: z.array(
    z.object({
      number: z.string(),
      companyId: z.number().int(),
      seller: z.string(),
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(ORDER_PAYMENT_STATUSES),
      total: z.number().int(),
      givenBack: z.number().int(),
    }),
  ),
  /** What the provider told, in order; the first hundred. */
  webhooks: z.array(
    z.object({ id: z.string(), outcome: z.string(), amount: z.number().int(), currency: z.string(), at: z.string() }),
  ),
  refunds: z.array(
    z.object({
      id: z.number().int(),
      amount: z.number().int(),
      currency: z.string(),
      status: z.string(),
      at: z.string(),
    }),
  ),
  /** What was booked about it, oldest first; debit positive. */
  entries: z.array(z.object({ key: z.string(), account: z.string(), amount: z.number().int(), currency: z.string() })),
})
export type PaymentFile = z.infer<typeof paymentFile>

export const paymentDataContract = {
  'GET /api/purchases/{key}/payments': {
    summary: 'Payments of a purchase that came: date, provider, its id and amount',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: z.object({ payments: z.array(paymentData) }),
    failures: ['purchase_not_found'],
  },
  'GET /api/companies/{id}/orders/{number}/payments': {
    summary: 'The payment that paid for an order, for its seller: date, provider, its id, and the order’s part of it',
    access: 'signedIn',
    params: z.object({ id: idInPath, number: z.string().max(40) }),
    response: z.object({ payments: z.array(paymentData) }),
    failures: ['company_not_found', 'order_not_found'],
  },
  'GET /api/admin/payments': {
    summary: 'Payments, the latest first; `q`: by the number of an order, by the provider’s id or by our own',
    access: 'operator',
    area: 'money',
    query: z.object({
      q: z.string().trim().min(1).max(200).optional(),
      after: z.string().max(200).optional(),
    }),
    response: z.object({ payments: z.array(attempt), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/payments/{paymentId}': {
    summary: 'One payment with its orders, what its provider told, refunds and bookings',
    access: 'operator',
    area: 'money',
    params: z.object({ paymentId: z.uuid() }),
    response: paymentFile,
    failures: ['payment_not_found'],
  },
} as const satisfies Contract
