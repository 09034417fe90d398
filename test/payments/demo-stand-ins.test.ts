import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoKeys, enterDemoKeys } from '../../demo/stand-ins/keys.ts'
import { openStandIns, type StandIns } from '../../demo/stand-ins/open.ts'
import { standInsFile } from '../../demo/stand-ins/saved-state.ts'
import { signed } from '../../demo/stand-ins/stripe/webhooks.ts'
import { marketDay } from '../../src/values/days.ts'
import { closedDemo } from '../factories/closed-demo.ts'
import { mt940 } from '../fakes/bank.ts'
import { ask } from '../market.ts'
import { type DemoMarket, demoMarket, openedOn } from './demo-market.ts'

// A demo takes payments by all providers: the market's own adapters, and stand-ins in its process that move no money.
const ONLINE = ['stripe', 'paypal', 'przelewy24'] as const
let here: DemoMarket
let standIns: StandIns
/** The page of a payment that was begun while it was a demo. */
let begunBefore = ''
beforeAll(async () => {
  here = await demoMarket()
  standIns = await openStandIns(here.market, { refundsAfter: 0 })
  await here.prepare()
})
afterAll(async () => {
  await standIns.close()
  const problems = await here.close()
  expect(problems).toEqual([])
})

test('T06 a demo offers every provider, each marked as a sandbox; its operator reads whose keys they are', async () => {
  const { json, text } = await here.market.api('GET', '/api/payment-providers')
  expect(json.providers.map((one: { code: string; sandbox: boolean }) => [one.code, one.sandbox])).toEqual([
    ['sandbox', true],
    ['stripe', true],
    ['paypal', true],
    ['przelewy24', true],
    ['bank-transfer', true],
  ])
  const keys = demoKeys(here.market.deps)
  for (const secret of [keys.stripe.secretKey, keys.paypal.clientSecret, keys.przelewy24.crcKey]) {
    expect(text).not.toContain(secret)
  }
  const { providers } = await here.asOperator('GET', '/api/admin/payment-providers')
  expect(providers.map((one: { standIn: boolean; complete: boolean }) => [one.standIn, one.complete])).toEqual(
    providers.map(() => [true, true]),
  )
  for (const provider of [...ONLINE, 'bank-transfer']) {
    expect(await here.asOperator('POST', `/api/admin/payment-providers/${provider}/test`, {})).toEqual({
      works: true,
      asked: provider !== 'bank-transfer',
    })
  }
})

describe.each(ONLINE)('T06 E11 at %s', (code) => {
  test('a buyer pays on a page of this market that says what it is; a part goes back, then all of it', async () => {
    const { key, page, dueOnline, number } = await here.begun(code)
    expect(new URL(page).origin).toBe(here.market.url)
    const shown = await fetch(page)
    const html = await shown.text()
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Sandbox (Testumgebung): Hier fließt kein Geld')
    const back = await here.press(page, 'pay')
    expect(back).toMatch(/\/de\/payment\/success\?order=/)
    await expect.poll(() => here.statuses(key)).toEqual(['confirmed/paid'])
    const { payments } = (await here.market.api('GET', `/api/purchases/${key}/payments`)).json
    expect(payments).toMatchObject([{ provider: code, sandbox: true, amount: dueOnline, status: 'paid' }])

    for (const [body, back] of [
      [{ kind: 'amount', amount: 1001 }, 1001],
      [{ kind: 'whole' }, dueOnline],
    ] as const) {
      const { givenBack } = await here.asSeller('GET', `/orders/${number}/refunds`)
      const why = { reason: 'goodwill', words: null, givenBack }
      if (body.kind === 'whole')
        await here.asSeller('POST', `/orders/${number}/cancel-paid`, { reason: 'soldOut', words: null })
      else await here.asSeller('POST', `/orders/${number}/refunds`, { ...body, ...why })
      await expect
        .poll(async () => {
          await here.jobs()
          const { refunds } = await here.asSeller('GET', `/orders/${number}/refunds`)
          return refunds
            .filter((one: { state: string }) => one.state === 'done')
            .reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
        })
        .toBe(back)
    }
  })

  test('one that is refused or left stays open, and is paid after that', async () => {
    const { key, page } = await here.begun(code)
    await here.press(page, 'decline')
    expect(await here.statuses(key)).toEqual(['pending/unpaid'])
    // At PayPal a refusal ends the payment, and the next one has a page of its own: it has to be known first.
    if (code === 'paypal') await expect.poll(() => here.begunOf(key)).toEqual(['failed'])
    await here.press((await here.start(key, code)).redirectUrl, 'pay')
    await expect.poll(() => here.lookedAt(key)).toEqual(['confirmed/paid'])
  })
})

test.each(['stripe', 'paypal'] as const)(
  'E11 the buyer’s bank takes the money back at %s, and decides',
  async (code) => {
    const { key, page } = await here.begun(code)
    await here.press(page, 'pay')
    await expect.poll(() => here.lookedAt(key)).toEqual(['confirmed/paid'])
    const states = () => here.chargebacksOf(key)
    expect(await (await fetch(page)).text()).toContain('value="dispute"')
    await here.press(page, 'dispute')
    await expect.poll(states).toEqual(['evidenceDue'])
    await here.press(page, 'dispute')
    await here.press(page, 'disputeWon')
    await expect.poll(states).toEqual(['won'])
  },
)

test('T06 a transfer says that its account is none, and the operator rehearses it with a statement', async () => {
  const { key, dueOnline } = await here.begun('bank-transfer')
  const told = (await here.market.api('GET', `/api/checkout/${key}/transfer`)).json
  expect(told).toMatchObject({ sandbox: true, holder: expect.stringContaining('SANDBOX'), bank: 'SANDBOX Bank' })
  const statement = mt940([{ day: marketDay(new Date()), amount: dueOnline, title: told.title }])
  await here.uploadStatement(statement)
  await here.jobs()
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
})

test('whoever knows no key starts nothing at a stand-in, large bodies are refused, and what is unknown is said to be', async () => {
  const { standIns: at } = here.market.deps.config
  for (const [path, method] of [
    [`${at.stripe}/v1/checkout/sessions`, 'POST'],
    [`${at.paypal}/v2/checkout/orders`, 'POST'],
    [`${at.przelewy24}/api/v1/transaction/register`, 'POST'],
  ] as const) {
    expect([path, (await fetch(path, { method, body: '{}' })).status]).toEqual([path, 401])
    expect([
      path,
      (await fetch(path, { method, body: 'x'.repeat(path.includes('/stripe/') ? 7_000_000 : 70_000) })).status,
    ]).toEqual([path, 413])
    // The market's own address has pages alone.
    const outside = path.replace(/^http:\/\/[^/]+/, `${here.market.url}/sandbox-pay`)
    expect([outside, (await fetch(outside, { method, body: '{}' })).status]).toEqual([outside, 404])
  }
  for (const path of ['stripe/pay/cs_test_0', 'paypal/checkoutnow?token=0', 'przelewy24/trnRequest/0']) {
    const unknown = await fetch(`${here.market.url}/sandbox-pay/${path}`, { headers: { 'accept-language': 'en' } })
    expect([path, unknown.status, await unknown.text()]).toEqual([
      path,
      404,
      expect.stringContaining('knows no such payment'),
    ])
    const large = { method: 'POST', body: new URLSearchParams({ action: 'x'.repeat(9000) }) }
    expect([path, (await fetch(`${here.market.url}/sandbox-pay/${path}`, large)).status]).toEqual([path, 413])
  }
})

test('what was begun is known after a restart; a broken file is forgotten and stops nothing', async () => {
  const { key, page } = await here.begun('stripe')
  begunBefore = page
  await standIns.close()
  const file = standInsFile(here.market.deps.config.dataDir)
  expect(await readFile(file, 'utf8')).toContain(page.split('/').at(-1))
  const again = await openedOn(here.market, { demo: true })
  expect((await again.request(page)).status).toBe(200)
  await again.close()
  await writeFile(file, '{"format":1,"stripe":{"sessions":[{"id":7}]')
  const broken = await openedOn(here.market, { demo: true })
  expect((await broken.request(page)).status).toBe(404)
  expect(await here.statuses(key)).toEqual(['pending/unpaid'])
  await broken.close()
})

test('the demo that is closed has none of it: no provider, no page, no webhook with its secrets, whatever is kept', async () => {
  const { deps } = here.market
  const secrets = demoKeys(deps)
  await here.asOperator('PUT', '/api/admin/payment-providers/paypal', {
    ...{ test: true, fields: { clientId: 'own-client', clientSecret: 'own-secret', webhookId: 'own-webhook' } },
  })
  const { providers } = await here.asOperator('GET', '/api/admin/payment-providers')
  expect(providers[1]).toMatchObject({ provider: 'paypal', standIn: false, complete: true })
  await closedDemo(here.market, ['payments'])
  await expect(readFile(standInsFile(deps.config.dataDir))).rejects.toThrow('ENOENT')
  const { rows } = await here.market.query(`select key from settings where key like 'paymentOperator.%'`)
  expect(rows).toEqual([{ key: 'paymentOperator.paypal' }])

  const closed = await openedOn(here.market, { demo: false })
  const providersOf = async () => (await ask(closed.url, 'GET', '/api/payment-providers')).json.providers
  expect(await providersOf()).toEqual([])
  expect((await closed.request(begunBefore)).status).toBe(404)
  const event = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: {} },
  })
  const tell = () =>
    ask(closed.url, 'POST', '/api/payments/webhooks/stripe', event, {
      'stripe-signature': signed(event, secrets.stripe.webhookSecret, deps.now()),
    })
  expect(await tell()).toMatchObject({ status: 422, json: { code: 'provider_not_configured' } })
  // Even keys that somebody brings along open nothing where no stand-in runs.
  await enterDemoKeys(deps)
  expect(await providersOf()).toEqual([])
  expect(await tell()).toMatchObject({ status: 422, json: { code: 'provider_not_configured' } })
  await closed.close()
})
