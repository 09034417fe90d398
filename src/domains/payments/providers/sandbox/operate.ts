import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../../platform/deps.ts'
import { describeError } from '../../../../platform/log/describe-error.ts'
import type { Outcome } from '../../rules/payment-status.ts'
import type { StartRequest } from '../provider.ts'
import type { Decision } from './decision.ts'
import { postWebhook, type SandboxDispute, type SandboxWebhook } from './post-webhook.ts'
import { sandboxSecret } from './secret.ts'
import { decideOpen, findSandboxPayment, insertSandboxRefund, register, type SandboxPayment } from './store.ts'

/** Seconds after the buyer's return at which a webhook counts as 'after'. */
const AFTER = 4

export type Delivery = { webhook: SandboxWebhook | SandboxDispute; notifyUrl: string }

/** Registers a payment of the shop and says where its buyer pays. */
export async function openSandboxPayment(deps: Deps, request: Omit<StartRequest, 'transferUrl'>) {
  const { reference } = await register(deps.db, `sbx_${randomBytes(18).toString('base64url')}`, request, deps.now())
  return { reference, redirectUrl: new URL(`/sandbox-pay/${reference}`, request.returnUrl).href }
}

/** What the provider would say of the payment now; null while it is open. */
export async function sandboxStanding(deps: Deps, reference: string): Promise<SandboxWebhook | null> {
  const payment = await findSandboxPayment(deps.db, reference)
  if (!payment || payment.status === 'open') return null
  return toWebhook(payment, payment.status === 'cancelled' ? 'cancelled' : 'paid')
}

/** Carries out what the buyer chose on the page and returns the address to send the buyer to. */
export async function decideSandboxPayment(deps: Deps, reference: string, decision: Decision): Promise<string> {
  const payment = await findSandboxPayment(deps.db, reference)
  if (!payment) throw new Error(`no sandbox payment ${reference}`)
  if (decision.action === 'close') return payment.returnUrl
  const outcome = decision.action === 'pay' ? 'paid' : 'cancelled'
  const paid = outcome === 'paid' ? Math.max(1, payment.amount - (decision.short ? 1 : 0)) : 0
  const decided = await deps.db.transaction().execute(async (tx) => {
    const row = await decideOpen(tx, reference, { status: outcome, paid, now: deps.now() })
    if (row) await deps.addJob(tx, ...webhookJobs(row, outcome, decision, deps.now()))
    return row
  })
  if (decided && decision.timing === 'before') await deliverEarly(deps, toDelivery(decided, outcome))
  return payment.returnUrl
}

/** Gives money back once a key and sends a webhook of it. */
export async function refundSandboxPayment(deps: Deps, request: { reference: string; amount: number; key: string }) {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertSandboxRefund(tx, request.reference, request.key, request.amount))) return
    const payment = await findSandboxPayment(tx, request.reference)
    if (!payment) return
    const { webhook, notifyUrl } = toDelivery(payment, 'refunded')
    const told = { ...webhook, id: `${webhook.id}_${request.key}`, amount: request.amount, refundKey: request.key }
    await deps.addJob(tx, { name: 'sandbox.deliverWebhook', payload: { webhook: told, notifyUrl } })
  })
}

/** Posts a webhook; fails when the shop does not take it, so that the job tries again. */
export async function deliverWebhook(deps: Deps, { webhook, notifyUrl }: Delivery): Promise<void> {
  await postWebhook(notifyUrl, webhook, await sandboxSecret(deps), deps.now())
}

async function deliverEarly(deps: Deps, delivery: Delivery): Promise<void> {
  // The job delivers it again anyhow.
  await deliverWebhook(deps, delivery).catch((error) => deps.log.warn({ sandboxWebhook: describeError(error).message }))
}

function webhookJobs(payment: SandboxPayment, outcome: Outcome, decision: Decision, now: Date) {
  if (decision.timing === 'never') return []
  const delay = decision.lateSeconds + (decision.timing === 'after' ? AFTER : 0)
  const at = (seconds: number) => ({ runAt: new Date(now.getTime() + seconds * 1000) })
  const delivery = toDelivery(payment, outcome)
  const copies = Array.from({ length: decision.copies }, () => ({
    name: 'sandbox.deliverWebhook' as const,
    payload: delivery,
    ...(delay > 0 ? at(delay) : {}),
  }))
  if (!decision.disorder) return copies
  const stale = { name: 'sandbox.deliverWebhook' as const, payload: toDelivery(payment, 'failed'), ...at(delay + 2) }
  return [...copies, stale]
}

function toDelivery(payment: SandboxPayment, outcome: Outcome): { webhook: SandboxWebhook; notifyUrl: string } {
  return { webhook: toWebhook(payment, outcome), notifyUrl: payment.notifyUrl }
}

function toWebhook(payment: SandboxPayment, outcome: Outcome): SandboxWebhook {
  const { reference, paymentId, currency } = payment
  const amount = outcome === 'paid' ? payment.paid : payment.amount
  return { id: `ntc_${reference}_${outcome}`, reference, paymentId, outcome, amount, currency }
}
