import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sign } from '../../src/domains/payments/providers/sandbox/signature.ts'
import { readSecret } from '../../src/domains/settings/index.ts'
import { aPurchase } from '../factories/purchase.ts'
import { type MarketOfTwo, marketOfTwo, type Sent } from './two-providers.ts'

// Stripe's are in stripe-hostile.test.ts.
let here: MarketOfTwo
let sandboxSecret: string
const logged: string[] = []
beforeAll(async () => {
  here = await marketOfTwo()
  sandboxSecret = await readSecret(here.market.deps, 'sandbox')
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(here.market.deps.log, level).mockImplementation((line: unknown) => void logged.push(JSON.stringify(line)))
  }
})
afterAll(() => here.close())

type Paid = { key: string; right: Sent; secrets: string[]; signature: (sent: Sent) => Sent }
const without = (sent: Sent, header: string): Sent => ({
  ...sent,
  headers: Object.fromEntries(Object.entries(sent.headers).filter(([name]) => name !== header)),
})
const changed = (body: string, change: (event: Record<string, unknown>) => object) =>
  JSON.stringify(change(JSON.parse(body) as Record<string, unknown>))

/** A payment that a buyer has just made at the sandbox, and what the sandbox says of it. */
async function atSandbox(): Promise<Paid> {
  const { key, dueOnline: amount } = await aPurchase(here.market, [{ versionId: here.versionId }])
  const reference = new URL((await here.start(key, 'sandbox')).json.redirectUrl).pathname.split('/').pop()
  const { rows } = await here.market.query('select id from payments where reference = $1', [reference])
  const paid = { reference, paymentId: rows[0].id, outcome: 'paid', amount, currency: 'PLN' }
  const body = JSON.stringify({ id: randomUUID(), ...paid })
  const headers = { 'sandbox-signature': sign(sandboxSecret, body, here.market.deps.now()) }
  const signature = (sent: Sent) => without(sent, 'sandbox-signature')
  return { key, right: { body, headers }, secrets: [sandboxSecret, headers['sandbox-signature']], signature }
}

/** The same at another provider's stand-in. */
async function atShop(code: 'paypal' | 'przelewy24'): Promise<Paid> {
  const shop = here.shops[code]
  const { key, reference } = await here.begun(shop)
  shop.pay(reference)
  const [right] = shop.tells(reference)
  if (!right) throw new Error('nothing was told')
  const signature = (sent: Sent) =>
    code === 'paypal'
      ? without(sent, 'paypal-transmission-sig')
      : { ...sent, body: changed(sent.body, ({ sign: _, ...rest }) => rest) }
  const own = right.headers['paypal-transmission-sig'] ?? String(JSON.parse(right.body).sign)
  const { clientSecret, apiKey, crcKey } = shop.keys
  return { key, right, secrets: [clientSecret, apiKey, crcKey, own].filter((one) => one !== undefined), signature }
}

/** Everything that a webhook could move. */
async function standing(): Promise<unknown> {
  const { rows } = await here.market.query(`
    select (select json_agg(json_build_array(id, status, amount_paid, disputed) order by id) from payments) as payments,
      (select json_agg(json_build_array(id, status, payment_status, given_back) order by id) from orders) as orders,
      (select sum(quantity) from versions) as pieces, (select count(*) from payment_notices) as told,
      (select count(*) from payment_refunds) as refunds, (select count(*) from ledger_transactions) as posted,
      (select count(*) from chargebacks) as chargebacks, (select count(*) from payment_alarms) as alarms,
      (select count(*) from mails) as mails, (select count(*) from graphile_worker._private_jobs) as jobs`)
  return rows[0]
}

type Forgery = [what: string, forge: (one: Paid) => Sent]
const FORGERIES: Forgery[] = [
  ['that says nothing', () => ({ body: '{}', headers: {} })],
  ['that is no object', ({ right }) => ({ ...right, body: '[]' })],
  ['that is no JSON', ({ right }) => ({ ...right, body: 'paid=1&amount=1' })],
  ['without its signature', ({ right, signature }) => signature(right)],
  ['cut off', ({ right }) => ({ ...right, body: right.body.slice(0, -25) })],
  ['with another number in it', ({ right }) => ({ ...right, body: right.body.replace(/\d{5}/, '99999') })],
  [
    'of another amount',
    ({ right }) => ({
      ...right,
      body: right.body.replace(/"amount":\d+/, '"amount":1').replace(/"value":"[\d.]+"/, '"value":"0.01"'),
    }),
  ],
  ['with a word more', ({ right }) => ({ ...right, body: changed(right.body, (event) => ({ ...event, more: 1 })) })],
  [
    'a megabyte long',
    ({ right }) => ({ ...right, body: right.body.replace('{', `{"pad":"${'x'.repeat(1_000_000)}",`) }),
  ],
  ['nested without end', ({ right }) => ({ ...right, body: '['.repeat(50_000) })],
]

describe.each(['sandbox', 'paypal', 'przelewy24'] as const)('E11 a webhook of %s', (code) => {
  const send = ({ body, headers }: Sent) => here.market.api('POST', `/api/payments/webhooks/${code}`, body, headers)
  const begin = () => (code === 'sandbox' ? atSandbox() : atShop(code))

  test('that is forged, cut or endless is refused, logged without a secret, and moves nothing; the right one still pays', async () => {
    const one = await begin()
    const before = await standing()
    for (const [what, forge] of FORGERIES) {
      const forged = forge(one)
      expect([what, forged.body === one.right.body && what !== 'without its signature']).toEqual([what, false])
      // Przelewy24 signs chosen fields: a further one says nothing, and nothing is believed before it is verified.
      if (code === 'przelewy24' && what === 'with a word more') continue
      logged.length = 0
      const answer = await send(forged)
      expect([what, answer.status >= 400 && answer.status < 500, answer.status]).toEqual([what, true, answer.status])
      expect(answer.text.length).toBeLessThan(1000)
      for (const text of [...one.secrets, one.right.body.slice(10, 60)]) {
        expect([answer.text, ...logged].filter((line) => line.includes(text))).toEqual([])
      }
      // What was read far enough to be judged is on record, by its code alone.
      if (answer.status === 422) expect(logged.join()).toContain(answer.json.code)
      expect([what, await standing()]).toEqual([what, before])
    }
    expect((await send(one.right)).status).toBe(200)
    expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
  })

  test('that is sent again, at once, later or at another provider’s address, moves nothing more', async () => {
    const one = await begin()
    expect((await send(one.right)).status).toBe(200)
    const after = await standing()
    await Promise.all([send(one.right), send(one.right), send(one.right)])
    expect(await standing()).toEqual(after)
    here.clock.later = 7 * 60_000
    await send(one.right)
    here.clock.later = 0
    for (const other of ['sandbox', 'paypal', 'przelewy24'].filter((name) => name !== code)) {
      const answer = await here.market.api('POST', `/api/payments/webhooks/${other}`, one.right.body, one.right.headers)
      expect([other, answer.status]).toEqual([other, 422])
    }
    expect(await standing()).toEqual(after)
  })

  test('of another sum than came is not believed, in whatever order it comes', async () => {
    const [one, other] = [await begin(), await begin()]
    // Signed for one payment, sent as the word about another.
    const mixed = { ...one.right, body: other.right.body }
    const before = await standing()
    expect((await send(mixed)).status).toBe(code === 'przelewy24' ? 200 : 422)
    if (code !== 'przelewy24') expect(await standing()).toEqual(before)
    expect((await send(other.right)).status).toBe(200)
    expect((await send(one.right)).status).toBe(200)
    expect([await here.statuses(one.key), await here.statuses(other.key)]).toEqual([
      ['confirmed/paid'],
      ['confirmed/paid'],
    ])
  })
})

test('E11 a webhook of the sandbox is believed for five minutes', async () => {
  const one = await atSandbox()
  const before = await standing()
  here.clock.later = 6 * 60_000
  const late = await here.market.api('POST', '/api/payments/webhooks/sandbox', one.right.body, one.right.headers)
  expect([late.status, late.json.code]).toEqual([422, 'bad_signature'])
  here.clock.later = 0
  expect(await standing()).toEqual(before)
})
