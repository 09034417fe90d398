import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Deps } from '../../../../platform/deps.ts'
import { Failure } from '../../../../values/failure.ts'
import { languageOf } from '../../../../values/locale.ts'
import type { Currency } from '../../../../values/money.ts'
import { must } from '../../../../values/must.ts'
import type { ProviderConnection } from '../descriptor.ts'
import type { DisputeReport, PaymentProvider, StartRequest, Webhook } from '../provider.ts'
import { orUnavailable } from '../unanswered.ts'
import { asked, connectSdk, loadSdk, StripeRefusal } from './client.ts'
import { fetchDispute } from './disputes.ts'
import { submitEvidence, uploadEvidence } from './evidence.ts'
import { REFUND_SESSION, readRefund, readSession, readSessionEvent } from './read-event.ts'
import { fetchRefund, makeRefund, sessionOfIntent } from './refunds.ts'

const MINUTE = 60_000
/** Stripe takes no session that ends sooner. */
const SHORTEST_SESSION = 30 * MINUTE
/** A repetition within so long asks for the same session, to the letter. */
const STEP = 10 * MINUTE
/** Seconds by which a webhook may be old. */
const TOLERANCE = 300

/** BLIK is of Polish banks. */
const BESIDE_CARDS: Partial<Record<Currency, readonly 'blik'[]>> = { PLN: ['blik'] }

/** Stripe Checkout: a page of Stripe's where the buyer pays by card, with złoty by BLIK as well. Amounts in minor units, as Stripe's own. */
export function stripeProvider(deps: Pick<Deps, 'now' | 'log'>, connection: ProviderConnection): PaymentProvider {
  const sdk = () => connectSdk(connection)
  return {
    async start(request) {
      requireMode(connection)
      const params = sessionOf(request, deps.now())
      // Stripe refuses the same key with other parameters: another language asks for another session, and the market keeps the first.
      const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16)
      const idempotencyKey = `start:${request.paymentId}:${digest}`
      const session = await asked((await sdk()).checkout.sessions.create(params, { idempotencyKey }))
      if (!session.url) throw new TypeError(`session ${session.id} has no page`)
      return { reference: session.id, redirectUrl: session.url }
    },
    async readWebhook({ rawBody, header }) {
      const event = await verify(
        rawBody,
        header('stripe-signature'),
        must(connection.values.webhookSecret, 'the webhook secret'),
        deps.now(),
      )
      try {
        return await orUnavailable(readEvent(event, sdk, deps.now()))
      } catch (error) {
        if (error instanceof TypeError) throw new Failure('invalid', 'malformed_webhook')
        throw error
      }
    },
    async fetchStatus(reference) {
      const { sessions } = (await sdk()).checkout
      try {
        return readSession(await asked(sessions.retrieve(reference, { expand: ['payment_intent'] })))
      } catch (error) {
        if (!(error instanceof StripeRefusal) || error.status !== 404) throw error
        // Of another account, whose keys were here before: nobody can pay it with these, and asking for ever would hold up others.
        deps.log.error({ provider: 'stripe', unknownThere: reference })
        return undefined
      }
    },
    refund: async (request) => makeRefund(await sdk(), request),
    evidence: {
      upload: async (file) => uploadEvidence(await sdk(), file),
      submit: async (request) => submitEvidence(await sdk(), request),
    },
    fetchRefund: async (request) => fetchRefund(await sdk(), request),
    async test() {
      requireMode(connection)
      // What a key restricted to payments may do as well.
      await asked((await sdk()).checkout.sessions.list({ limit: 1 }))
    },
  }
}

/** Keys say whose money it is: real money must not pass for a test, nor the other way round. */
function requireMode({ test, values }: ProviderConnection): void {
  const mode = /^[a-z]{2}_(test|live)_/.exec(must(values.secretKey, 'the secret key'))?.[1]
  if (mode && (mode === 'test') !== test) throw new Failure('invalid', 'provider_mode_mismatch')
}

function sessionOf(request: StartRequest, now: Date): Stripe.Checkout.SessionCreateParams {
  const { paymentId, amount, currency, description, returnUrl, locale, email } = request
  const ends = Math.ceil((now.getTime() + SHORTEST_SESSION + MINUTE) / STEP) * STEP
  const left = new URL(returnUrl)
  left.searchParams.set('left', '1')
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } },
      },
    ],
    allowed_payment_method_types: ['card', ...(BESIDE_CARDS[currency] ?? [])],
    customer_email: email,
    locale: languageOf(locale),
    success_url: returnUrl,
    cancel_url: left.href,
    expires_at: ends / 1000,
    payment_intent_data: { description, metadata: { paymentId } },
  }
}

async function verify(body: string, signature: string | undefined, secret: string, now: Date): Promise<Stripe.Event> {
  const Sdk = await loadSdk()
  try {
    return Sdk.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE, undefined, now.getTime())
  } catch (error) {
    const signed = !(error instanceof Sdk.errors.StripeSignatureVerificationError)
    throw new Failure('invalid', signed ? 'malformed_webhook' : 'bad_signature')
  }
}

async function readEvent(
  event: Stripe.Event,
  sdk: () => Promise<Stripe>,
  now: Date,
): Promise<Webhook | DisputeReport | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readSessionEvent(event, event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object
      const intent = typeof refund.payment_intent === 'string' ? refund.payment_intent : undefined
      const own = refund.metadata?.[REFUND_SESSION]
      const session = own ?? (intent && (await sessionOfIntent(await sdk(), intent)))
      return session === undefined ? undefined : readRefund(refund, event.id, session)
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return fetchDispute(await sdk(), event.data.object.id, now)
    default:
      return undefined
  }
}
