import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Books, createRefund, createSession, read, readForm } from './api.ts'
import { moveDispute, openDispute } from './disputes.ts'
import { answerDispute, saveFile } from './evidence.ts'
import { hostedPage } from './page.ts'
import { newId, Refused, type Session } from './state.ts'
import { webhookSender } from './webhooks.ts'

/** Keys of the stand-in's only account. */
export const STRIPE_KEYS = {
  publishableKey: 'pk_test_standin0000',
  secretKey: 'sk_test_standin4711',
  webhookSecret: 'whsec_standin0815',
}

/** How the interface behaves: `slow` answers after half a minute, `down` breaks connections, `busy` is its rate limit, `broken` a 500. */
type Mood = 'right' | 'slow' | 'down' | 'busy' | 'broken'
const SLOW = 30_000

type Replay = { request: string; status: number; body: string }

/**
 * Stripe as it behaves towards a shop: Checkout Sessions with a hosted page, refunds, signed webhooks, idempotent requests. Not the rest.
 */
export async function startStripe(now: () => Date = () => new Date()) {
  const books: Books = {
    sessions: new Map(),
    intents: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    files: new Map(),
    refunding: 'succeeded',
  }
  const replays = new Map<string, Replay>()
  const calls: string[] = []
  const webhooks = webhookSender({ secret: STRIPE_KEYS.webhookSecret, now })
  const state = { mood: 'right' as Mood, url: '' }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', state.url)
    const raw = await buffer(request)
    const body = raw.toString('latin1')
    const session = books.sessions.get(/^\/pay\/(\w+)$/.exec(pathname)?.[1] ?? '')
    if (session)
      return showPage(session, request.method === 'POST' ? new URLSearchParams(body).get('action') : null, response)
    calls.push(`${request.method} ${pathname}`)
    const { status, body: answer, replayed } = await answerTo(request, pathname, searchParams, raw)
    response.writeHead(status, {
      ...{ 'content-type': 'application/json', 'request-id': newId('req') },
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
      ...(status >= 500 || status === 409 ? {} : { 'stripe-should-retry': 'false' }),
    })
    response.end(answer)
  }

  async function answerTo(request: IncomingMessage, path: string, query: URLSearchParams, raw: Buffer) {
    const body = raw.toString('utf8')
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? replays.get(key) : undefined
    const asked = `${path}\n${body}`
    try {
      if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`) {
        throw new Refused(401, 'invalid_request_error', `Invalid API Key provided: ${request.headers.authorization}`)
      }
      if (state.mood === 'busy') throw new Refused(429, 'rate_limit_error', 'Too many requests', { code: 'rate_limit' })
      if (state.mood === 'broken') throw new Refused(500, 'api_error', 'Something went wrong on our end')
      if (known && known.request !== asked) {
        throw new Refused(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters',
        )
      }
      if (known) return { ...known, replayed: true }
      const done = request.method === 'GET' ? read(books, path, query) : await act(request, path, raw)
      if (!done)
        throw new Refused(404, 'invalid_request_error', `No such resource: ${path}`, { code: 'resource_missing' })
      const answer = { status: 200, body: JSON.stringify(done) }
      if (typeof key === 'string') replays.set(key, { request: asked, ...answer })
      return { ...answer, replayed: false }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { status: error.status, body: JSON.stringify(error.answer), replayed: false }
    }
  }

  async function act(request: IncomingMessage, path: string, raw: Buffer): Promise<object | undefined> {
    if (path === '/v1/files') return saveFile(books, String(request.headers['content-type']), raw)
    const form = readForm(raw.toString('utf8'))
    const dispute = books.disputes.get(/^\/v1\/disputes\/(\w+)$/.exec(path)?.[1] ?? '')
    if (dispute) {
      const isSubmitted = answerDispute(books, dispute, form, now())
      if (isSubmitted) void webhooks.announce('charge.dispute.updated', dispute)
      return { ...dispute }
    }
    if (path === '/v1/checkout/sessions') return createSession(books, form, { url: state.url, now: now() })
    if (path !== '/v1/refunds') return undefined
    const refund = createRefund(books, form)
    // Webhooks may well be there before the answer.
    void webhooks.announce('refund.created', refund)
    return { ...refund }
  }

  /** What the buyer does on the page. */
  async function decide(session: Session, action: string | null): Promise<{ to?: string; problem?: string }> {
    if (action === 'dispute' && session.status === 'complete') {
      await openDispute({ books, webhooks, now }, session, {})
      return { problem: 'The bank asks for the money back.' }
    }
    if (session.status !== 'open') return {}
    if (action === 'leave') return { to: session.cancel_url }
    const intent = session.payment_intent ?? newId('pi')
    const status = action === 'decline' ? 'requires_payment_method' : action === 'later' ? 'processing' : 'succeeded'
    const { amount_total: amount, client_reference_id: paymentId } = session
    books.intents.set(intent, {
      id: intent,
      object: 'payment_intent',
      status,
      amount,
      metadata: { paymentId: paymentId ?? '' },
    })
    session.payment_intent = intent
    if (status === 'requires_payment_method') {
      await webhooks.announce('payment_intent.payment_failed', books.intents.get(intent) ?? {})
      return { problem: 'Your card was declined. Try another one.' }
    }
    Object.assign(session, {
      status: 'complete',
      payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
      url: null,
    })
    // The buyer does not wait for them.
    if (status === 'succeeded') void webhooks.announce('payment_intent.succeeded', books.intents.get(intent) ?? {})
    void webhooks.announce('checkout.session.completed', session)
    return { to: session.success_url }
  }

  async function showPage(session: Session, action: string | null, response: ServerResponse): Promise<void> {
    const { to, problem } = action ? await decide(session, action) : {}
    if (to) return void response.writeHead(303, { location: to }).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session, problem))
  }

  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    const run = () => void respond(request, response).catch((error) => response.writeHead(500).end(String(error)))
    const ownPage = request.url?.startsWith('/pay/')
    if (state.mood === 'down' && !ownPage) return void request.socket.destroy()
    if (state.mood !== 'slow' || ownPage) return run()
    timers.add(setTimeout(run, SLOW))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sessionOf = (id: string): Session => {
    const session = books.sessions.get(id)
    if (!session) throw new Error(`no session ${id}`)
    return session
  }
  return {
    state,
    url: state.url,
    books,
    webhooks,
    /** Every call of the interface, `GET /v1/…`. */
    calls,
    session: sessionOf,
    /** The buyer on the hosted page of a session. */
    decide: (id: string, action: 'pay' | 'decline' | 'leave' | 'later') => decide(sessionOf(id), action),
    /** The bank has made up its mind about a payment that takes its time. */
    async endLater(id: string, paid: boolean): Promise<void> {
      const session = sessionOf(id)
      const intent = books.intents.get(session.payment_intent ?? '')
      Object.assign(intent ?? {}, { status: paid ? 'succeeded' : 'requires_payment_method' })
      if (paid) session.payment_status = 'paid'
      await webhooks.announce(`checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, session)
    },
    /** Nobody came in time. */
    async expire(id: string): Promise<void> {
      const session = Object.assign(sessionOf(id), { status: 'expired', url: null })
      await webhooks.announce('checkout.session.expired', session)
    },
    /** A refund that was `pending` ends. */
    async endRefund(id: string, status: 'succeeded' | 'failed'): Promise<void> {
      const refund = books.refunds.get(id)
      if (!refund) throw new Error(`no refund ${id}`)
      refund.status = status
      await webhooks.announce(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    },
    /** Somebody gives money back in the dashboard. */
    async refundByHand(id: string, amount: number): Promise<void> {
      const intent = sessionOf(id).payment_intent ?? ''
      const refund = createRefund(
        books,
        new Map([
          ['payment_intent', intent],
          ['amount', String(amount)],
        ]),
      )
      await webhooks.announce('refund.created', refund)
    },
    /** The buyer's bank asks for money back; `inquiry`: it only asks, and takes nothing. */
    dispute: (id: string, options: { amount?: number; days?: number; inquiry?: boolean } = {}) =>
      openDispute({ books, webhooks, now }, sessionOf(id), options),
    /** How a dispute goes on. */
    endDispute: (id: string, status: 'won' | 'lost' | 'under_review' | 'needs_response') =>
      moveDispute({ books, webhooks }, id, status),
    /** A day is over: idempotency keys are forgotten. */
    forgetKeys: () => replays.clear(),
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await webhooks.settled()
    },
  }
}
export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>
