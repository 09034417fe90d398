import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { KEYED_PROVIDERS, PAYMENT_PROVIDERS, PROVIDER_STATES } from '../contract.ts'

const standing = z.object({
  code: z.enum(PAYMENT_PROVIDERS),
  state: z.enum(PROVIDER_STATES),
  /** Switched off by the operator, whatever else is missing. */
  off: z.boolean(),
  /** Takes no real money. */
  sandbox: z.boolean(),
})
export type OfferStanding = z.infer<typeof standing>

const offer = z.object({ providers: z.array(standing) })

export const paymentOfferContract = {
  'GET /api/admin/payment-offer': {
    summary: 'Payment providers in the order in which buyers are offered them, and whether each can be chosen now',
    access: 'operator',
    area: 'market',
    response: offer,
  },
  'PUT /api/admin/payment-offer': {
    summary: 'Sets the order of payment providers and which are not offered; one that is not named comes last',
    access: 'operator',
    area: 'market',
    body: z.object({
      order: z.array(z.enum(PAYMENT_PROVIDERS)).max(PAYMENT_PROVIDERS.length),
      off: z.array(z.enum(PAYMENT_PROVIDERS)).max(PAYMENT_PROVIDERS.length),
    }),
    response: offer,
  },
  'POST /api/admin/payment-providers/{provider}/test': {
    summary:
      'Asks a payment provider something harmless with the keys that are kept: whether it answers and takes them. `asked`: false where nobody can be asked (a bank account), and what was entered was checked',
    repeatable: true,
    access: 'operator',
    area: 'market',
    params: z.object({ provider: z.enum(KEYED_PROVIDERS) }),
    response: z.object({ works: z.literal(true), asked: z.boolean() }),
    failures: [
      'provider_keys_missing',
      'account_unusable',
      'provider_keys_unreadable',
      'provider_refused_keys',
      'provider_mode_mismatch',
      'provider_unavailable',
    ],
  },
} as const satisfies Contract
