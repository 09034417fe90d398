import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeP24, fakePrzelewy24, P24_KEYS } from '../../../../../demo/stand-ins/przelewy24/przelewy24.ts'
import { type PaymentServer, servePayments } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import type { StartRequest } from '../provider.ts'
import { przelewy24Provider } from './adapter.ts'

const { deps, alarms } = providerDeps({ PUBLIC_URL: 'https://shop.test', HOLD_MINUTES: '30' })
let server: PaymentServer
let fake: FakeP24
const connect = (over: Partial<typeof P24_KEYS> = {}, within?: number) => {
  const values = { ...P24_KEYS, ...over }
  return przelewy24Provider(deps, { test: true, baseUrl: server.url, privateNetworks: true, values }, within)
}
let p24: ReturnType<typeof connect>

beforeAll(async () => {
  fake = fakePrzelewy24()
  server = await servePayments(fake.app)
  p24 = connect()
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(fake, { user: 12345, registersTwice: true, shortBy: 0 })
  server.calls.length = 0
  alarms.length = 0
})

const request = (over: Partial<StartRequest> = {}): StartRequest => ({
  ...{ paymentId: randomUUID(), amount: 92_000, currency: 'PLN', description: 'O-1, O-2' },
  ...{
    returnUrl: 'http://shop.test/back',
    notifyUrl: 'http://shop.test/hook',
    transferUrl: 'http://shop.test/transfer',
    locale: 'de-DE',
  },
  email: 'anna@example.com',
  ...over,
})
/** A payment that its buyer has paid there; `body` is what Przelewy24 tells of it. */
async function paid() {
  const asked = request()
  const { reference } = await p24.start(asked)
  fake.decide(reference, 'pay')
  return {
    reference,
    paymentId: asked.paymentId,
    body: fake.notifications.at(-1)?.body ?? {},
    session: sessionOf(reference),
  }
}
function sessionOf(reference: string) {
  const session = fake.sessions.get(reference)
  if (!session) throw new Error(`no session ${reference}`)
  return session
}
const read = (body: unknown, by = p24) =>
  by.readWebhook({ rawBody: typeof body === 'string' ? body : JSON.stringify(body), header: () => undefined })
const asked = (path: string) => server.calls.filter((call) => call.includes(path))
const refused = { kind: 'invalid', code: 'bad_signature' }

test('a payment is registered once however often it is started, and open until the buyer pays', async () => {
  const wanted = request()
  const [one, two] = await Promise.all([p24.start(wanted), p24.start(wanted)])
  expect(two).toEqual(one)
  expect(one.redirectUrl).toBe(`${server.url}/trnRequest/${sessionOf(one.reference).token}`)
  expect(sessionOf(one.reference)).toMatchObject({
    amount: 92_000,
    language: 'de',
    urlStatus: wanted.notifyUrl,
    timeLimit: 30,
  })
  for (const action of ['cancel', 'decline', 'leave'] as const) fake.decide(one.reference, action)
  expect(await p24.fetchStatus(one.reference)).toBeUndefined()
  expect(asked('/verify')).toEqual([])
})

test('a buyer with a long address pays, too', async () => {
  const { reference } = await p24.start(request({ email: `${'a'.repeat(60)}@example.com` }))
  expect(sessionOf(reference)).toMatchObject({ email: 'no-reply@localhost' })
})

test('a notification is verified before it counts; twice, at once with a question or later it is the same payment', async () => {
  const before = fake.credited()
  const { reference, paymentId, body, session } = await paid()
  const answers = await Promise.all([read(body), read(body), p24.fetchStatus(reference), read(body)])
  for (const told of [...answers, await read(body), await p24.fetchStatus(reference)])
    expect(told).toEqual({
      ...{ webhookId: `${session.orderId}_paid`, reference, paymentId },
      ...{ outcome: 'paid', amount: 92_000, currency: 'PLN' },
    })
  expect([session.verifications, fake.credited() - before]).toEqual([1, 92_000])
})

test('a payment whose notification is lost is verified when it is asked about', async () => {
  const { reference, session } = await paid()
  expect(await p24.fetchStatus(reference)).toMatchObject({ outcome: 'paid', amount: 92_000 })
  expect(session.status).toBe(2)
})

test.each(['cut', 'lost', 'garbage', { status: 500 }, { status: 429 }] as const)(
  'while a verification ends as %j nothing is paid, and the next try brings it',
  async (trouble) => {
    const { body, session } = await paid()
    server.spoil('/transaction/verify', trouble)
    if (typeof trouble === 'object') server.spoil('/by/sessionId', trouble)
    await expect(read(body)).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(await read(body)).toMatchObject({ outcome: 'paid' })
    expect(session.verifications).toBe(1)
  },
)

test('another amount or currency than was registered never becomes ours, and is told as such', async () => {
  fake.shortBy = 1
  const { reference, body, session } = await paid()
  expect(await read(body)).toMatchObject({ outcome: 'differs', amount: 91_999, currency: 'PLN' })
  expect(await p24.fetchStatus(reference)).toMatchObject({ outcome: 'differs', amount: 91_999 })
  const euro = fake.signed('payment', { ...body, amount: 92_000, originAmount: 92_000, currency: 'EUR' })
  expect(await read(euro)).toMatchObject({ outcome: 'differs', currency: 'EUR' })
  expect([session.status, asked('/verify')]).toEqual([1, []])
})

test('a notification of the right amount for what was paid short is not believed', async () => {
  fake.shortBy = 100
  const { body, session } = await paid()
  await expect(read(fake.signed('payment', { ...body, amount: 92_000 }))).rejects.toMatchObject({
    code: 'provider_unavailable',
  })
  expect(session.status).toBe(1)
})

test('what is forged in any part is refused, and nothing is verified', async () => {
  const { body } = await paid()
  const text = JSON.stringify(body)
  const changed = ['merchantId', 'posId', 'amount', 'originAmount', 'orderId', 'methodId'].map((name) => ({
    ...body,
    [name]: Number(body[name]) + 1,
  }))
  const forgeries = [...changed, { ...body, statement: 'x' }, { ...body, sessionId: `${randomUUID()}-92000-PLN` }]
  for (const forged of [...forgeries, { ...body, sign: undefined }, { ...body, sign: 'a'.repeat(96) }, {}])
    await expect(read(forged)).rejects.toMatchObject(refused)
  await expect(read(body, connect({ crcKey: 'other' }))).rejects.toMatchObject(refused)
  await expect(read(fake.signed('payment', { ...body, merchantId: 999 }))).rejects.toMatchObject(refused)
  for (const broken of [text.slice(0, -9), '', '[]', '"x"', 'null'])
    await expect(read(broken)).rejects.toMatchObject({ code: 'malformed_webhook' })
  await expect(read(fake.signed('payment', { ...body, orderId: '5' }))).rejects.toMatchObject({
    code: 'malformed_webhook',
  })
  expect(asked('/verify')).toEqual([])
})

test('what tells nothing of a payment of ours is acknowledged', async () => {
  const { reference, body } = await paid()
  expect(await read(fake.signed('payment', { ...body, sessionId: 'order-17' }))).toBeUndefined()
  const blik = {
    orderId: 1,
    sessionId: reference,
    method: 181,
    result: { error: '0', message: '', status: 'AUTHORIZED' },
  }
  expect(await read(fake.signed('blik', blik))).toBeUndefined()
  await expect(read({ ...fake.signed('blik', blik), orderId: 2 })).rejects.toMatchObject(refused)
  // Of a refund made in the panel, which must not pass for one of ours.
  const back = fake.signed('refund', { ...body, refundsUuid: 'r-1', status: 0 })
  expect(await read(back)).toBeUndefined()
  await expect(read({ ...back, amount: 1 })).rejects.toMatchObject(refused)
  expect(asked('/verify')).toEqual([])
})

test('where addresses are named, notifications from elsewhere are refused', async () => {
  const { body } = await paid()
  const config = { ...deps.config, przelewy24Addresses: ['193.178.213.0/24'] }
  const values = { ...P24_KEYS }
  const strict = przelewy24Provider(
    { ...deps, config },
    { test: true, baseUrl: server.url, privateNetworks: true, values },
  )
  const from = (address: string) => ({ rawBody: JSON.stringify(body), header: () => undefined, address })
  await expect(strict.readWebhook(from('10.0.0.1'))).rejects.toMatchObject(refused)
  expect(await strict.readWebhook(from('193.178.213.7'))).toMatchObject({ outcome: 'paid' })
})

test('the keys are tried: right ones, wrong ones, a silent provider', async () => {
  await p24.test()
  const wrong = { kind: 'invalid', code: 'provider_refused_keys' }
  await expect(connect({ apiKey: 'other' }).test()).rejects.toMatchObject(wrong)
  await expect(connect({ shopId: '777' }).test()).rejects.toMatchObject(wrong)
  server.spoil('testAccess', 'lost')
  await expect(p24.test()).rejects.toThrow('przelewy24 unreachable')
})

test('where the shop has another number than its merchant, whichever answers to the key is found and kept', async () => {
  const shop = connect({ shopId: '12345/67890' })
  await shop.test()
  expect(asked('testAccess')).toHaveLength(2)
  const { reference } = await shop.start(request())
  expect(sessionOf(reference)).toMatchObject({ merchantId: 12345, posId: 67890 })
  expect(asked('register')).toHaveLength(1)
  fake.user = 67890
  await shop.test()
  await shop.test()
  expect(asked('testAccess')).toHaveLength(5)
})

test('a Przelewy24 that takes longer than anybody waits verifies once', async () => {
  const { reference, session } = await paid()
  server.spoil('/transaction/verify', { slow: 30_000 })
  await expect(connect({}, 300).fetchStatus(reference)).rejects.toThrow('przelewy24 too_slow')
  expect(await p24.fetchStatus(reference)).toMatchObject({ outcome: 'paid' })
  expect(session.verifications).toBe(1)
})

test('a registration whose answer was lost is taken up where Przelewy24 knows the session still', async () => {
  const wanted = request()
  server.spoil('register', 'cut')
  await expect(p24.start(wanted)).rejects.toThrow('przelewy24 unreachable')
  expect((await p24.start(wanted)).reference).toContain(wanted.paymentId)
  fake.registersTwice = false
  await expect(p24.start(wanted)).rejects.toThrow('przelewy24 status 400')
})

test('money goes back in parts and no further, each key once; it is done when Przelewy24 says so', async () => {
  const { reference, body, session } = await paid()
  const refund = (key: string, amount: number) => ({ reference, currency: 'PLN', key, amount }) as const
  expect(await p24.refund(refund('early', 1))).toBe('failed')
  await read(body)
  expect(await p24.refund(refund('a', 2000))).toBe('pending')
  expect(await Promise.all([p24.refund(refund('a', 2000)), p24.fetchRefund?.(refund('a', 2000))])).toEqual([
    'pending',
    'pending',
  ])
  expect(await p24.refund(refund('b', 90_001))).toBe('failed')
  expect(await p24.refund(refund('c', 90_000))).toBe('pending')
  expect(await p24.refund(refund('d', 1))).toBe('failed')
  expect(session.refunds.map((one) => one.amount)).toEqual([2000, 90_000])
  fake.settleRefunds(reference, 1)
  expect(await p24.fetchRefund?.(refund('a', 2000))).toBe('done')
  expect(await p24.refund(refund('c', 90_000))).toBe('done')
  expect(await p24.fetchStatus(reference)).toMatchObject({
    outcome: 'refunded',
    refundKey: expect.stringContaining('przelewy24:'),
  })
})

test('a refund that is rejected in the end has failed', async () => {
  const { reference, body } = await paid()
  await read(body)
  const asking = { reference, currency: 'PLN', key: 'k', amount: 500 } as const
  expect(await p24.refund(asking)).toBe('pending')
  fake.settleRefunds(reference, 4)
  expect(await p24.fetchRefund?.(asking)).toBe('failed')
})

test.each(['cut', 'lost'] as const)('a refund whose call was %s is made once', async (trouble) => {
  const { reference, body, session } = await paid()
  await read(body)
  const asking = { reference, currency: 'PLN', key: 'k', amount: 500 } as const
  server.spoil('/transaction/refund', trouble)
  await expect(p24.refund(asking)).rejects.toThrow('przelewy24 unreachable')
  expect(await p24.refund(asking)).toBe('pending')
  expect(session.refunds).toHaveLength(1)
})

test('two who ask for the same refund at the same time make one', async () => {
  const { reference, body, session } = await paid()
  await read(body)
  const asking = { reference, currency: 'PLN', key: 'k', amount: 500 } as const
  expect(await Promise.all([p24.refund(asking), p24.refund(asking), p24.refund(asking)])).toEqual(
    Array(3).fill('pending'),
  )
  expect(session.refunds).toHaveLength(1)
})
