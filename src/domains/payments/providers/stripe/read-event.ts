import type Stripe from 'stripe'
import type { Webhook } from '../provider.ts'

/** Stripe's events of a session → what they say of the payment. A session that is complete and unpaid waits for the bank. */
const SESSION_OUTCOMES: Readonly<Record<string, 'asPaid' | 'paid' | 'failed' | 'cancelled'>> = {
  'checkout.session.completed': 'asPaid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
}

/** An event that tells of a session: the reference is the session's id. Undefined: of something else, or still undecided. */
export function readSessionEvent(event: Pick<Stripe.Event, 'id' | 'type'>, session: Stripe.Checkout.Session) {
  const told = SESSION_OUTCOMES[event.type]
  const outcome = told === 'asPaid' ? (session.payment_status === 'paid' ? 'paid' : undefined) : told
  return outcome && sessionWebhook(session, event.id, outcome)
}

/** How a session stands when Stripe is asked, its PaymentIntent included. */
export function readSession(session: Stripe.Checkout.Session): Webhook | undefined {
  const { id, status, payment_status: paid, payment_intent: intent } = session
  if (status === 'expired') return sessionWebhook(session, `${id}:expired`, 'cancelled')
  if (status !== 'complete') return undefined
  if (paid === 'paid') return sessionWebhook(session, `${id}:paid`, 'paid')
  const gone = typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')
  return gone ? sessionWebhook(session, `${id}:failed`, 'failed') : undefined
}

function sessionWebhook(
  { id, client_reference_id: paymentId, amount_total: amount, currency }: Stripe.Checkout.Session,
  webhookId: string,
  outcome: Webhook['outcome'],
): Webhook {
  if (amount === null || currency === null) throw new TypeError(`session ${id} without an amount`)
  return {
    ...{ webhookId, reference: id, outcome, amount },
    ...(paymentId === null ? {} : { paymentId }),
    currency: currency.toUpperCase(),
  }
}

/** Money on its way back, or turned back. Undefined: the bank is at it. `reference`: the session it was paid with. */
export function readRefund(refund: Stripe.Refund, webhookId: string, reference: string): Webhook | undefined {
  const outcome = refundStateOf(refund)
  if (outcome === 'pending') return undefined
  return {
    ...{ webhookId, reference, amount: refund.amount },
    currency: refund.currency.toUpperCase(),
    outcome: outcome === 'done' ? 'refunded' : 'refundFailed',
    // One that was made in Stripe's dashboard must not pass for one of ours.
    refundKey: refund.metadata?.[REFUND_KEY] ?? `stripe:${refund.id}`,
  }
}

/** Under what a refund carries the market's key, and the session it belongs to. */
export const REFUND_KEY = 'refundKey'
export const REFUND_SESSION = 'session'

export function refundStateOf({ status }: Pick<Stripe.Refund, 'status'>): 'done' | 'pending' | 'failed' {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
