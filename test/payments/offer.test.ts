import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readStandings, requireOffered } from '../../src/domains/payments/providers-in-use.ts'
import { auditOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aCart, aPurchase, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { STRIPE_KEYS } from '../fakes/stripe/server.ts'
import { BANK_FIELDS } from './bank-market.ts'
import { type StripeMarket, stripeMarket } from './stripe-market.ts'

let here: StripeMarket
beforeAll(async () => {
  here = await stripeMarket()
})
afterEach(async () => {
  here.stripe.state.mood = 'right'
  await here.asOperator('PUT', '/api/admin/payment-providers/stripe', { test: true, fields: STRIPE_KEYS })
  await offer({ order: [], off: [] })
})
afterAll(() => here.close())

type Choice = { order: string[]; off: string[] }
const offer = (choice: Choice) => here.asOperator('PUT', '/api/admin/payment-offer', choice)
const offered = async () =>
  (await here.market.api('GET', '/api/payment-providers')).json.providers.map((one: { code: string }) => one.code)
const connectionTest = async () => {
  const { status, json } = await here.asOperator('POST', '/api/admin/payment-providers/stripe/test', {})
  return [status, json.code ?? json]
}

test('B10 buyers see what a provider takes, how, how fast, and its publishable key; no secret', async () => {
  const { json, text } = await here.market.api('GET', '/api/payment-providers')
  expect(json.providers[1]).toMatchObject({
    ...{ code: 'stripe', sandbox: true, arrives: 'atOnce', publishableKey: STRIPE_KEYS.publishableKey },
    methods: ['card', 'blik', 'wallet'],
    limits: { PLN: { least: 200, most: 99_999_999 } },
  })
  for (const secret of [STRIPE_KEYS.secretKey, STRIPE_KEYS.webhookSecret]) expect(text).not.toContain(secret)
  expect(json.providers[0]).toMatchObject({ code: 'sandbox', sandbox: true, publishableKey: null })
})

test('E15 the operator sets the order and what is offered; what is under way at a provider that is switched off goes on', async () => {
  expect(await offered()).toEqual(['sandbox', 'stripe'])
  const begun = await here.begun()
  const changed = await offer({ order: ['stripe', 'paypal', 'stripe'], off: ['sandbox'] })
  expect(changed.json.providers.map((one: { code: string; state: string }) => `${one.code} ${one.state}`)).toEqual([
    'stripe ready',
    'paypal incomplete',
    'sandbox off',
    'przelewy24 incomplete',
    'bank-transfer incomplete',
  ])
  expect(await offered()).toEqual(['stripe'])
  expect((await here.start(begun.key, 'pl-PL', 'sandbox')).json.errors).toMatchObject([
    { field: 'provider', code: 'provider_not_configured' },
  ])
  await offer({ order: [], off: ['stripe'] })
  const { key } = await aPurchase(here.market, [{ versionId: here.versionId }])
  expect((await here.start(key)).json.code).toBe('provider_not_configured')
  await here.press(begun.page, 'pay')
  await here.stripe.webhooks.settled()
  expect(await here.statuses(begun.key)).toEqual(['confirmed/paid'])
  expect(await auditOf(here.market, 'payments')).toContainEqual({
    actorId: expect.any(String),
    action: 'paymentOfferChanged',
    detail: { order: 'stripe, paypal', off: 'sandbox' },
  })
  expect((await offer({ order: ['nobody'], off: [] })).status).toBe(422)
})

test('T06 a sum that a provider does not take is refused by its name; a cart nobody takes cannot be ordered', async () => {
  const { companyId } = await aSeller(here.market.deps)
  const dear = await aProduct(here.market.deps, companyId, { price: 60_000_000, quantity: 5 })
  const { key } = await aPurchase(here.market, [{ versionId: dear.versionId, quantity: 2 }])
  expect((await here.start(key)).json.errors).toMatchObject([{ field: 'provider', code: 'provider_cannot_take' }])
  expect((await here.start(key, 'pl-PL', 'sandbox')).status).toBe(201)
  await offer({ order: [], off: ['sandbox'] })
  const cart = await aCart(here.market, [{ versionId: dear.versionId, quantity: 2 }])
  const refused = await here.market.api('POST', '/api/checkout/orders', orderBody(cart))
  expect(refused).toMatchObject({ status: 409, json: { code: 'sum_not_payable_online' } })
})

test('E15 the connection is tried: right keys, wrong ones, of the other environment, missing, and nobody there', async () => {
  const save = (test: boolean, fields: object) =>
    here.asOperator('PUT', '/api/admin/payment-providers/stripe', { test, fields })
  expect(await connectionTest()).toEqual([200, { works: true, asked: true }])
  await save(true, { secretKey: 'sk_test_somebodyelse' })
  expect(await connectionTest()).toEqual([422, 'provider_refused_keys'])
  await save(false, {})
  expect(await connectionTest()).toEqual([422, 'provider_mode_mismatch'])
  await save(true, { secretKey: '' })
  expect(await connectionTest()).toEqual([422, 'provider_keys_missing'])
  await save(true, STRIPE_KEYS)
  here.stripe.state.mood = 'down'
  expect(await connectionTest()).toEqual([503, 'provider_unavailable'])
})

test('R13 keys of a test environment are no way to pay in a market for real money', async () => {
  const { deps } = here.market
  const real = { ...deps, config: { ...deps.config, demo: false, sandboxPayments: false } }
  const stateOf = async (code: string) => (await readStandings(real)).find((one) => one.code === code)?.state
  expect([await stateOf('stripe'), await stateOf('sandbox')]).toEqual(['testKeys', 'unavailable'])
  await expect(requireOffered(real, 'stripe', { amount: 1000, currency: 'PLN' })).rejects.toMatchObject({
    fields: [{ field: 'provider', code: 'provider_not_configured' }],
  })
})

test('a bank has no environment for tests: its form asks for none, and its account is for show only where the market is', async () => {
  const path = '/api/admin/payment-providers'
  const saved = await here.asOperator('PUT', `${path}/bank-transfer`, { test: false, fields: BANK_FIELDS })
  expect(saved.status).toBe(200)
  const refused = await here.asOperator('PUT', `${path}/bank-transfer`, { test: true, fields: {} })
  expect([refused.status, refused.json.errors]).toMatchObject([422, [{ field: 'test', code: 'no_test_environment' }]])
  const { providers } = (await here.asOperator('GET', path)).json
  expect(
    providers.map((one: { provider: string; testEnvironment: boolean }) => [one.provider, one.testEnvironment]),
  ).toEqual([
    ['stripe', true],
    ['paypal', true],
    ['przelewy24', true],
    ['bank-transfer', false],
  ])
  // What an older version kept of it says nothing.
  await here.market.query(
    `update settings set value = jsonb_set(value, '{test}', 'true') where key = 'paymentOperator.bank-transfer'`,
  )
  const { deps } = here.market
  const standingIn = async (over: { sandboxPayments: boolean }) => {
    const found = await readStandings({ ...deps, config: { ...deps.config, ...over } })
    const standing = found.find(({ code }) => code === 'bank-transfer')
    return [standing?.state, standing?.connection?.test]
  }
  expect(await standingIn({ sandboxPayments: true })).toEqual(['ready', true])
  expect(await standingIn({ sandboxPayments: false })).toEqual(['ready', false])
  await here.asOperator('DELETE', `${path}/bank-transfer`)
})

test('E15 of a bank account nobody can be asked: the test says so, and that its numbers were reckoned with', async () => {
  await here.market.query('update sessions set confirmed_at = now()')
  const provider = '/api/admin/payment-providers/bank-transfer'
  const test = async () => {
    const { status, json } = await here.asOperator('POST', `${provider}/test`, {})
    return [status, json.code ?? json]
  }
  expect(await test()).toEqual([422, 'provider_keys_missing'])
  await here.asOperator('PUT', provider, { test: false, fields: BANK_FIELDS })
  expect(await test()).toEqual([200, { works: true, asked: false }])
  // As a market of before may keep it: a wrong digit.
  const { rows } = await here.market.query(`select value from settings where key like '%bank-transfer'`)
  const wrong = JSON.stringify(rows[0].value).replace('5387', '5378')
  expect(wrong).toContain('5378')
  await here.market.query(`update settings set value = $1::jsonb where key like '%bank-transfer'`, [wrong])
  expect(await test()).toEqual([422, 'account_unusable'])
})
