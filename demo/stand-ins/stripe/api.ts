import {
  type Dispute,
  type Form,
  type Intent,
  newId,
  type Refund,
  Refused,
  readForm,
  type Session,
  type StripeFile,
} from './state.ts'

const invalid = (message: string, more: Record<string, string> = {}) =>
  new Refused(400, 'invalid_request_error', message, more)

/** Parameters of a session that Stripe knows of those a market may send. */
const KNOWN =
  /^(mode|client_reference_id|customer_email|locale|success_url|cancel_url|expires_at|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name)\]?)\]?|allowed_payment_method_types\[\d\]|payment_intent_data\[(description|metadata\]\[\w+)\]|metadata\[\w+\])$/
const LEAST: Readonly<Record<string, number>> = { pln: 200, eur: 50, usd: 50 }
const MOST = 99_999_999
const HALF_HOUR = 1800
const DAY = 86_400

export type Books = {
  sessions: Map<string, Session>
  intents: Map<string, Intent>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  files: Map<string, StripeFile>
  /** How refunds end, and when. */
  refunding: 'succeeded' | 'pending' | 'failed'
}

/** Where buyers find the page of a session, by where they return to. */
export type PageOf = (id: string, returnUrl: string) => string

/** `POST /v1/checkout/sessions`: as strict as Stripe is, so that what it would refuse is refused here. */
export function createSession(books: Books, form: Form, { pageOf, now }: { pageOf: PageOf; now: Date }): Session {
  for (const name of form.keys()) {
    if (name.startsWith('payment_method_types')) {
      throw invalid('payment_method_types is no longer supported', { code: 'payment_method_types_no_longer_supported' })
    }
    if (!KNOWN.test(name))
      throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
  }
  const need = (name: string) => {
    const value = form.get(name)
    if (!value) throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
    return value
  }
  const currency = need('line_items[0][price_data][currency]')
  const amount = Number(need('line_items[0][price_data][unit_amount]')) * Number(need('line_items[0][quantity]'))
  need('line_items[0][price_data][product_data][name]')
  const least = LEAST[currency]
  if (least === undefined) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' })
  if (!Number.isInteger(amount) || amount > MOST)
    throw invalid('Invalid integer', { code: 'parameter_invalid_integer' })
  if (amount < least) throw invalid('The total amount due must add up to at least …', { code: 'amount_too_small' })
  const expires = Number(need('expires_at'))
  const seconds = expires - now.getTime() / 1000
  if (seconds < HALF_HOUR || seconds > DAY)
    throw invalid('The `expires_at` timestamp must be …', { param: 'expires_at' })
  const methods = [...form].filter(([name]) => name.startsWith('allowed_payment_method_types')).map(([, one]) => one)
  if (methods.includes('blik') && currency !== 'pln') throw invalid('blik needs pln', { param: 'currency' })
  if (need('mode') !== 'payment') throw invalid('this stand-in knows payments alone', { param: 'mode' })
  const id = newId('cs_test')
  const session: Session = {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false, status: 'open', payment_status: 'unpaid' },
    ...{ amount_total: amount, currency, url: pageOf(id, need('success_url')), payment_intent: null, metadata: {} },
    client_reference_id: form.get('client_reference_id') ?? null,
    customer_email: form.get('customer_email') ?? null,
    locale: form.get('locale') ?? 'auto',
    success_url: need('success_url').replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancel_url: need('cancel_url'),
    expires_at: expires,
    payment_method_types: methods,
    description: need('line_items[0][price_data][product_data][name]'),
  }
  books.sessions.set(id, session)
  return session
}

/** `POST /v1/refunds`. */
export function createRefund(books: Books, form: Form): Refund {
  const intent = books.intents.get(form.get('payment_intent') ?? '')
  if (!intent) throw invalid('No such payment_intent', { code: 'resource_missing', param: 'payment_intent' })
  const amount = Number(form.get('amount') ?? intent.amount)
  const given = [...books.refunds.values()].filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
  const back = given.reduce((sum, one) => sum + one.amount, 0)
  if (back >= intent.amount) {
    throw invalid('Charge ch_x has already been refunded.', { code: 'charge_already_refunded' })
  }
  if (!Number.isInteger(amount) || amount < 1 || back + amount > intent.amount) {
    throw invalid('Refund amount is greater than unrefunded amount', { param: 'amount' })
  }
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )
  const session = [...books.sessions.values()].find((one) => one.payment_intent === intent.id)
  const refund: Refund = {
    ...{ id: newId('re'), object: 'refund', status: books.refunding, amount, payment_intent: intent.id, metadata },
    currency: session?.currency ?? 'pln',
  }
  books.refunds.set(refund.id, refund)
  return refund
}

/** `GET`s of the interface; undefined for what it does not have. */
export function read(books: Books, path: string, query: URLSearchParams): object | undefined {
  const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: path })
  const intent = query.get('payment_intent')
  if (path === '/v1/checkout/sessions') {
    return list([...books.sessions.values()].filter((one) => !intent || one.payment_intent === intent))
  }
  if (path === '/v1/refunds') {
    return list([...books.refunds.values()].filter((one) => !intent || one.payment_intent === intent))
  }
  const dispute = books.disputes.get(/^\/v1\/disputes\/(\w+)$/.exec(path)?.[1] ?? '')
  if (dispute) return dispute
  const session = books.sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? '')
  if (!session) return undefined
  const expanded = [...query].some(([name, value]) => name.startsWith('expand') && value === 'payment_intent')
  const whole = session.payment_intent && expanded ? books.intents.get(session.payment_intent) : session.payment_intent
  return { ...session, payment_intent: whole }
}

export { readForm }
