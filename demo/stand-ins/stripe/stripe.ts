import { Hono } from 'hono'
import { dropOldest } from '../drop-oldest.ts'
import { type HostedAction, readAction, showHosted, showUnknown } from '../page.ts'
import { type Books, createRefund, createSession, type PageOf, read, readForm } from './api.ts'
import { moveDispute, openDispute } from './disputes.ts'
import { answerDispute, saveFile } from './evidence.ts'
import { pageOfSession } from './page.ts'
import { newId, Refused, type Session } from './state.ts'
import { webhookSender } from './webhooks.ts'

export type StripeKeys = { publishableKey: string; secretKey: string; webhookSecret: string }

type Options = {
  now: () => Date
  keys: StripeKeys
  pageOf: PageOf
  /** Payments that are kept; those that come later push out older ones. */
  most?: number
  /** Its interface refuses everything with this for now. */
  refusal?: () => Refused | undefined
}
type Call = Readonly<Record<'method' | 'path' | 'type' | 'authorization' | 'key', string>> & {
  query: URLSearchParams
  body: Buffer
}
type Answer = { status: number; body: string; replayed: boolean }
type Replay = { request: string; status: number; body: string }
/** Where the browser goes; else the page is shown again. */
type Decided = { to?: string; declined?: boolean }

/** Stripe as it behaves towards a shop: Checkout Sessions with a hosted page, refunds, signed webhooks, idempotent requests. Not the rest. */
export function fakeStripe({ now, keys, pageOf, most = Number.POSITIVE_INFINITY, refusal }: Options) {
  const books: Books = {
    ...{ sessions: new Map(), intents: new Map(), refunds: new Map(), disputes: new Map(), files: new Map() },
    refunding: 'succeeded',
  }
  const replays = new Map<string, Replay>()
  const webhooks = webhookSender({ secret: keys.webhookSecret, now, most: most * 4 })

  async function answer(call: Call): Promise<Answer> {
    const known = call.key ? replays.get(call.key) : undefined
    const asked = `${call.path}\n${call.body.toString('utf8')}`
    try {
      if (call.authorization !== `Bearer ${keys.secretKey}`) {
        throw new Refused(401, 'invalid_request_error', `Invalid API Key provided: ${call.authorization}`)
      }
      const refused = refusal?.()
      if (refused) throw refused
      if (known && known.request !== asked) {
        const text = 'Keys for idempotent requests can only be used with the same parameters'
        throw new Refused(400, 'idempotency_error', text)
      }
      if (known) return { ...known, replayed: true }
      const done = call.method === 'GET' ? read(books, call.path, call.query) : act(call)
      if (!done) {
        throw new Refused(404, 'invalid_request_error', `No such resource: ${call.path}`, { code: 'resource_missing' })
      }
      const made = { status: 200, body: JSON.stringify(done) }
      if (call.key) replays.set(call.key, { request: asked, ...made })
      dropOldest(replays, most * 4, () => true)
      return { ...made, replayed: false }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { status: error.status, body: JSON.stringify(error.answer), replayed: false }
    }
  }

  function act({ path, type, body }: Call): object | undefined {
    if (path === '/v1/files') {
      const told = saveFile(books, type, body)
      const saved = books.files.get(told.id)
      // A demo keeps no papers: that they came is enough.
      if (saved && Number.isFinite(most)) saved.bytes = Buffer.alloc(0)
      dropOldest(books.files, most, () => true)
      return told
    }
    const form = readForm(body.toString('utf8'))
    const dispute = books.disputes.get(/^\/v1\/disputes\/(\w+)$/.exec(path)?.[1] ?? '')
    if (dispute) {
      const isSubmitted = answerDispute(books, dispute, form, now())
      if (isSubmitted) void webhooks.announce('charge.dispute.updated', dispute)
      return { ...dispute }
    }
    if (path === '/v1/checkout/sessions') {
      const session = createSession(books, form, { pageOf, now: now() })
      pruneBooks()
      return session
    }
    if (path !== '/v1/refunds') return undefined
    const refund = createRefund(books, form)
    // Webhooks may well be there before the answer.
    void webhooks.announce('refund.created', refund)
    return { ...refund }
  }

  function pruneBooks(): void {
    dropOldest(books.sessions, most, ({ status }) => status === 'open')
    if (books.sessions.size < most) return
    const intents = new Set([...books.sessions.values()].map((one) => one.payment_intent))
    for (const { id } of books.intents.values()) if (!intents.has(id)) books.intents.delete(id)
    for (const part of [books.refunds, books.disputes]) {
      for (const { id, payment_intent: intent } of part.values()) if (!intents.has(intent)) part.delete(id)
    }
  }

  /** What the buyer does on the page, and the bank afterwards; nothing where it does not fit. */
  async function decide(session: Session, action: HostedAction | undefined): Promise<Decided> {
    if (session.status === 'complete' && action) await goOn(session, action)
    if (session.status !== 'open' || !action) return {}
    if (action === 'leave' || action === 'cancel') return { to: session.cancel_url }
    const intent = session.payment_intent ?? newId('pi')
    const status = action === 'decline' ? 'requires_payment_method' : action === 'later' ? 'processing' : 'succeeded'
    const { amount_total: amount, client_reference_id: paymentId } = session
    const made = {
      id: intent,
      object: 'payment_intent' as const,
      status,
      amount,
      metadata: { paymentId: paymentId ?? '' },
    }
    books.intents.set(intent, made)
    session.payment_intent = intent
    if (status === 'requires_payment_method') {
      await webhooks.announce('payment_intent.payment_failed', made)
      return { declined: true }
    }
    Object.assign(session, {
      status: 'complete',
      payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
      url: null,
    })
    // The buyer does not wait for them.
    if (status === 'succeeded') void webhooks.announce('payment_intent.succeeded', made)
    void webhooks.announce('checkout.session.completed', session)
    return { to: session.success_url }
  }

  async function goOn(session: Session, action: HostedAction): Promise<void> {
    const dispute = [...books.disputes.values()].find((one) => one.payment_intent === session.payment_intent)
    const isPaid = session.payment_status === 'paid'
    if (action === 'dispute' && isPaid && !dispute) await openDispute({ books, webhooks, now }, session, {})
    const isOpen = dispute && dispute.status !== 'won' && dispute.status !== 'lost'
    if (isOpen && action === 'disputeWon') await moveDispute({ books, webhooks }, dispute.id, 'won')
    if (isOpen && action === 'disputeLost') await moveDispute({ books, webhooks }, dispute.id, 'lost')
    if ((action === 'bankPays' || action === 'bankRefuses') && isProcessing(session)) {
      await endLater(session, action === 'bankPays')
    }
  }

  const isProcessing = ({ payment_intent: intent }: Session) => books.intents.get(intent ?? '')?.status === 'processing'

  /** The bank has made up its mind about a payment that takes its time. */
  async function endLater(session: Session, paid: boolean): Promise<void> {
    const intent = books.intents.get(session.payment_intent ?? '')
    Object.assign(intent ?? {}, { status: paid ? 'succeeded' : 'requires_payment_method' })
    if (paid) session.payment_status = 'paid'
    await webhooks.announce(`checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, session)
  }

  const pages = new Hono()
  pages.on(['GET', 'POST'], '/pay/:id', async (c) => {
    const session = books.sessions.get(c.req.param('id'))
    if (!session) return showUnknown(c, 'Stripe')
    const { to, declined = false } = await decide(session, c.req.method === 'POST' ? await readAction(c) : undefined)
    return to ? c.redirect(to, 303) : showHosted(c, pageOfSession(books, session, declined))
  })

  return { books, webhooks, replays, answer, decide, endLater, pages, app: interfaceOf(answer) }
}
export type FakeStripe = ReturnType<typeof fakeStripe>

/** Its interface over HTTP; whoever mounts it elsewhere strips what stands before `/v1`. */
function interfaceOf(answer: (call: Call) => Promise<Answer>): Hono {
  const app = new Hono()
  app.all('/v1/*', async (c) => {
    const { pathname, searchParams: query } = new URL(c.req.url)
    const { status, body, replayed } = await answer({
      ...{ method: c.req.method, path: pathname.slice(pathname.indexOf('/v1/')), query },
      ...{ body: Buffer.from(await c.req.arrayBuffer()), type: c.req.header('content-type') ?? '' },
      authorization: c.req.header('authorization') ?? '',
      key: c.req.header('idempotency-key') ?? '',
    })
    return c.body(body, status as 200, {
      ...{ 'content-type': 'application/json', 'request-id': newId('req') },
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
      ...(status >= 500 || status === 409 ? {} : { 'stripe-should-retry': 'false' }),
    })
  })
  return app
}
