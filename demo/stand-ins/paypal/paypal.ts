import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { dropOldest, noteLast } from '../drop-oldest.ts'
import type { HostedAction } from '../page.ts'
import { makeSigner } from './certificate.ts'
import { disputeEvent } from './disputes.ts'
import { pagesOf } from './pages.ts'
import {
  amountOf,
  type FakeCapture,
  type FakeOrder,
  grosze,
  isOpen,
  isTaken,
  PayPalRefusal,
  shown,
  shownCapture,
  sum,
} from './state.ts'
import { deliver, isGenuine, PAYPAL_KEYS, type PayPalEvent, type PayPalKeys, signedEvent } from './webhooks.ts'

const HOUR = 3_600_000
const TOKEN_SECONDS = 32_400
/** So long a request id is remembered. */
const REPLAYED_FOR = 6 * HOUR
/** An order that nobody approves is gone after it. */
const UNAPPROVED_FOR = 3 * HOUR

type Options = {
  /** Its clock, UTC. */
  now: () => Date
  /** Where it is reached, without a slash at the end; it may lie behind a path. */
  baseUrl: () => string
  /** Events are posted there: at once, in the background, and again after a refusal. Without it they wait in `events`. */
  webhookUrl?: () => string
  /** Milliseconds for which its certificate is good; years unless told. */
  certifiedFor?: number
  keys?: PayPalKeys
  /** Where a buyer finds the page of an order, by where it returns to; behind `baseUrl` unless told. */
  pageOf?: (id: string, returnUrl: string) => string
  /** Orders that are kept; those that come later push out older ones. */
  most?: number
}

export type FakePayPal = ReturnType<typeof fakePayPal>

/**
 * PayPal as one shop sees it: tokens that end, orders, captures and refunds that happen once a request id (for six hours), signed webhooks,
 * a page where the buyer decides. All in memory.
 */
export function fakePayPal(options: Options) {
  const { now, baseUrl, webhookUrl, certifiedFor = 50_000 * HOUR, keys = PAYPAL_KEYS } = options
  const { pageOf = (id) => `${baseUrl()}/checkoutnow?token=${id}`, most = Number.POSITIVE_INFINITY } = options
  const show = (order: FakeOrder) => shown(order, baseUrl(), pageOf(order.id, order.context.return_url))
  const orders = new Map<string, FakeOrder & { madeAt: number }>()
  const tokens = new Map<string, number>()
  const underWay = new Set<string>()
  const replays = new Map<string, { at: number; body: object }>()
  const made = now().getTime()
  // A key made anew has a certificate of another name, as the old one may be remembered.
  const certificate = `CERT-${randomBytes(4).toString('hex')}`
  const signer = makeSigner({ from: new Date(made - 24 * HOUR), to: new Date(made + certifiedFor) })
  const fake = {
    app: new Hono(),
    /** The buyer's page alone. */
    pages: pagesOf({ orderOf: (id) => orders.get(id), decide }),
    orders,
    /** Everything that was announced, oldest first. */
    events: [] as PayPalEvent[],
    signer,
    /** Of every call that moves money or makes an order, in order; undefined where one came without. */
    requestIds: [] as (string | undefined)[],
    /** What becomes of the next captures: a status, or the issue with which they are refused. */
    captureAs: 'COMPLETED',
    /** Of refunds: `COMPLETED` or `PENDING`. */
    refundAs: 'COMPLETED',
    endTokens: () => tokens.clear(),
    /** The buyer decides on the page; answers where the browser goes, undefined when it stays. */
    decide,
    /** A pending capture or refund comes to its end. */
    settle,
    /** Headers and body with which an event is sent; each sending has its own. */
    signed: (event: object) =>
      signedEvent(event, {
        ...{ signer, certificate: `${baseUrl()}/v1/notifications/certs/${certificate}` },
        ...{ webhookId: keys.webhookId, now: now() },
      }),
    /** All money that was captured, grosze. */
    captured: () =>
      sum([...orders.values()].flatMap(({ captures }) => captures.filter(isTaken).map((one) => one.amount))),
    refunded: () => sum([...orders.values()].flatMap(({ refunds }) => refunds.map((one) => one.amount))),
  }
  const { app } = fake

  app.onError((error, c) => {
    if (error instanceof PayPalRefusal) return c.json(error.body, error.status as 422)
    throw error
  })

  app.post('/v1/oauth2/token', async (c) => {
    const { clientId, clientSecret } = keys
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const form = new URLSearchParams(await c.req.text())
    if (c.req.header('authorization') !== basic) return c.json({ error: 'invalid_client' }, 401)
    if (form.get('grant_type') !== 'client_credentials') return c.json({ error: 'unsupported_grant_type' }, 400)
    const token = `A21AA${randomBytes(24).toString('base64url')}`
    tokens.set(token, now().getTime() + TOKEN_SECONDS * 1000)
    dropOldest(tokens, most, () => true)
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS })
  })

  app.get('/v1/notifications/certs/:name', (c) => c.text(signer.certificate))

  for (const path of ['/v1/notifications/*', '/v2/*']) {
    app.use(path, async (c, next) => {
      const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if ((tokens.get(token) ?? 0) <= now().getTime()) return c.json({ error: 'invalid_token' }, 401)
      return next()
    })
  }

  app.get('/v1/notifications/webhooks/:id', (c) => {
    if (c.req.param('id') !== keys.webhookId) throw new PayPalRefusal(404, 'INVALID_RESOURCE_ID')
    return c.json({ id: keys.webhookId })
  })

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const right = isGenuine(await c.req.text(), signer, keys.webhookId)
    return c.json({ verification_status: right ? 'SUCCESS' : 'FAILURE' })
  })

  app.post('/v2/checkout/orders', (c) =>
    once(c, async () => {
      const { intent, purchase_units: units, payment_source: source } = await c.req.json()
      const [unit] = units
      if (intent !== 'CAPTURE' || units.length !== 1) throw new PayPalRefusal(400, 'INVALID_PARAMETER_VALUE')
      if (unit.description?.length > 127) throw new PayPalRefusal(400, 'INVALID_STRING_LENGTH')
      if (!(amountOf(unit.amount) > 0)) throw new PayPalRefusal(422, 'CANNOT_BE_ZERO_OR_NEGATIVE')
      const id = `${randomBytes(9).toString('hex').slice(0, 17).toUpperCase()}`
      const context = source.paypal.experience_context
      const order = { ...{ id, status: 'PAYER_ACTION_REQUIRED', unit, context }, captures: [], refunds: [] }
      orders.set(id, { ...order, madeAt: now().getTime() })
      dropOldest(orders, most, isOpen)
      return show(order)
    }),
  )

  app.get('/v2/checkout/orders/:id', (c) => c.json(show(find(c.req.param('id')))))

  app.post('/v2/checkout/orders/:id/capture', (c) =>
    once(c, async () => {
      const order = find(c.req.param('id'))
      if (order.captures.some(isTaken)) throw new PayPalRefusal(422, 'ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') throw new PayPalRefusal(422, 'ORDER_NOT_APPROVED')
      const becomes = order.declines ? 'INSTRUMENT_DECLINED' : fake.captureAs
      if (!['COMPLETED', 'PENDING', 'DECLINED'].includes(becomes)) {
        order.status = 'PAYER_ACTION_REQUIRED'
        throw new PayPalRefusal(422, becomes)
      }
      const id = randomBytes(9).toString('hex').slice(0, 17).toUpperCase()
      const capture = { id, status: becomes, amount: order.unit.amount }
      order.captures.push(capture)
      order.status = 'COMPLETED'
      announceCapture(order, capture)
      if (capture.status === 'COMPLETED') announce('CHECKOUT.ORDER.COMPLETED', 'checkout-order', show(order))
      return show(order)
    }),
  )

  app.get('/v2/payments/captures/:id', (c) => {
    const { order, capture } = findCapture(c.req.param('id'))
    return c.json(shownCapture(order, capture))
  })

  app.post('/v2/payments/captures/:id/refund', (c) =>
    once(c, async () => {
      const { order, capture } = findCapture(c.req.param('id'))
      const asked = await c.req.json()
      if (capture.status === 'REFUNDED') throw new PayPalRefusal(422, 'CAPTURE_FULLY_REFUNDED')
      if (!isTaken(capture) || capture.status === 'PENDING') throw new PayPalRefusal(422, 'REFUND_NOT_ALLOWED')
      const left = grosze(capture.amount) - sum(order.refunds.map((one) => one.amount))
      const amount = asked.amount ?? { ...capture.amount, value: (left / 100).toFixed(2) }
      if (amount.currency_code !== capture.amount.currency_code) {
        throw new PayPalRefusal(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH')
      }
      if (amountOf(amount) > left) throw new PayPalRefusal(422, 'REFUND_AMOUNT_EXCEEDED')
      const id = randomBytes(9).toString('hex').slice(0, 17).toUpperCase()
      const refund = { id, status: fake.refundAs, amount, custom_id: asked.custom_id }
      order.refunds.push(refund)
      capture.status = amountOf(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      if (refund.status === 'COMPLETED') announceRefund(order, refund)
      return refund
    }),
  )

  function decide(id: string, action: HostedAction): string | undefined {
    const order = find(id)
    if (action === 'dispute' || action === 'disputeWon' || action === 'disputeLost') return dispute(order, action)
    if (!isOpen(order)) return order.context.return_url
    const { return_url, cancel_url } = order.context
    const to = new URL(action === 'cancel' ? cancel_url : return_url)
    to.searchParams.set('token', id)
    if (action === 'leave') return undefined
    if (action === 'cancel') return to.href
    order.declines = action === 'decline'
    order.status = 'APPROVED'
    announce('CHECKOUT.ORDER.APPROVED', 'checkout-order', show(order))
    to.searchParams.set('PayerID', 'QYR5Z8XDVJNXQ')
    return to.href
  }

  /** The buyer asks PayPal for the money, or PayPal decides; the page stays. Nothing where it does not fit. */
  function dispute(order: FakeOrder, action: 'dispute' | 'disputeWon' | 'disputeLost'): undefined {
    const event = disputeEvent(order, action, now())
    if (event) announce(event.type, 'dispute', event.resource)
  }

  function settle(id: string, status: 'COMPLETED' | 'DECLINED' | 'FAILED'): void {
    const order = orders.get(id)
    if (!order) return
    for (const capture of order.captures.filter((one) => one.status === 'PENDING')) {
      capture.status = status
      announceCapture(order, capture)
    }
    for (const refund of order.refunds.filter((one) => one.status === 'PENDING')) {
      refund.status = status
      if (status === 'COMPLETED') announceRefund(order, refund)
    }
  }

  /** Does what was asked once a request id; afterwards the first answer is given again, with 200. */
  async function once(c: Context, run: () => Promise<object>) {
    const requestId = c.req.header('paypal-request-id')
    const key = `${c.req.path} ${requestId}`
    noteLast(fake.requestIds, requestId, most * 8)
    if (underWay.has(c.req.path)) throw new PayPalRefusal(409, 'PREVIOUS_REQUEST_IN_PROGRESS')
    const known = replays.get(key)
    if (requestId && known && now().getTime() - known.at < REPLAYED_FOR) {
      if (known.body instanceof PayPalRefusal) throw known.body
      return c.json(known.body)
    }
    // Nothing is done at once there: whoever asks for the same meanwhile is sent away. Creating orders gets in nobody's way.
    if (!c.req.path.endsWith('/v2/checkout/orders')) {
      underWay.add(c.req.path)
      await wait(20)
    }
    const done = await run()
      .catch((error) => {
        if (error instanceof PayPalRefusal) return error
        throw error
      })
      .finally(() => underWay.delete(c.req.path))
    if (requestId) replays.set(key, { at: now().getTime(), body: done })
    dropOldest(replays, most * 4, () => true)
    if (done instanceof PayPalRefusal) throw done
    return c.json(done, 201)
  }

  function find(id: string): FakeOrder {
    const order = orders.get(id)
    const isGone = order && order.status === 'PAYER_ACTION_REQUIRED' && now().getTime() - order.madeAt > UNAPPROVED_FOR
    if (!order || isGone) throw new PayPalRefusal(404, 'INVALID_RESOURCE_ID')
    return order
  }

  function findCapture(id: string): { order: FakeOrder; capture: FakeCapture } {
    for (const order of orders.values()) {
      const capture = order.captures.find((one) => one.id === id)
      if (capture) return { order, capture }
    }
    throw new PayPalRefusal(404, 'INVALID_RESOURCE_ID')
  }

  function announceCapture(order: FakeOrder, capture: FakeCapture): void {
    const what = capture.status === 'DECLINED' || capture.status === 'FAILED' ? 'DENIED' : capture.status
    announce(`PAYMENT.CAPTURE.${what}`, 'capture', shownCapture(order, capture))
  }

  function announceRefund(order: FakeOrder, refund: FakeOrder['refunds'][number]): void {
    const up = `${baseUrl()}/v2/payments/captures/${order.captures.find(isTaken)?.id}`
    announce('PAYMENT.CAPTURE.REFUNDED', 'refund', { ...refund, links: [{ rel: 'up', href: up, method: 'GET' }] })
  }

  function announce(event_type: string, resource_type: string, resource: object): void {
    const id = `WH-${randomBytes(8).toString('hex').toUpperCase()}`
    const create_time = now().toISOString()
    const told = { event_type, event_version: '1.0', summary: 'Zażółć – paid', resource }
    const event = { id, create_time, resource_type, ...told }
    noteLast(fake.events, event, most * 8)
    if (webhookUrl) void deliver(webhookUrl(), () => fake.signed(event))
  }

  app.route('/', fake.pages)
  return fake
}
