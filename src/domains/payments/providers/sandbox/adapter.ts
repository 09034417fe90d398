import { z } from 'zod'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import { OUTCOMES } from '../../rules/payment-status.ts'
import type { DisputeReport, PaymentProvider, Webhook } from '../provider.ts'
import { isSigned, sign } from './signature.ts'

const TIMEOUT = 10_000

const webhook = z.object({
  id: z.string().min(1).max(200),
  reference: z.string().min(1).max(100),
  paymentId: z.uuid(),
  outcome: z.enum(OUTCOMES),
  amount: z.number().int(),
  currency: z.string().length(3),
  refundKey: z.string().max(100).optional(),
})
const dispute = z.object({
  disputeId: z.string().min(1).max(200),
  reference: z.string().min(1).max(100),
  paymentId: z.uuid(),
  state: z.enum(['evidenceDue', 'won', 'lost']),
  amount: z.number().int().positive(),
  currency: z.string().length(3),
  fee: z.number().int().nonnegative(),
  toldAt: z.iso.datetime(),
  answerUntil: z.iso.datetime(),
})
const started = z.object({ reference: z.string(), redirectUrl: z.string() })
const standing = z.object({ webhook: webhook.nullable() })

export type SandboxSettings = {
  secret: () => Promise<string>
  /** Address of the sandbox's own HTTP interface. */
  baseUrl: string
  now: () => Date
}

/** The sandbox provider, spoken to over HTTP with signed calls as a real one. */
export function sandboxProvider({ secret, baseUrl, now }: SandboxSettings): PaymentProvider {
  // The market itself, or the process beside it that serves.
  const sandbox = createOutbound({
    ...{ name: 'sandbox', baseUrl: `${baseUrl}/sandbox-pay/api`, deadline: TIMEOUT },
    privateNetworks: true,
  })
  async function call<T>(path: string, schema: z.ZodType<T>, payload: unknown): Promise<T> {
    const body = JSON.stringify(payload)
    const answer = await sandbox({
      ...{ method: 'POST', to: `/${path}` },
      headers: { 'sandbox-signature': sign(await secret(), body, now()) },
      body: { type: 'application/json', bytes: body },
    })
    return schema.parse(answer.json())
  }
  return {
    start: (request) =>
      call('payments', started, { ...request, notifyUrl: `${baseUrl}/api/payments/webhooks/sandbox` }),
    async readWebhook({ rawBody, header }) {
      if (!isSigned(await secret(), rawBody, header('sandbox-signature'), now())) {
        throw new Failure('invalid', 'bad_signature')
      }
      const parsed = z.union([webhook, dispute]).safeParse(JSON.parse(rawBody))
      if (!parsed.success) throw new Failure('invalid', 'malformed_webhook')
      return 'disputeId' in parsed.data ? toReport(parsed.data) : toWebhook(parsed.data)
    },
    async fetchStatus(reference) {
      const { webhook: known } = await call('status', standing, { reference })
      return known ? toWebhook(known) : undefined
    },
    async refund({ reference, amount, key }) {
      await call('refunds', z.object({ done: z.literal(true) }), { reference, amount, key })
      return 'done'
    },
    // It stands in this program and has no keys.
    test: async () => undefined,
  }
}

function toWebhook({ id, ...rest }: z.infer<typeof webhook>): Webhook {
  return { ...rest, webhookId: id }
}

/** It takes the money at once, as banks do. */
function toReport({ fee, toldAt, answerUntil, ...rest }: z.infer<typeof dispute>): DisputeReport {
  const told = { toldAt: new Date(toldAt), answerUntil: new Date(answerUntil) }
  return { ...rest, ...told, taken: true, fee: { amount: fee, currency: rest.currency }, reason: null }
}
