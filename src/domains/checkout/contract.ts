import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { cartId } from '../cart/contract.ts'
import { address, invoiceData, purchaseKey, purchaseView } from '../orders/contract.ts'
import { PAYMENT_OPERATORS, paymentView } from '../payments/contract.ts'

export const checkoutBuyer = z.object({
  firstName: z.string().trim().min(1).max(80),
  lastName: z.string().trim().min(1).max(80),
  email: z.email().max(200),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{9,20}$/),
})

/** What "order with obligation to pay" sends. Prices are what the buyer saw: a change since is refused, never silently charged. */
export const placeOrderBody = z.object({
  cartId,
  buyer: checkoutBuyer,
  /** Needed unless everything is collected in shops or at points. */
  shippingAddress: address.nullable(),
  invoice: invoiceData.partial().nullable(),
  acceptTerms: z.literal(true),
  /** Damaged goods: the buyer accepts the described condition expressly. */
  acceptCondition: z.boolean(),
  expectedTotal: z.number().int().min(0),
  locale: z.enum(['pl-PL', 'en-US', 'de-DE']),
})
export type PlaceOrderBody = z.infer<typeof placeOrderBody>

export const checkoutContract = {
  'POST /api/checkout/orders': {
    summary: 'Place the cart as one order per seller, holding the stock. Send an Idempotency-Key.',
    access: 'public',
    body: placeOrderBody,
    response: purchaseView,
    status: 201,
    failures: [
      'cart_not_found',
      'cart_empty',
      'not_enough_stock',
      'price_changed',
      'delivery_required',
      'too_many_delivery_options',
      'shipping_address_required',
      'invoice_incomplete',
      'condition_not_accepted',
      'no_payment_operator',
      'seller_not_configured',
      'idempotency_conflict',
    ],
  },
  'POST /api/checkout/{key}/payments': {
    summary: 'Start (or take up again) the online payment of a purchase; answers where to send the buyer',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    body: z.object({ operator: z.enum(PAYMENT_OPERATORS) }),
    response: paymentView,
    status: 201,
    failures: [
      'purchase_not_found',
      'nothing_to_pay',
      'hold_expired',
      'operator_not_configured',
      'operator_unavailable',
    ],
  },
  'GET /api/checkout/{key}/payment': {
    summary: 'How the latest payment attempt of a purchase stands; asks the operator when no notice came yet',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: z.object({
      payment: paymentView.nullable(),
      outcome: z.enum(['success', 'cancelled', 'incomplete', 'none']),
    }),
    failures: ['purchase_not_found'],
  },
} as const satisfies Contract
