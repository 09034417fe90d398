import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import type { Outcome } from '../../rules/payment-status.ts'
import type { DisputeReport } from '../provider.ts'
import { sign } from './signature.ts'

/** A webhook as the sandbox provider sends it. Amounts in grosze. */
export type SandboxWebhook = {
  id: string
  reference: string
  paymentId: string
  outcome: Outcome
  amount: number
  currency: string
  /** Of a refund: what the market called it. */
  refundKey?: string
}

/** The same of a dispute. Amount and fee in minor units of `currency`; times in UTC. */
export type SandboxDispute = {
  id: string
  disputeId: string
  reference: string
  paymentId: string
  state: DisputeReport['state']
  amount: number
  currency: string
  fee: number
  toldAt: string
  answerUntil: string
}

const TIMEOUT = 10_000

/** Posts a signed webhook; throws unless the receiver answers 2xx. */
export async function postWebhook(
  url: string,
  webhook: SandboxWebhook | SandboxDispute,
  secret: string,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(webhook)
  // The market itself, or the process beside it that serves.
  const receiver = createOutbound({ name: 'sandbox webhook', deadline: TIMEOUT, privateNetworks: true })
  await receiver({
    ...{ method: 'POST', to: url },
    headers: { 'sandbox-signature': sign(secret, body, now) },
    body: { type: 'application/json', bytes: body },
  })
}
