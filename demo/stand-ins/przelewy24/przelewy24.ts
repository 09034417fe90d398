import { createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { dropOldest, noteLast } from '../drop-oldest.ts'
import type { HostedAction } from '../page.ts'
import { pagesOf } from './pages.ts'
import type { FakeTransaction, Registered } from './state.ts'

export type P24Keys = { shopId: string; apiKey: string; crcKey: string }
/** Of the shop that tests use: the stand-in knows no other number. */
export const P24_KEYS: P24Keys = { shopId: '12345', apiKey: 'p24-api-key', crcKey: 'testcrc' }
const MINUTE = 60_000
/** Milliseconds it waits for the shop's answer. */
const PATIENCE = 30_000
/** After so many minutes a notification comes again, until the transaction is verified. */
const AGAIN = [3, 5, 15, 30, 60, 150, 450]

export type P24Notification = { url: string; body: Record<string, unknown> }

type Options = {
  /** Notifications are posted at once, in the background, and again until verified. Without it they wait in `notifications`. */
  posts?: boolean
  keys?: P24Keys
  /** Transactions that are kept; those that come later push out older ones. */
  most?: number
  /** Where notifications for an address go. */
  toShop?: (url: string) => string
  /** Milliseconds after which a refund is carried out by itself; `changed` hears of it. */
  refundsAfter?: number
  changed?: () => void
}

export type FakeP24 = ReturnType<typeof fakePrzelewy24>

/**
 * Przelewy24 as one shop sees it: signatures over everything, notifications of success alone, money that is the customer's until it is
 * verified, refunds that are carried out later, a page where the buyer decides. All in memory.
 */
export function fakePrzelewy24(options: Options = {}) {
  const { posts = false, keys = P24_KEYS, most = Number.POSITIVE_INFINITY, toShop = (url) => url } = options
  const sessions = new Map<string, FakeTransaction>()
  const requests = new Set<string>()
  const fake = {
    app: new Hono(),
    /** The buyer's page alone. */
    pages: pagesOf({ byToken: (token) => byToken(token), decide }),
    sessions,
    /** Of refunds that were asked for. */
    requests,
    /** Everything that was told, oldest first. */
    notifications: [] as P24Notification[],
    /** The number that answers to the API key: of the shop or of its merchant. */
    user: 12345,
    /** What happens to a session id that is registered again before anybody paid. */
    registersTwice: true,
    /** Buyers pay so many grosze less. */
    shortBy: 0,
    decide,
    /** Refunds under way come to their end. */
    settleRefunds,
    settleSoon,
    /** A notification as it is sent. */
    signed: (kind: keyof typeof ORDERS, values: Record<string, unknown>) => ({
      ...values,
      sign: signatureOf(keys, kind, values),
    }),
    /** Money that was verified, and that went back, grosze. */
    credited: () => sum([...sessions.values()].filter(({ status }) => status >= 2).map(({ paid }) => paid)),
    refunded: () => sum([...sessions.values()].flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
  }
  const { app } = fake
  const refuse = (c: Context, code: 400 | 401 | 404 | 409, error: unknown) => c.json({ error, code }, code)
  const good = (c: Context, data: unknown, status: 200 | 201 = 200) => c.json({ data, responseCode: 0 }, status)

  app.use('/api/v1/*', async (c, next) => {
    const basic = `Basic ${Buffer.from(`${fake.user}:${keys.apiKey}`).toString('base64')}`
    if (c.req.header('authorization') !== basic) return refuse(c, 401, 'Incorrect authentication')
    return next()
  })

  app.get('/api/v1/testAccess', (c) => c.json({ data: true, error: '' }))

  app.post('/api/v1/transaction/register', async (c) => {
    const asked = (await c.req.json()) as Registered & { sign: string; email: string; timeLimit?: number }
    const wrong = problemOf(asked)
    if (wrong) return refuse(c, 400, `Wrong input data: ${wrong}`)
    if (asked.sign !== signatureOf(keys, 'register', asked)) return refuse(c, 400, 'Incorrect CRC value')
    const known = sessions.get(asked.sessionId)
    if (known && (known.status > 0 || !fake.registersTwice)) return refuse(c, 400, 'Session id already used')
    const token = known?.token ?? randomBytes(20).toString('hex').toUpperCase()
    const orderId = known?.orderId ?? nextOrder()
    sessions.set(asked.sessionId, { ...asked, token, orderId, status: 0, paid: 0, verifications: 0, refunds: [] })
    dropOldest(sessions, most, ({ status }) => status === 0)
    return good(c, { token })
  })

  app.put('/api/v1/transaction/verify', async (c) => {
    const asked = await c.req.json()
    const found = sessions.get(asked.sessionId)
    if (asked.sign !== signatureOf(keys, 'verify', asked)) return refuse(c, 400, 'Incorrect CRC value')
    const fits = found && found.orderId === asked.orderId && found.currency === asked.currency
    if (!fits || asked.amount !== found.paid) return refuse(c, 400, 'Incorrect amount')
    if (found.status !== 1) return refuse(c, 400, 'Transaction is not waiting for verification')
    found.status = 2
    found.verifications += 1
    return good(c, { status: 'success' })
  })

  app.get('/api/v1/transaction/by/sessionId/:id', (c) => {
    const found = sessions.get(c.req.param('id'))
    if (!found || found.status === 0) return refuse(c, 404, 'Transaction not found')
    const { orderId, sessionId, status, paid: amount, currency } = found
    const rest = { statement: `p24-${orderId}`, paymentMethod: 154, clientEmail: 'anna@example.com', fee: '0' }
    return good(c, { orderId, sessionId, status, amount, currency, ...rest })
  })

  app.post('/api/v1/transaction/refund', async (c) => {
    const { requestId, refundsUuid, refunds, urlStatus } = await c.req.json()
    if (requestId.length > 45 || refundsUuid.length > 35) return refuse(c, 400, 'Wrong input data')
    if (requests.has(requestId)) return refuse(c, 400, 'Request already exists')
    const [asked] = refunds
    const found = sessions.get(asked.sessionId)
    const left = (found?.paid ?? 0) - sum(found?.refunds.map((one) => one.amount) ?? [])
    if (
      found?.status !== 2 ||
      found.orderId !== asked.orderId ||
      asked.amount > left ||
      asked.description.length > 35
    ) {
      return refuse(c, 409, [{ ...asked, status: false, message: 'The amount of refund exceeds available amount' }])
    }
    requests.add(requestId)
    for (const oldest of requests) if (requests.size > most * 4) requests.delete(oldest)
    found.refunds.push({ requestId, refundsUuid, amount: asked.amount, status: 3, urlStatus })
    settleSoon(asked.sessionId)
    return good(c, [{ ...asked, status: true, message: 'success' }], 201)
  })

  app.get('/api/v1/refund/by/orderId/:id', (c) => {
    const found = [...sessions.values()].find(({ orderId }) => orderId === Number(c.req.param('id')))
    if (!found?.refunds.length) return refuse(c, 404, 'Refunds not found')
    const { orderId, sessionId, paid: amount, currency } = found
    const refunds = found.refunds.map(({ requestId, amount, status }) => ({ batchId: 1, requestId, amount, status }))
    return good(c, { orderId, sessionId, amount, currency, refunds })
  })

  const byToken = (token: string) => [...sessions.values()].find((one) => one.token === token)

  function decide(sessionId: string, action: HostedAction): string | undefined {
    const found = sessions.get(sessionId)
    if (!found) throw new Error(`no session ${sessionId}`)
    if (action === 'leave') return undefined
    if ((action === 'pay' || action === 'blik') && found.status === 0) {
      found.status = 1
      found.paid = found.amount - fake.shortBy
      const { merchantId, posId, orderId, paid: amount, currency } = found
      const values = {
        ...{ merchantId, posId, sessionId, amount, originAmount: amount, currency, orderId },
        methodId: 154,
      }
      announce(
        found.urlStatus,
        fake.signed('payment', { ...values, statement: `p24-A12-B34/ż` }),
        () => found.status === 1,
      )
    }
    // Nothing is sent of what was cancelled or declined, and the return tells nothing either.
    return found.urlReturn
  }

  /** Order ids have outgrown 32 bits. None comes twice, also not from a stand-in that was opened anew: the market knows notifications by them. */
  const opened = Date.now()
  const nextOrder = () => Math.max(opened, ...[...sessions.values()].map(({ orderId }) => orderId)) + 1

  /** Nobody sits at Przelewy24 in a demo to carry refunds out. */
  function settleSoon(sessionId: string): void {
    const { refundsAfter, changed } = options
    if (refundsAfter === undefined) return
    setTimeout(() => {
      settleRefunds(sessionId, 1)
      changed?.()
    }, refundsAfter).unref()
  }

  function settleRefunds(sessionId: string, status: 1 | 4): void {
    const found = sessions.get(sessionId)
    for (const refund of found?.refunds.filter((one) => one.status === 3) ?? []) {
      refund.status = status
      const { merchantId, orderId, currency } = found as FakeTransaction
      const { refundsUuid, requestId, amount } = refund
      const values = {
        orderId,
        sessionId,
        merchantId,
        requestId,
        refundsUuid,
        amount,
        currency,
        status: status === 1 ? 0 : 1,
      }
      announce(refund.urlStatus, fake.signed('refund', values), () => false)
    }
    if (found && sum(found.refunds.filter((one) => one.status === 1).map((one) => one.amount)) === found.paid)
      found.status = 3
  }

  function announce(url: string | undefined, body: Record<string, unknown>, isWaiting: () => boolean): void {
    if (!url) return
    noteLast(fake.notifications, { url, body }, most * 4)
    if (posts) void post({ url, body }, isWaiting, 0)
  }

  async function post(one: P24Notification, isWaiting: () => boolean, attempt: number): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(PATIENCE)
    await fetch(toShop(one.url), { method: 'POST', signal, headers, body: JSON.stringify(one.body) }).catch(
      () => undefined,
    )
    const pause = AGAIN[attempt]
    if (pause !== undefined && isWaiting())
      setTimeout(() => void post(one, isWaiting, attempt + 1), pause * MINUTE).unref()
  }

  app.route('/', fake.pages)
  return fake
}

/** What is signed, in this order. */
const ORDERS = {
  register: 'sessionId merchantId amount currency',
  verify: 'sessionId orderId amount currency',
  payment: 'merchantId posId sessionId amount originAmount currency orderId methodId statement',
  refund: 'orderId sessionId refundsUuid merchantId amount currency status',
  blik: 'orderId sessionId method result',
}

function signatureOf({ crcKey }: P24Keys, kind: keyof typeof ORDERS, values: object): string {
  const given = values as Record<string, unknown>
  const parts = ORDERS[kind].split(' ').map((name) => `"${name}":${JSON.stringify(given[name])}`)
  return createHash('sha384')
    .update(`{${parts.join(',')},"crc":"${crcKey}"}`)
    .digest('hex')
}

function problemOf(asked: Registered & { email: string; timeLimit?: number }): string | undefined {
  const tooLong = { sessionId: 100, description: 1024, email: 50, urlReturn: 250, urlStatus: 250 }
  const long = Object.entries(tooLong).find(([name, most]) => String(asked[name as 'email'] ?? '').length > most)?.[0]
  const missing = ['sessionId', 'description', 'email', 'urlReturn', 'language'].find((name) => !asked[name as 'email'])
  if (long ?? missing) return long ?? missing
  if (!Number.isInteger(asked.amount) || asked.amount < 1) return 'amount'
  if (!['pl', 'en', 'de'].includes(asked.language)) return 'language'
  if (!(Number.isInteger(asked.timeLimit) && Number(asked.timeLimit) >= 0 && Number(asked.timeLimit) <= 99))
    return 'timeLimit'
  return asked.merchantId === 12345 && [12345, 67890].includes(asked.posId) ? undefined : 'merchantId'
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
