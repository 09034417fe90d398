import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakePayPal, fakePayPal } from '../../../../../demo/stand-ins/paypal/paypal.ts'
import { PAYPAL_KEYS } from '../../../../../demo/stand-ins/paypal/webhooks.ts'
import { type PaymentServer, servePayments } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import type { StartRequest } from '../provider.ts'
import { paypalProvider } from './adapter.ts'

const HOUR = 3_600_000
const { deps, clock } = providerDeps()
let server: PaymentServer
let fake: FakePayPal
const connect = (over: Partial<typeof PAYPAL_KEYS> = {}, within?: number) => {
  const values = { ...PAYPAL_KEYS, ...over }
  return paypalProvider(deps, { test: true, baseUrl: server.url, privateNetworks: true, values }, within)
}
let paypal: ReturnType<typeof connect>

beforeAll(async () => {
  fake = fakePayPal({ now: deps.now, baseUrl: () => server.url })
  server = await servePayments(fake.app)
  paypal = connect()
})
afterAll(() => server.close())
beforeEach(() => {
  clock.later = 0
  fake.captureAs = 'COMPLETED'
  fake.refundAs = 'COMPLETED'
  server.calls.length = 0
})

const request = (over: Partial<StartRequest> = {}): StartRequest => ({
  ...{ paymentId: randomUUID(), amount: 12_345, currency: 'PLN', description: 'O-1, O-2' },
  ...{
    returnUrl: 'http://shop.test/payment/success?order=k',
    notifyUrl: 'http://shop.test/hook',
    transferUrl: 'http://shop.test/transfer',
  },
  ...{ locale: 'pl-PL', email: 'anna@example.com' },
  ...over,
})
/** A payment whose buyer has approved it at PayPal. */
async function approved(over: Partial<StartRequest> = {}) {
  const asked = request(over)
  const { reference } = await paypal.start(asked)
  fake.decide(reference, 'pay')
  return { reference, paymentId: asked.paymentId, order: fake.orders.get(reference) }
}
async function paid(over: Partial<StartRequest> = {}) {
  const one = await approved(over)
  await paypal.fetchStatus(one.reference)
  return one
}
const captures = () => server.calls.filter((call) => call.endsWith('/capture'))
const refundsOf = (reference: string) => fake.orders.get(reference)?.refunds.map((one) => one.amount.value)

test('a payment is announced once however often it is started, and open until the buyer approves', async () => {
  const asked = request({ description: 'ż'.repeat(200) })
  const [one, two] = await Promise.all([paypal.start(asked), paypal.start(asked)])
  expect(two).toEqual(one)
  expect(one.redirectUrl).toBe(`${server.url}/checkoutnow?token=${one.reference}`)
  expect(fake.decide(one.reference, 'cancel')).toContain('order=k&left=1')
  expect(fake.orders.get(one.reference)?.unit).toMatchObject({
    custom_id: asked.paymentId,
    amount: { currency_code: 'PLN', value: '123.45' },
  })
  expect(await paypal.fetchStatus(one.reference)).toBeUndefined()
  clock.later = 4 * HOUR
  // PayPal has thrown it away by now.
  expect(await paypal.fetchStatus(one.reference)).toBeUndefined()
  expect(captures()).toEqual([])
})

test('what the buyer approved is captured, once, by however many ask at the same time and later', async () => {
  const before = fake.captured()
  const { reference, paymentId } = await approved()
  fake.requestIds.length = 0
  const answers = await Promise.all(Array.from({ length: 6 }, () => paypal.fetchStatus(reference)))
  const told = answers.filter((one) => one !== undefined)
  expect(new Set(told.map((one) => one.webhookId)).size).toBe(1)
  expect(new Set(fake.requestIds)).toEqual(new Set([`capture-${reference}`]))
  expect(told[0]).toMatchObject({ reference, paymentId, outcome: 'paid', amount: 12_345, currency: 'PLN' })
  clock.later = 80 * HOUR
  expect(await paypal.fetchStatus(reference)).toEqual(told[0])
  expect(fake.captured() - before).toBe(12_345)
})

test('a capture whose answer was lost is found, not repeated', async () => {
  const before = fake.captured()
  const { reference } = await approved()
  server.spoil('/capture', 'cut')
  await expect(paypal.fetchStatus(reference)).rejects.toThrow('paypal unreachable')
  clock.later = 7 * HOUR
  expect(await paypal.fetchStatus(reference)).toMatchObject({ outcome: 'paid' })
  expect(captures()).toHaveLength(1)
  expect(fake.captured() - before).toBe(12_345)
})

test('an order that somebody captured a moment ago is read, not refused', async () => {
  const { reference, order } = await approved()
  const usual = server.trouble
  server.trouble = (call) => {
    if (!call.endsWith('/capture')) return usual(call)
    order?.captures.push({ id: '3C679', status: 'COMPLETED', amount: { currency_code: 'PLN', value: '123.45' } })
    return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } }
  }
  const told = await paypal.fetchStatus(reference).finally(() => {
    server.trouble = usual
  })
  expect(told).toMatchObject({ webhookId: '3C679_paid', outcome: 'paid', amount: 12_345 })
})

test('a capture that never arrived is asked for the next time, under the same id', async () => {
  const { reference, order } = await approved()
  server.spoil('/capture', 'lost')
  await expect(paypal.fetchStatus(reference)).rejects.toThrow('paypal unreachable')
  expect(order?.captures).toEqual([])
  expect(await paypal.fetchStatus(reference)).toMatchObject({ outcome: 'paid' })
  expect(order?.captures).toHaveLength(1)
})

test('a capture that takes longer than anybody waits is found, and nothing is taken twice', async () => {
  const { reference, order } = await approved()
  server.spoil('/capture', { slow: 30_000 })
  await expect(connect({}, 300).fetchStatus(reference)).rejects.toThrow('paypal too_slow')
  expect(await paypal.fetchStatus(reference)).toMatchObject({ outcome: 'paid' })
  expect(order?.captures).toHaveLength(1)
})

test.each([
  ['INSTRUMENT_DECLINED', 'failed'],
  ['TRANSACTION_REFUSED', 'failed'],
  ['DECLINED', 'failed'],
  ['PAYER_ACTION_REQUIRED', undefined],
])('a capture that ends as %s makes the payment %s', async (captureAs, outcome) => {
  fake.captureAs = captureAs
  const { reference, paymentId } = await approved()
  const told = await paypal.fetchStatus(reference)
  expect(told).toEqual(outcome && expect.objectContaining({ outcome, paymentId, amount: 12_345, currency: 'PLN' }))
})

test('a capture refused in a way nobody knows is an error that tells no secrets', async () => {
  fake.captureAs = 'SOMETHING_NEW'
  const { reference } = await approved()
  const error = await paypal.fetchStatus(reference).catch((one) => one)
  expect(String(error)).toBe('OutboundFailure: paypal status 422')
  expect(JSON.stringify(error)).not.toContain('anna@example.com')
})

test('money that is on its way counts when it has come', async () => {
  fake.captureAs = 'PENDING'
  const [good, bad] = [await paid(), await paid()]
  expect(await paypal.fetchStatus(good.reference)).toBeUndefined()
  fake.settle(good.reference, 'COMPLETED')
  fake.settle(bad.reference, 'DECLINED')
  expect(await paypal.fetchStatus(good.reference)).toMatchObject({ outcome: 'paid', amount: 12_345 })
  expect(await paypal.fetchStatus(bad.reference)).toMatchObject({ outcome: 'failed' })
})

test('a token is fetched once, anew when it ends, and once more when PayPal takes it no longer', async () => {
  const tokens = () => server.calls.filter((call) => call.includes('oauth2')).length
  const { reference } = await paypal.start(request())
  fake.endTokens()
  server.calls.length = 0
  await paypal.fetchStatus(reference)
  await Promise.all([1, 2, 3].map(() => connect().fetchStatus(reference)))
  expect(tokens()).toBe(1)
  clock.later = 9 * HOUR - 30_000
  await paypal.fetchStatus(reference)
  expect(tokens()).toBe(2)
})

test('the keys are tried: right ones, a wrong secret, a webhook of another shop', async () => {
  await paypal.test()
  const refused = { kind: 'invalid', code: 'provider_refused_keys' }
  await expect(connect({ clientSecret: 'EK-other' }).test()).rejects.toMatchObject(refused)
  await expect(connect({ webhookId: '5WH-9999' }).test()).rejects.toMatchObject({
    ...refused,
    fields: [{ field: 'fields.webhookId' }],
  })
  server.spoil('/v1/notifications/webhooks', { status: 403 })
  await paypal.test()
  server.spoil('oauth2', 'lost')
  await expect(paypal.test()).rejects.toThrow('paypal unreachable')
})

test.each([
  [{ status: 429, body: { name: 'RATE_LIMIT_REACHED' } }, 'paypal status 429'],
  [{ status: 503 }, 'paypal status 503'],
  ['garbage', 'paypal not_understood'],
  ['lost', 'paypal unreachable'],
] as const)(
  'a PayPal that answers %j starts no payment, and the next try starts the same one',
  async (trouble, said) => {
    const asked = request()
    const before = fake.orders.size
    server.spoil('POST /v2/checkout/orders', trouble)
    await expect(paypal.start(asked)).rejects.toThrow(said)
    server.spoil('POST /v2/checkout/orders', 'cut')
    await expect(paypal.start(asked)).rejects.toThrow('paypal unreachable')
    const { reference } = await paypal.start(asked)
    expect(fake.orders.get(reference)?.unit.custom_id).toBe(asked.paymentId)
    expect(fake.orders.size).toBe(before + 1)
  },
)

test('money goes back in parts and then no further, each key once however late it is asked again', async () => {
  const { reference } = await paid()
  const refund = (key: string, amount: number) => paypal.refund({ reference, currency: 'PLN', key, amount })
  expect(await refund('a', 2345)).toBe('done')
  expect(await Promise.all([refund('a', 2345), refund('a', 2345)])).toEqual(['done', 'done'])
  clock.later = 7 * HOUR
  // PayPal has forgotten the request by now.
  expect(await refund('a', 2345)).toBe('done')
  expect(await refund('b', 10_001)).toBe('failed')
  expect(await refund('c', 10_000)).toBe('done')
  expect(await refund('d', 1)).toBe('failed')
  expect(refundsOf(reference)).toEqual(['23.45', '100.00'])
  expect(await paypal.fetchStatus(reference)).toMatchObject({ outcome: 'refunded' })
})

test('a refund whose answer was lost is not made again', async () => {
  const { reference } = await paid()
  const asked = { reference, currency: 'PLN', key: 'k', amount: 500 } as const
  server.spoil('/refund', 'cut')
  await expect(paypal.refund(asked)).rejects.toThrow('paypal unreachable')
  clock.later = 30 * HOUR
  expect(await paypal.refund(asked)).toBe('done')
  expect(refundsOf(reference)).toEqual(['5.00'])
})

test.each([
  ['COMPLETED', 'done'],
  ['FAILED', 'failed'],
] as const)('a refund that takes its time is asked about until it is %s', async (end, state) => {
  fake.refundAs = 'PENDING'
  const { reference } = await paid()
  const asked = { reference, currency: 'PLN', key: 'slow', amount: 12_345 } as const
  expect(await paypal.refund(asked)).toBe('pending')
  expect(await paypal.fetchRefund?.(asked)).toBe('pending')
  fake.settle(reference, end)
  expect(await paypal.fetchRefund?.(asked)).toBe(state)
  expect(refundsOf(reference)).toEqual(['123.45'])
})

test('every call that makes an order or moves money carries the id of its intention', async () => {
  fake.requestIds.length = 0
  const asked = request()
  const { reference } = await paypal.start(asked)
  fake.decide(reference, 'pay')
  server.spoil('/capture', 'lost')
  await expect(paypal.fetchStatus(reference)).rejects.toThrow()
  server.spoil('GET /v2/checkout/orders', 'lost')
  await expect(paypal.fetchStatus(reference)).rejects.toThrow()
  await paypal.fetchStatus(reference)
  for (const key of ['a', 'b']) {
    const back = { reference, currency: 'PLN', key, amount: 100 } as const
    server.spoil('/refund', 'lost')
    await expect(paypal.refund(back)).rejects.toThrow()
    await paypal.refund(back)
  }
  const [order, capture, ...refunds] = fake.requestIds
  expect([order, capture]).toEqual([asked.paymentId, `capture-${reference}`])
  expect(new Set(refunds).size).toBe(2)
  for (const id of fake.requestIds) expect(id).toMatch(/^[\w-]{1,108}$/)
})

test('nothing goes back of what was never captured', async () => {
  const { reference } = await approved()
  expect(await paypal.refund({ reference, currency: 'PLN', key: 'k', amount: 1 })).toBe('failed')
})
