import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { KEYED_PROVIDERS, PROVIDER_FIELD_NAMES } from '../contract.ts'

/** One field as the operator of the market sees it: what is public in clear, of a secret only its end and since when it is kept. */
const keptField = z.object({
  name: z.enum(PROVIDER_FIELD_NAMES),
  secret: z.boolean(),
  value: z.string().nullable(),
  last4: z.string().nullable(),
  /** UTC. */
  changedAt: z.string().nullable(),
})

const providerKeys = z.object({
  provider: z.enum(KEYED_PROVIDERS),
  test: z.boolean(),
  /** Whether the provider has one for tests at all; without it `test` is false. */
  testEnvironment: z.boolean(),
  /** What is kept was entered by the demo and leads to its own stand-in: no money moves. Any key that is saved replaces all of it. */
  standIn: z.boolean(),
  fields: z.array(keptField),
  /** Every field is there. */
  complete: z.boolean(),
})

export type ProviderKeys = z.infer<typeof providerKeys>

const params = z.object({ provider: z.enum(KEYED_PROVIDERS) })

export const providerKeysContract = {
  'GET /api/admin/payment-providers': {
    summary: 'Keys of the payment providers (E15): public ones in clear, secrets by their last four characters',
    access: 'operator',
    area: 'market',
    response: z.object({ providers: z.array(providerKeys) }),
  },
  'PUT /api/admin/payment-providers/{provider}': {
    summary: 'Saves keys of a payment provider; a secret that is left out stays as it is. Needs a fresh log-in',
    access: 'operator',
    area: 'market',
    params,
    body: z.object({
      /** The provider’s test environment; false where it has none. */
      test: z.boolean(),
      fields: z.record(z.string().max(40), z.string().trim().max(500)),
    }),
    response: providerKeys,
    secretAnswer: true,
    failures: ['unknown_key', 'provider_key_invalid', 'no_test_environment', 'confirmation_required'],
  },
  'DELETE /api/admin/payment-providers/{provider}': {
    summary: 'Removes all keys of a payment provider. Needs a fresh log-in',
    access: 'operator',
    area: 'market',
    params,
    response: providerKeys,
    failures: ['confirmation_required'],
  },
} as const satisfies Contract
