import { z } from 'zod'
import { Failure } from '../../../../values/failure.ts'
import type { Webhook } from '../provider.ts'
import type { P24Calls } from './calls.ts'
import { readSessionId } from './session.ts'
import { isSigned, type SignedKind } from './sign.ts'
import { settle } from './transactions.ts'

const payment = z.object({
  merchantId: z.number().int(),
  sessionId: z.string().min(1).max(100),
  amount: z.number().int(),
  currency: z.string().length(3),
  orderId: z.number().int(),
})
/**
 * What a notification means for a payment. One of a payment is verified before it counts, with the amount that we registered; of another
 * amount it says `differs`. Undefined: nothing of ours, or nothing that changes a payment. `bad_signature`, `malformed_webhook`.
 */
export async function readNotification(calls: P24Calls, rawBody: string): Promise<Webhook | undefined> {
  const values = readValues(rawBody)
  const kind = kindOf(values)
  if (!isSigned(kind, values, calls.merchant.crc)) throw new Failure('invalid', 'bad_signature')
  // Of BLIK the payment's own notification tells all; a refund is asked about, by its key.
  return kind === 'payment' ? readPaid(calls, values) : undefined
}

function readValues(rawBody: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(rawBody))
  } catch {
    throw new Failure('invalid', 'malformed_webhook')
  }
}

function kindOf(values: Record<string, unknown>): SignedKind {
  if ('refundsUuid' in values) return 'refund'
  return 'result' in values ? 'blik' : 'payment'
}

async function readPaid(calls: P24Calls, values: unknown): Promise<Webhook | undefined> {
  const read = understood(calls, values)
  const session = readSessionId(read.sessionId)
  if (!session) return undefined
  return settle(calls, read.sessionId, { ...read, status: 1 })
}

function understood({ merchant }: P24Calls, values: unknown) {
  const read = payment.safeParse(values)
  if (!read.success) throw new Failure('invalid', 'malformed_webhook')
  if (read.data.merchantId !== merchant.merchantId) throw new Failure('invalid', 'bad_signature')
  return read.data
}
