import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createRefund } from '../../../demo/stand-ins/stripe/api.ts'
import { moveDispute, openDispute } from '../../../demo/stand-ins/stripe/disputes.ts'
import { Refused, type Session } from '../../../demo/stand-ins/stripe/state.ts'
import { fakeStripe } from '../../../demo/stand-ins/stripe/stripe.ts'

/** Keys of the stand-in's only account. */
export const STRIPE_KEYS = {
  publishableKey: 'pk_test_standin0000',
  secretKey: 'sk_test_standin4711',
  webhookSecret: 'whsec_standin0815',
}

/** How the interface behaves: `slow` answers after half a minute, `down` breaks connections, `busy` is its rate limit, `broken` a 500. */
type Mood = 'right' | 'slow' | 'down' | 'busy' | 'broken'
const SLOW = 30_000

/** The stand-in of Stripe on a port of its own, in any mood, and moved on by tests as its dashboard and banks would. */
export async function startStripe(now: () => Date = () => new Date()) {
  const calls: string[] = []
  const state = { mood: 'right' as Mood, url: '' }
  const stripe = fakeStripe({
    ...{ now, keys: STRIPE_KEYS, pageOf: (id) => `${state.url}/pay/${id}` },
    refusal: () => {
      if (state.mood === 'busy')
        return new Refused(429, 'rate_limit_error', 'Too many requests', { code: 'rate_limit' })
      if (state.mood === 'broken') return new Refused(500, 'api_error', 'Something went wrong on our end')
      return undefined
    },
  })
  const { books, webhooks, decide } = stripe

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const isPage = url.startsWith('/pay/')
    if (!isPage) calls.push(`${method} ${new URL(url, state.url).pathname}`)
    const body = method === 'GET' ? {} : { body: new Uint8Array(await buffer(request)) }
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
    const asked = new Request(`${state.url}${url}`, { method, headers, ...body })
    const done = await (isPage ? stripe.pages : stripe.app).fetch(asked)
    response.writeHead(done.status, Object.fromEntries(done.headers))
    response.end(Buffer.from(await done.arrayBuffer()))
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
    endLater: (id: string, paid: boolean) => stripe.endLater(sessionOf(id), paid),
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
      const form = new Map(Object.entries({ payment_intent: intent, amount: String(amount) }))
      await webhooks.announce('refund.created', createRefund(books, form))
    },
    /** The buyer's bank asks for money back; `inquiry`: it only asks, and takes nothing. */
    dispute: (id: string, options: { amount?: number; days?: number; inquiry?: boolean } = {}) =>
      openDispute({ books, webhooks, now }, sessionOf(id), options),
    /** How a dispute goes on. */
    endDispute: (id: string, status: 'won' | 'lost' | 'under_review' | 'needs_response') =>
      moveDispute({ books, webhooks }, id, status),
    /** A day is over: idempotency keys are forgotten. */
    forgetKeys: () => stripe.replays.clear(),
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await webhooks.settled()
    },
  }
}
export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>
