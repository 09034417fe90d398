import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { PAYMENT_PROVIDERS, WEBHOOK_RESULTS } from '../../payments/contract.ts'

/** A webhook as it was taken or refused. Minor units, times in UTC. */
export const webhookRow = z.object({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  receivedAt: z.string(),
  /** What it told of; null: of no payment, or it was not read. */
  kind: z.string().nullable(),
  reference: z.string().nullable(),
  paymentId: z.string().nullable(),
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  result: z.enum(WEBHOOK_RESULTS),
  /** Why it was refused: a failure's code. */
  refusal: z.string().nullable(),
  replayedAt: z.string().nullable(),
  /** It was understood: what follows from it can be done again. */
  replayable: z.boolean(),
})
export type WebhookRow = z.infer<typeof webhookRow>

export const webhookFile = webhookRow.extend({
  /** The provider's own id of it. */
  webhookId: z.string().nullable(),
  /** As it came, without what tells who somebody is; null: it was not read. */
  body: z.string().nullable(),
})
export type WebhookFile = z.infer<typeof webhookFile>

const webhookId = z.string().regex(/^[1-9]\d{0,17}$/)
const params = z.object({ id: webhookId })
const filter = z.object({
  /** Its number here or at the provider, a payment's here or there, or an order's. */
  q: z.string().trim().max(200).optional(),
  provider: z.enum(PAYMENT_PROVIDERS).optional(),
  result: z.enum(WEBHOOK_RESULTS).optional(),
})
export type WebhookFilter = z.infer<typeof filter>

export const webhooksContract = {
  'GET /api/admin/webhooks': {
    summary: 'Webhooks of payment providers as they were taken or refused, the newest first',
    access: 'operator',
    area: 'money',
    query: filter.extend({ after: webhookId.optional() }),
    response: z.object({ webhooks: z.array(webhookRow), next: z.string().nullable() }),
  },
  'GET /api/admin/webhooks/{id}': {
    summary: 'One webhook with its body, in which what tells who somebody is was masked before it was written',
    access: 'operator',
    area: 'money',
    params,
    response: webhookFile,
    failures: ['webhook_not_found'],
  },
  'POST /api/admin/webhooks/{id}/replay': {
    summary:
      'Does what follows from a webhook once more, by the very verb that took it; what is done already is not done twice',
    access: 'operator',
    area: 'money',
    repeatable: true,
    params,
    response: webhookFile,
    failures: ['webhook_not_found', 'webhook_unread'],
  },
  'GET /api/admin/webhook-export': {
    summary: 'The same list as a file for a spreadsheet, without bodies',
    access: 'operator',
    area: 'money',
    download: true,
    query: filter,
  },
} as const satisfies Contract
