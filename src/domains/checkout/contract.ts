import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { LOCALES } from '../../values/locale.ts'
import { writtenText } from '../../values/written-text.ts'
import { phone } from '../accounts/contract.ts'
import { cartId, deliveryChoice } from '../cart/contract.ts'
import { address, purchaseKey, purchaseView } from '../orders/contract.ts'
import { PAYMENT_PROVIDERS, paymentView } from '../payments/contract.ts'
import { transfersContract } from './transfers/contract.ts'

export type { TransferView } from './transfers/contract.ts'

export const checkoutBuyer = z.object({
  firstName: writtenText(80).min(1),
  lastName: writtenText(80).min(1),
  email: z.email().max(200),
  phone,
})

/** Nothing of it, or all of it: an empty part is refused with `invoice_incomplete` and its name. */
export const wantedInvoice = z.object({
  name: writtenText(200).optional(),
  taxId: z.string().trim().max(20).optional(),
  address: writtenText(300).optional(),
})

/** What "order with obligation to pay" sends. Prices are what the buyer saw: a change since is refused, never silently charged. */
export const placeOrderBody = z.object({
  cartId,
  buyer: checkoutBuyer,
  /** Needed unless everything is collected in shops or at points. */
  shippingAddress: address.nullable(),
  invoice: wantedInvoice.nullable(),
  /** Delivery choices as the buyer saw them. One a seller: a second, or one that differs from the cart's, is refused. */
  deliveries: z.array(deliveryChoice).max(200).optional(),
  /** Anything but true is refused with `terms_not_accepted`. */
  acceptTerms: z.boolean(),
  /** Damaged goods: the buyer accepts the described condition expressly. */
  acceptCondition: z.boolean(),
  /** Sellers (ids) to whose courier the buyer hands over an old device of the same kind. */
  oldDevices: z.array(z.number().int()).max(200).optional(),
  expectedTotal: z.number().int().min(0),
  locale: z.enum(LOCALES),
})
export type PlaceOrderBody = z.infer<typeof placeOrderBody>

export const checkoutContract = {
  'POST /api/checkout/orders': {
    summary: 'Place the cart as one order per seller, holding the stock. Send an Idempotency-Key.',
    access: 'public',
    body: placeOrderBody,
    response: purchaseView,
    status: 201,
    ownIdempotency: true,
    failures: [
      'market_being_prepared',
      'cart_not_found',
      'cart_empty',
      'line_withdrawn',
      'not_enough_stock',
      'seller_on_holiday',
      'price_changed',
      'delivery_required',
      'too_many_delivery_options',
      'pickup_point_unknown',
      'point_closed',
      'point_takes_no_cash',
      'shipping_address_required',
      'country_not_served',
      'postal_code_unfit',
      'invoice_incomplete',
      'tax_id_invalid',
      'old_device_needs_courier',
      'terms_not_accepted',
      'condition_not_accepted',
      'mixed_currencies',
      'no_payment_provider',
      'sum_not_payable_online',
      'seller_not_configured',
      'too_many_of_version',
      'too_many_orders_open',
      'too_many_orders_network',
      'guest_needs_mail',
      'idempotency_conflict',
      'request_in_progress',
    ],
  },
  'POST /api/checkout/{key}/payments': {
    summary: 'Start (or take up again) the online payment of a purchase; answers where to send the buyer',
    repeatable: true,
    access: 'public',
    params: z.object({ key: purchaseKey }),
    body: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
    response: paymentView,
    status: 201,
    failures: [
      'purchase_not_found',
      'nothing_to_pay',
      'hold_expired',
      'provider_not_configured',
      'provider_cannot_take',
      'provider_keys_unreadable',
      'provider_unavailable',
    ],
  },
  'GET /api/checkout/{key}/payment': {
    summary: 'How the latest payment attempt of a purchase stands; asks the provider when no webhook came yet',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: z.object({
      payment: paymentView.nullable(),
      /** `refunded`: the money came too late or twice and goes back. */
      outcome: z.enum(['success', 'cancelled', 'incomplete', 'refunded', 'none']),
    }),
    failures: ['purchase_not_found'],
  },
  'POST /api/payments/webhooks/{provider}': {
    summary: 'For payment providers: a signed webhook of how a payment stands',
    repeatable: true,
    access: 'public',
    params: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
    body: z.unknown(),
    response: z.object({ received: z.literal(true) }),
    failures: [
      'bad_signature',
      'malformed_webhook',
      'payment_not_found',
      'payment_amount_differs',
      'provider_unavailable',
      'provider_not_configured',
      'provider_keys_unreadable',
    ],
  },
  ...transfersContract,
} as const satisfies Contract
