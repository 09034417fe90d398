import type Stripe from 'stripe'
import type { RefundRequest, RefundState } from '../provider.ts'
import { asked, StripeRefusal } from './client.ts'
import { REFUND_KEY, REFUND_SESSION, refundStateOf } from './read-event.ts'

/** Refunds of one payment that are looked through: more than a person would ever make. */
const PAGE = 100

/**
 * Gives money back once a key, for ever: Stripe remembers an idempotency key for a day only, so a refund that carries the key already is
 * looked for first. What Stripe will not refund (all of it went back already) is `failed`.
 */
export async function makeRefund(stripe: Stripe, request: RefundRequest): Promise<RefundState> {
  const { reference, amount, key } = request
  const intent = await intentOf(stripe, reference)
  const known = await findByKey(stripe, intent, key)
  if (known) return refundStateOf(known)
  try {
    const body = { payment_intent: intent, amount, metadata: { [REFUND_KEY]: key, [REFUND_SESSION]: reference } }
    return refundStateOf(await asked(stripe.refunds.create(body, { idempotencyKey: `refund:${key}` })))
  } catch (error) {
    // 409: the same request is being done now.
    if (error instanceof StripeRefusal && error.status === 400) return 'failed'
    throw error
  }
}

/** How a refund stands that was asked for before; `pending` while Stripe does not show it. */
export async function fetchRefund(stripe: Stripe, { reference, key }: RefundRequest): Promise<RefundState> {
  const known = await findByKey(stripe, await intentOf(stripe, reference), key)
  return known ? refundStateOf(known) : 'pending'
}

/** The session a payment was made with; undefined for payments that this market did not start. */
export async function sessionOfIntent(stripe: Stripe, intent: string): Promise<string | undefined> {
  const { data } = await asked(stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }))
  return data[0]?.id
}

async function intentOf(stripe: Stripe, session: string): Promise<string> {
  const { payment_intent: intent } = await asked(stripe.checkout.sessions.retrieve(session))
  if (typeof intent !== 'string') throw new TypeError(`session ${session} has no payment to refund`)
  return intent
}

async function findByKey(stripe: Stripe, intent: string, key: string): Promise<Stripe.Refund | undefined> {
  const { data } = await asked(stripe.refunds.list({ payment_intent: intent, limit: PAGE }))
  return data.find(({ metadata }) => metadata?.[REFUND_KEY] === key)
}
