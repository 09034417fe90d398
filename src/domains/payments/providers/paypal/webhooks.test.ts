import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakePayPal, fakePayPal } from '../../../../../demo/stand-ins/paypal/paypal.ts'
import { PAYPAL_KEYS } from '../../../../../demo/stand-ins/paypal/webhooks.ts'
import { type PaymentServer, servePayments } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import { paypalProvider } from './adapter.ts'
import { signedText } from './signature.ts'

const HOUR = 3_600_000
const { deps, clock, alarms } = providerDeps()
let server: PaymentServer
let fake: FakePayPal
const connect = (over: { baseUrl?: string; webhookId?: string; privateNetworks?: boolean; check?: string } = {}) =>
  paypalProvider(
    { ...deps, config: { ...deps.config, paypalWebhookCheck: over.check === 'paypal' ? 'paypal' : 'certificate' } },
    {
      ...{ test: true, baseUrl: over.baseUrl ?? server.url, privateNetworks: over.privateNetworks ?? true },
      values: { ...PAYPAL_KEYS, webhookId: over.webhookId ?? PAYPAL_KEYS.webhookId },
    },
  )
let paypal: ReturnType<typeof connect>

beforeAll(async () => {
  fake = fakePayPal({ now: deps.now, baseUrl: () => server.url, certifiedFor: 900 * HOUR })
  server = await servePayments(fake.app)
  paypal = connect()
})
afterAll(() => server.close())
beforeEach(() => {
  clock.later = 0
  fake.captureAs = 'COMPLETED'
})

type Sent = { body: string; headers: Record<string, string> }
const raw = ({ body, headers }: Sent) => ({ rawBody: body, header: (name: string) => headers[name.toLowerCase()] })
const read = (event: object, by = paypal) => by.readWebhook(raw(fake.signed(event)))
const last = (type: string) => {
  const event = fake.events.findLast((one) => one.event_type === type)
  if (!event) throw new Error(`nothing told of ${type}`)
  return event
}
const refused = { kind: 'invalid', code: 'bad_signature' }

async function approved() {
  const paymentId = randomUUID()
  const { reference } = await paypal.start({
    ...{ paymentId, amount: 12_345, currency: 'PLN', description: 'O-1', email: 'anna@example.com', locale: 'de-DE' },
    ...{
      returnUrl: 'http://shop.test/back',
      notifyUrl: 'http://shop.test/hook',
      transferUrl: 'http://shop.test/transfer',
    },
  })
  fake.decide(reference, 'pay')
  return { paymentId, reference, event: last('CHECKOUT.ORDER.APPROVED') }
}

test('what is signed is built of id, time, webhook id and the checksum of the body', () => {
  expect(signedText({ id: 'i', time: 't' }, 'w', '{"id":"WH-1"}')).toBe('i|t|w|838965618')
})

test('an approval is captured even when its buyer never returns; every later webhook tells the same', async () => {
  const { paymentId, reference, event } = await approved()
  const told = await read(event)
  expect(told).toMatchObject({ paymentId, reference, outcome: 'paid', amount: 12_345, currency: 'PLN' })
  for (const type of ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.COMPLETED', 'CHECKOUT.ORDER.APPROVED'])
    expect(await read(last(type))).toEqual(told)
  expect(fake.orders.get(reference)?.captures).toHaveLength(1)
})

test('a pending capture says nothing, a denied one that it failed', async () => {
  fake.captureAs = 'PENDING'
  const { reference, event } = await approved()
  expect(await read(event)).toBeUndefined()
  expect(await read(last('PAYMENT.CAPTURE.PENDING'))).toBeUndefined()
  fake.settle(reference, 'DECLINED')
  expect(await read(last('PAYMENT.CAPTURE.DENIED'))).toMatchObject({ reference, outcome: 'failed' })
})

test('an approval that PayPal took back is never captured', async () => {
  const { reference, event } = await approved()
  const back = { ...event, event_type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', resource: { order_id: reference } }
  expect(await read(back)).toMatchObject({ reference, outcome: 'cancelled' })
  expect(fake.orders.get(reference)?.captures).toEqual([])
})

test('money that went back is told with the key of its refund', async () => {
  const { paymentId, reference, event } = await approved()
  await read(event)
  await paypal.refund({ reference, amount: 345, currency: 'PLN', key: 'payment:7' })
  expect(await read(last('PAYMENT.CAPTURE.REFUNDED'))).toMatchObject({
    ...{ paymentId, reference, outcome: 'refunded', refundKey: 'payment:7', amount: 345, currency: 'PLN' },
  })
})

test('a refund made in PayPal’s dashboard does not pass for one of ours', async () => {
  const { reference, event } = await approved()
  await read(event)
  await paypal.refund({ reference, amount: 345, currency: 'PLN', key: 'payment:8' })
  const own = last('PAYMENT.CAPTURE.REFUNDED')
  const { custom_id: _, ...resource } = own.resource as Record<string, unknown>
  expect(await read({ ...own, resource })).toMatchObject({ refundKey: `paypal:${resource.id}`, amount: 345 })
})

test('what tells nothing of a payment is acknowledged; a dispute calls the operator', async () => {
  const nothing = { id: 'WH-9', event_type: 'BILLING.PLAN.CREATED', resource: { id: 'P-1' } }
  expect(await read(nothing)).toBeUndefined()
  expect(await read({ ...nothing, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'GONE' } })).toBeUndefined()
  expect(await read({ ...nothing, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} })).toBeUndefined()
  const { reference, event } = await approved()
  const order = fake.orders.get(reference)
  if (order) order.unit.custom_id = 'order 17 of another shop'
  expect(await read(event)).toBeUndefined()
  expect(order?.captures).toEqual([])
  expect(alarms).toEqual([])
  expect(await read({ ...nothing, event_type: 'CUSTOMER.DISPUTE.CREATED' })).toBeUndefined()
  expect(alarms).toMatchObject([{ provider: 'paypal', dispute: 'cannot be read' }])
})

test('E11 a dispute is read with its clock, its end and the payment behind its capture', async () => {
  const { paymentId, reference, event } = await approved()
  await read(event)
  const [capture] = fake.orders.get(reference)?.captures ?? []
  const resource = {
    ...{ dispute_id: 'PP-D-1', reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', status: 'WAITING_FOR_SELLER_RESPONSE' },
    ...{ dispute_life_cycle_stage: 'CHARGEBACK', update_time: '2026-11-20T10:00:00.000Z' },
    disputed_transactions: [{ seller_transaction_id: capture?.id }],
    dispute_amount: { currency_code: 'PLN', value: '123.45' },
    seller_response_due_date: '2026-12-01T10:00:00.000Z',
  }
  const dispute = (over: object) =>
    read({ id: 'WH-D', event_type: 'CUSTOMER.DISPUTE.UPDATED', resource: { ...resource, ...over } })
  const opened = {
    ...{ disputeId: 'PP-D-1', paymentId, reference, state: 'evidenceDue', amount: 12_345, currency: 'PLN' },
    ...{ taken: true, fee: null, reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' },
    ...{ answerUntil: new Date('2026-12-01T10:00:00Z'), toldAt: new Date('2026-11-20T10:00:00Z') },
  }
  expect(await dispute({})).toEqual(opened)
  expect(await dispute({ dispute_life_cycle_stage: 'INQUIRY' })).toEqual({ ...opened, taken: false })
  expect(await dispute({ status: 'UNDER_REVIEW' })).toEqual({ ...opened, state: 'answered' })
  const ended = (outcome_code: string) => dispute({ status: 'RESOLVED', dispute_outcome: { outcome_code } })
  expect(await ended('RESOLVED_SELLER_FAVOUR')).toEqual({ ...opened, state: 'won' })
  expect(await ended('RESOLVED_BUYER_FAVOUR')).toEqual({ ...opened, state: 'lost' })
  // An end that nobody knows is for a person.
  expect(await ended('SOMETHING_NEW')).toBeUndefined()
  expect(await dispute({ disputed_transactions: [{ seller_transaction_id: 'GONE' }] })).toBeUndefined()
})

test('a webhook that is forged in any part is refused, and nothing is captured', async () => {
  const { reference, event } = await approved()
  const right = fake.signed(event)
  const other = fakePayPal({ now: deps.now, baseUrl: () => server.url }).signed(event)
  const forgeries: [string, Sent][] = [
    ['another key', other],
    ['another body', { ...right, body: right.body.replace('"event_version":"1.0"', '"event_version":"1.1"') }],
    ['a cut body', { ...right, body: right.body.slice(0, -20) }],
    ['an empty body', { ...right, body: '' }],
    ...['id', 'time', 'sig'].map((name): [string, Sent] => [
      `another ${name}`,
      { ...right, headers: { ...right.headers, [`paypal-transmission-${name}`]: 'MTIz' } },
    ]),
    ...Object.keys(right.headers).flatMap((name): [string, Sent][] =>
      name.startsWith('paypal') ? [[`no ${name}`, { ...right, headers: { ...right.headers, [name]: '' } }]] : [],
    ),
    ['another algorithm', { ...right, headers: { ...right.headers, 'paypal-auth-algo': 'none' } }],
  ]
  for (const [what, sent] of forgeries) await expect(paypal.readWebhook(raw(sent)), what).rejects.toMatchObject(refused)
  await expect(paypal.readWebhook({ rawBody: '{}', header: () => undefined })).rejects.toMatchObject(refused)
  await expect(read(event, connect({ webhookId: '5WH-of-another-app' }))).rejects.toMatchObject(refused)
  expect(fake.orders.get(reference)?.captures).toEqual([])
  expect(await paypal.readWebhook(raw(right))).toMatchObject({ outcome: 'paid' })
})

test('a certificate comes from PayPal alone: nobody else is asked', async () => {
  const { event } = await approved()
  const elsewhere = await servePayments(fake.app)
  const addresses = [
    `${elsewhere.url}/v1/notifications/certs/CERT-1`,
    'https://paypal.com.evil.example/cert',
    'https://notpaypal.com/cert',
    'https://paypal.com@evil.example/cert',
    'http://api.paypal.com/cert',
    'https://api.paypal.com:8443/cert',
    'file:///etc/passwd',
  ]
  for (const address of addresses) {
    const sent = fake.signed(event)
    sent.headers['paypal-cert-url'] = address
    await expect(paypal.readWebhook(raw(sent)), address).rejects.toMatchObject(refused)
  }
  // With PayPal's own address no other one is trusted, not even of the network the market stands in.
  const live = connect({ baseUrl: 'https://api-m.paypal.com', privateNetworks: false })
  await expect(live.readWebhook(raw(fake.signed(event)))).rejects.toMatchObject(refused)
  expect(elsewhere.calls).toEqual([])
  await elsewhere.close()
})

test('a certificate is fetched once a day, and one whose time is over is refused', async () => {
  const { event } = await approved()
  server.calls.length = 0
  const fetched = () => server.calls.filter((call) => call.includes('/certs/')).length
  clock.later = 25 * HOUR
  await read(event)
  await read(event)
  expect(fetched()).toBe(1)
  clock.later = 901 * HOUR
  await expect(read(event)).rejects.toMatchObject(refused)
})

test('while the certificate cannot be fetched PayPal is told to come again; strangers cannot make us fetch for ever', async () => {
  const { event } = await approved()
  const named = (name: string) => {
    const sent = fake.signed(event)
    sent.headers['paypal-cert-url'] = `${server.url}/v1/notifications/certs/${name}`
    return paypal.readWebhook(raw(sent))
  }
  clock.later = 2 * HOUR
  server.spoil('/certs/', { status: 503 })
  await expect(named('A')).rejects.toMatchObject({ code: 'provider_unavailable' })
  server.spoil('/certs/', { status: 404 })
  await expect(named('A')).rejects.toMatchObject(refused)
  server.spoil('/certs/', 'garbage')
  await expect(named('A')).rejects.toMatchObject(refused)
  server.calls.length = 0
  const codes = []
  for (let i = 0; i < 15; i++)
    codes.push(
      await named(`N${i}`).then(
        () => 'read',
        (error) => error.code,
      ),
    )
  expect(new Set(codes)).toEqual(new Set(['read', 'provider_unavailable']))
  expect(server.calls.filter((call) => call.includes('/certs/')).length).toBeLessThanOrEqual(10)
  clock.later += 61_000
  expect(await named('Z')).toMatchObject({ outcome: 'paid' })
})

test('signed but unreadable is told as such', async () => {
  for (const event of [[1], { id: 'WH-1' }, { id: 'WH-1', event_type: 'X', resource: null }])
    await expect(read(event)).rejects.toMatchObject({ code: 'malformed_webhook' })
})

test('where PayPal is asked for the signature, the event goes to it as it came', async () => {
  const asking = connect({ check: 'paypal' })
  const { reference, event } = await approved()
  const right = fake.signed(event)
  expect(await asking.readWebhook(raw(right))).toMatchObject({ reference, outcome: 'paid' })
  const spaced = { ...right, body: right.body.replace('{', '{ ') }
  await expect(asking.readWebhook(raw(spaced))).rejects.toMatchObject(refused)
  await expect(asking.readWebhook(raw({ ...right, body: 'x' }))).rejects.toMatchObject({ code: 'malformed_webhook' })
  await expect(read(event, connect({ check: 'paypal', webhookId: 'other' }))).rejects.toMatchObject(refused)
})
