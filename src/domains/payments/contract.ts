import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { CURRENCIES } from '../../values/money.ts'

export { EVIDENCE_KINDS, type EvidenceKind } from './rules/evidence-kinds.ts'

/** B10: a card provider with a publishable key, PayPal, one with shop id + key, a transfer to the market's own account; plus the sandbox of demos and tests. */
export { WEBHOOK_RESULTS, type WebhookResult } from './rules/webhook-results.ts'

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe', 'paypal', 'przelewy24', 'bank-transfer'] as const
export type PaymentProviderCode = (typeof PAYMENT_PROVIDERS)[number]
/** Those whose keys the operator of the market enters (E15). */
export const KEYED_PROVIDERS = PAYMENT_PROVIDERS.filter((code) => code !== 'sandbox')
export type KeyedProvider = (typeof KEYED_PROVIDERS)[number]

/** What a buyer pays with at a provider: `method-mark.tsx` draws each. */
export const PAYMENT_METHODS = ['card', 'blik', 'transfer', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/**
 * How a provider stands. `ready`: buyers may choose it · `off`: switched off by the operator · `testKeys`: connected to its test environment
 * in a market that takes real money · `incomplete`: keys are missing · `unreadable`: keys were sealed under another master key ·
 * `unavailable`: not in this market. What was paid at one that is `off` or `testKeys` is still heard of and given back.
 */
export const PROVIDER_STATES = ['ready', 'off', 'testKeys', 'incomplete', 'unreadable', 'unavailable'] as const
export type ProviderState = (typeof PROVIDER_STATES)[number]

/** Names of all fields of providers: their texts are `key_…`. */
export const PROVIDER_FIELD_NAMES = [
  'publishableKey',
  'secretKey',
  'webhookSecret',
  'clientId',
  'clientSecret',
  'webhookId',
  'shopId',
  'apiKey',
  'crcKey',
  'accountHolder',
  'bankName',
  'ibanPLN',
  'ibanEUR',
  'ibanUSD',
  'transferDays',
] as const
export type ProviderFieldName = (typeof PROVIDER_FIELD_NAMES)[number]

/** A payment is one attempt at one provider. `cancelled`, `failed` and `expired` may be followed by another attempt. */
export const PAYMENT_STATUSES = [
  'created',
  'started',
  'paid',
  'cancelled',
  'failed',
  'expired',
  'refundDue',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const paymentView = z.object({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.number().int(),
  currency: z.enum(CURRENCIES),
  /** Where to send the buyer while `started`. */
  redirectUrl: z.string().nullable(),
})
export type PaymentView = z.infer<typeof paymentView>

/** A provider as the buyer sees it: all of it is public. */
const offeredProvider = z.object({
  code: z.enum(PAYMENT_PROVIDERS),
  /** Takes no real money. */
  sandbox: z.boolean(),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** When the payment is known to have come. */
  arrives: z.enum(['atOnce', 'days']),
  /** Least and most of one payment, minor units; a currency that is absent is not taken. */
  limits: z.partialRecord(z.enum(CURRENCIES), z.object({ least: z.number().int(), most: z.number().int() })),
  /** Of providers whose scripts need one in the browser. */
  publishableKey: z.string().nullable(),
})
export type OfferedProvider = z.infer<typeof offeredProvider>

export const paymentsContract = {
  'GET /api/payment-providers': {
    summary:
      'Providers a buyer may choose, in the order of the operator, with what each takes; empty when none is configured',
    access: 'public',
    response: z.object({ providers: z.array(offeredProvider) }),
  },
} as const satisfies Contract
