import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { KEYED_OPERATORS } from '../rules/operator-fields.ts'

/** One field as the operator of the market sees it: what is public in clear, of a secret only its end and since when it is kept. */
const keptField = z.object({
  name: z.string(),
  secret: z.boolean(),
  value: z.string().nullable(),
  last4: z.string().nullable(),
  /** UTC. */
  changedAt: z.string().nullable(),
})

const operatorKeys = z.object({
  operator: z.enum(KEYED_OPERATORS),
  test: z.boolean(),
  fields: z.array(keptField),
  /** Every field is there. */
  complete: z.boolean(),
  /** This version can take payments through it. */
  connected: z.boolean(),
})

export type OperatorKeys = z.infer<typeof operatorKeys>

const params = z.object({ operator: z.enum(KEYED_OPERATORS) })

export const operatorKeysContract = {
  'GET /api/admin/payment-operators': {
    summary: 'Keys of the payment operators (E15): public ones in clear, secrets by their last four characters',
    access: 'operator',
    response: z.object({ operators: z.array(operatorKeys) }),
  },
  'PUT /api/admin/payment-operators/{operator}': {
    summary: 'Keeps keys of a payment operator; a secret that is left out stays as it is. Needs a fresh log-in',
    access: 'operator',
    params,
    body: z.object({
      /** The operator’s test environment. */
      test: z.boolean(),
      fields: z.record(z.string().max(40), z.string().trim().max(500)),
    }),
    response: operatorKeys,
    secretAnswer: true,
    failures: ['unknown_key', 'confirmation_required'],
  },
  'DELETE /api/admin/payment-operators/{operator}': {
    summary: 'Forgets all keys of a payment operator. Needs a fresh log-in',
    access: 'operator',
    params,
    response: operatorKeys,
    failures: ['confirmation_required'],
  },
} as const satisfies Contract
