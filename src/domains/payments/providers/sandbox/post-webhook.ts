import type { Outcome } from '../../rules/payment-status.ts'
import { sign } from './signature.ts'

/** A webhook as the sandbox provider sends it. Amounts in grosze. */
export type SandboxWebhook = {
  id: string
  reference: string
  paymentId: string
  outcome: Outcome
  amount: number
  currency: string
}

const TIMEOUT = 10_000

/** Posts a signed webhook; throws unless the receiver answers 2xx. */
export async function postWebhook(url: string, webhook: SandboxWebhook, secret: string, now: Date): Promise<void> {
  const body = JSON.stringify(webhook)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': sign(secret, body, now) },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`webhook ${webhook.id} was answered with ${answer.status}`)
}
