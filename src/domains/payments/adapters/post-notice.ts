import type { Outcome } from '../rules/payment-status.ts'
import { sign } from './signature.ts'

/** A notice as the sandbox operator sends it. Amounts in grosze. */
export type SandboxNotice = {
  id: string
  reference: string
  paymentId: string
  outcome: Outcome
  amount: number
  currency: string
}

const TIMEOUT = 10_000

/** Posts a signed notice; throws unless the receiver answers 2xx. */
export async function postNotice(url: string, notice: SandboxNotice, secret: string, now: Date): Promise<void> {
  const body = JSON.stringify(notice)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': sign(secret, body, now) },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`notice ${notice.id} was answered with ${answer.status}`)
}
