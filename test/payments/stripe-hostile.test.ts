import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signed } from '../../demo/stand-ins/stripe/webhooks.ts'
import { requireProvider } from '../../src/domains/payments/providers-in-use.ts'
import { createSecrets } from '../../src/platform/secrets/secrets.ts'
import { STRIPE_KEYS } from '../fakes/stripe/server.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
const logged: string[] = []
beforeAll(async () => {
  here = await stripeMarket()
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(here.market.deps.log, level).mockImplementation((line: unknown) => void logged.push(JSON.stringify(line)))
  }
})
beforeEach(() => {
  logged.length = 0
})
afterEach(() => {
  here.stripe.state.mood = 'right'
  here.clock.later = 0
  for (const secret of [STRIPE_KEYS.secretKey, STRIPE_KEYS.webhookSecret, 'v1=']) {
    expect(logged.filter((line) => line.includes(secret))).toEqual([])
  }
})
afterAll(() => here.close())

const post = (body: string, signature: string | undefined) =>
  here.market.api('POST', '/api/payments/webhooks/stripe', body, signature ? { 'stripe-signature': signature } : {})

describe('E11 a webhook that is not Stripe’s, not of now or not whole is refused and changes nothing', () => {
  /** The event that would pay a purchase, with its genuine signature. */
  async function genuine() {
    const { key, page, session, dueOnline } = await here.begun()
    here.stripe.webhooks.delivery.mode = 'held'
    await here.press(page, 'pay')
    const event = here.stripe.webhooks.held().find(({ type }) => type === 'checkout.session.completed')
    await here.stripe.webhooks.flush(() => [])
    here.stripe.webhooks.delivery.mode = 'atOnce'
    // The page itself says nothing: only what is posted below may pay.
    Object.assign(here.stripe.session(session), { status: 'open', payment_status: 'unpaid' })
    return { key, dueOnline, body: JSON.stringify(event) }
  }
  const now = () => here.market.deps.now()
  const forgeries: [string, number, (body: string) => [string, string | undefined]][] = [
    ['unsigned', 422, (body) => [body, undefined]],
    ['signed with another secret', 422, (body) => [body, signed(body, 'whsec_other', now())]],
    ['changed after it was signed', 422, (body) => [body.replace('"paid"', '"paid" '), sign(body)]],
    ['replayed six minutes later', 422, (body) => [body, signed(body, STRIPE_KEYS.webhookSecret, ago(360))]],
    ['cut off', 400, (body) => [body.slice(0, -40), sign(body.slice(0, -40))]],
    ['signed in another scheme', 422, (body) => [body, sign(body).replace('v1=', 'v0=')]],
    ['with a signature that is none', 422, (body) => [body, 'hello']],
    ['as large as a megabyte', 413, (body) => large(body)],
    [
      'of a payment nobody knows',
      404,
      (body) =>
        known(
          body
            .replace(/"cs_test_\w+"/, '"cs_test_nobody"')
            .replace(/"client_reference_id":"[^"]+"/, '"client_reference_id":null'),
        ),
    ],
    [
      'signed, but without what it is about',
      422,
      () => known('{"id":"evt_1","object":"event","type":"checkout.session.completed","data":{}}'),
    ],
  ]
  const sign = (body: string) => signed(body, STRIPE_KEYS.webhookSecret, now())
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000)
  const known = (body: string): [string, string] => [body, sign(body)]
  const large = (body: string) => known(body.replace('{', `{"pad":"${'x'.repeat(1_000_000)}",`))
  test.each(forgeries)('%s', async (_, status, forge) => {
    const { key, body } = await genuine()
    const answer = await post(...forge(body))
    expect(answer.status).toBe(status)
    // What never reached the market's own hands (cut off, too large) is refused before.
    if (status === 422 || status === 404) expect(logged.some((line) => line.includes(answer.json.code))).toBe(true)
    expect(await here.statuses(key)).toEqual(['pending/unpaid'])
    // The genuine one still pays: a test that could not fail would be refused here, too.
    expect((await post(...known(body))).status).toBe(200)
    expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  })

  test('of something else, or of nothing the market knows, it is taken and forgotten', async () => {
    for (const type of ['payout.paid', 'account.updated', 'charge.succeeded', 'something.new']) {
      const body = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object: { id: 'x' } } })
      expect((await post(...known(body))).status).toBe(200)
    }
  })
})

describe('Stripe does not answer as it should', () => {
  const PATHS = ['/api/search?q=laptop', '/api/payment-providers', '/api/commission']
  const timed = async <T>(run: () => Promise<T>): Promise<[T, number]> => {
    const from = performance.now()
    return [await run(), performance.now() - from]
  }
  test.each(['slow', 'down', 'busy', 'broken'] as const)(
    'R13 %s: the buyer hears within five seconds, and goes on',
    async (mood) => {
      const { key, page } = await here.begun()
      const other = await here.begun()
      await here.market.query(
        `update payments set status = 'created', reference = null, redirect_url = null where redirect_url = $1`,
        [page],
      )
      const read = () => timed(() => Promise.all(PATHS.map((path) => here.market.api('GET', path))))
      const [, usually] = await read()
      here.stripe.state.mood = mood
      const [[refused, took], [asked, waited], [answers, meanwhile]] = await Promise.all([
        timed(() => here.start(key)),
        timed(() => here.market.api('GET', `/api/checkout/${other.key}/payment`)),
        read(),
      ])
      // Whoever does not pay by Stripe does not wait for it.
      expect(answers.map(({ status }) => status)).toEqual(PATHS.map(() => 200))
      expect(meanwhile).toBeLessThan(Math.max(1500, 10 * usually))
      expect(refused).toMatchObject({ status: 503, json: { code: 'provider_unavailable' } })
      expect(asked).toMatchObject({ status: 200, json: { outcome: 'incomplete' } })
      expect(Math.max(took, waited)).toBeLessThan(5000 + 20 * usually)
      // Another way on, while Stripe is away.
      expect((await here.start(key, 'pl-PL', 'sandbox')).status).toBe(201)
      here.stripe.state.mood = 'right'
      const again = await here.start(key)
      expect(again).toMatchObject({ status: 201, json: { redirectUrl: expect.stringMatching(/\/pay\/cs_test_/) } })
    },
    20_000,
  )

  test('it is asked again until it answers, and what was paid meanwhile is booked', async () => {
    const { key, page } = await here.begun()
    here.stripe.webhooks.delivery.mode = 'lost'
    await here.press(page, 'pay')
    here.stripe.state.mood = 'down'
    here.clock.later = 3 * 60_000
    await here.market.runJob('checkout.checkOpenPayments')
    expect(await here.statuses(key)).toEqual(['pending/unpaid'])
    here.stripe.state.mood = 'right'
    here.clock.later = 9 * 60_000
    await here.market.runJob('checkout.checkOpenPayments')
    expect(await here.statuses(key)).toEqual(['confirmed/paid'])
    here.stripe.webhooks.delivery.mode = 'atOnce'
  })
})

test('E11 a session that Stripe does not know, of an account that was used before, counts as open and ends by itself', async () => {
  const { key, session } = await here.begun()
  here.stripe.books.sessions.delete(session)
  expect(await here.outcome(key)).toBe('incomplete')
  expect(logged.some((line) => line.includes('unknownThere'))).toBe(true)
  here.clock.later = 4 * 24 * 3_600_000
  await here.market.runJob('checkout.checkOpenPayments')
  const { rows } = await here.market.query('select status from payments where reference = $1', [session])
  expect(rows).toEqual([{ status: 'expired' }])
})

test('B10 keys that a new master key does not open say so, and the provider is not offered', async () => {
  const { deps } = here.market
  const changed = { ...deps, secrets: createSecrets('b'.repeat(64)) }
  await expect(requireProvider(changed, 'stripe')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'provider_keys_unreadable',
  })
  expect(logged.some((line) => line.includes('SECRET_KEY'))).toBe(true)
})
