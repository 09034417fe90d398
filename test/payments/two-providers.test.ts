import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBalances, verifyLedger } from '../../src/domains/ledger/index.ts'
import { releaseExpiredHolds } from '../../src/domains/orders/index.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, followLink, runAllJobs, stockOf } from '../factories/purchase.ts'
import { type MarketOfTwo, marketOfTwo, type Shop } from './two-providers.ts'

const MINUTE = 60_000
let here: MarketOfTwo
beforeAll(async () => {
  here = await marketOfTwo()
})
afterAll(async () => {
  const { balanced, problems } = await verifyLedger(here.market.deps)
  await here.close()
  expect({ balanced, problems }).toEqual({ balanced: true, problems: [] })
})
beforeEach(() => {
  here.clock.later = 0
  Object.assign(here.shops.paypal.fake, { captureAs: 'COMPLETED', refundAs: 'COMPLETED' })
  here.shops.przelewy24.fake.shortBy = 0
})

const jobs = async () => {
  await runAllJobs(here.market)
  await runAllJobs(here.market)
}
/** What the books say we have at a provider, grosze. */
const balanceAt = async (code: string) =>
  (await readBalances(here.market.deps)).find(({ account }) => account === `operator:${code}`)?.balance ?? 0
const paidOnce = async (
  shop: Shop,
  { key, reference, dueOnline }: { key: string; reference: string; dueOnline: number },
) => {
  expect(await here.statuses(key)).toEqual(['confirmed/paid'])
  expect(shop.taken(reference)).toEqual({ times: 1, kept: dueOnline })
}

describe.each(['paypal', 'przelewy24'] as const)('E11 a payment by %s', (code) => {
  let shop: Shop
  beforeAll(() => {
    shop = here.shops[code]
  })

  test('is paid when the buyer comes back before any webhook; those that follow change nothing', async () => {
    const before = await balanceAt(code)
    const one = await here.begun(shop)
    expect(await here.outcome(one.key)).toBe('incomplete')
    shop.pay(one.reference)
    expect(await here.outcome(one.key)).toBe('success')
    for (const told of shop.tells(one.reference)) expect((await here.tell(shop, told)).status).toBe(200)
    await paidOnce(shop, one)
    expect((await balanceAt(code)) - before).toBe(one.dueOnline)
    expect((await here.start(one.key, code)).json.code).toBe('nothing_to_pay')
  })

  test('is paid by its webhook alone', async () => {
    const one = await here.begun(shop)
    shop.pay(one.reference)
    for (const told of shop.tells(one.reference)) expect((await here.tell(shop, told)).status).toBe(200)
    await paidOnce(shop, one)
    expect(await here.outcome(one.key)).toBe('success')
  })

  test('is found by asking when no webhook comes and nobody returns', async () => {
    const one = await here.begun(shop)
    shop.pay(one.reference)
    here.clock.later = 6 * MINUTE
    await here.market.runJob('checkout.checkOpenPayments')
    await paidOnce(shop, one)
  })

  test('is paid once by webhooks that come five times, from the last to the first, beside questions and returns', async () => {
    const one = await here.begun(shop)
    shop.pay(one.reference)
    await here.outcome(one.key)
    const told = shop.tells(one.reference).reverse()
    const many = [...told, ...told, ...told, ...told, ...told].map((sent) => here.tell(shop, sent))
    const answers = await Promise.all([...many, here.outcome(one.key), here.outcome(one.key)])
    expect(answers.slice(0, many.length).map((one) => (one as { status: number }).status)).toEqual(many.map(() => 200))
    await paidOnce(shop, one)
  })

  test('is taken once when return, webhooks and the job all come at the first moment', async () => {
    const one = await here.begun(shop)
    shop.pay(one.reference)
    here.clock.later = 6 * MINUTE
    await Promise.all([
      ...shop.tells(one.reference).map((told) => here.tell(shop, told)),
      ...[1, 2, 3].map(() => here.outcome(one.key)),
      here.market.runJob('checkout.checkOpenPayments'),
    ])
    await here.outcome(one.key)
    await paidOnce(shop, one)
  })

  test('leads two tabs to the same page, and a buyer who left it back to it', async () => {
    const one = await here.begun(shop)
    const pages = await Promise.all([1, 2, 3].map(() => here.start(one.key, code)))
    expect(pages.map(({ json }) => json.redirectUrl)).toEqual([one.page, one.page, one.page])
  })

  test('is accepted late while the goods are there', async () => {
    const one = await here.begun(shop)
    here.clock.later = 31 * MINUTE
    await releaseExpiredHolds(here.market.deps)
    shop.pay(one.reference)
    for (const told of shop.tells(one.reference)) await here.tell(shop, told)
    await paidOnce(shop, one)
  })

  test('goes back whole when the goods are gone, once', async () => {
    const { versionId } = await aProduct(here.market.deps, here.companyId, { quantity: 1 })
    const before = await balanceAt(code)
    const one = await here.begun(shop, versionId)
    here.clock.later = 31 * MINUTE
    await releaseExpiredHolds(here.market.deps)
    const rival = await aPurchase(here.market, [{ versionId }], { [here.companyId]: { cashOnDelivery: true } })
    await followLink(here.market, rival)
    shop.pay(one.reference)
    for (const told of shop.tells(one.reference)) await here.tell(shop, told)
    expect(await here.statuses(one.key)).toEqual(['expired/refundDue'])
    await jobs()
    shop.settleRefunds(one.reference)
    await jobs()
    expect(await here.statuses(one.key)).toEqual(['expired/refunded'])
    for (const told of shop.tells(one.reference)) expect((await here.tell(shop, told)).status).toBe(200)
    expect(shop.taken(one.reference)).toEqual({ times: 1, kept: 0 })
    expect([await stockOf(here.market, versionId), (await balanceAt(code)) - before]).toEqual([0, 0])
  })

  test('of what the buyer cancelled goes back, once, though the provider loses our calls', async () => {
    const before = await balanceAt(code)
    const one = await here.begun(shop)
    expect((await here.market.api('POST', `/api/purchases/${one.key}/cancel`)).status).toBe(200)
    shop.pay(one.reference)
    expect(await here.outcome(one.key)).toBe('refunded')
    shop.server.spoil('/refund', 'lost')
    await runAllJobs(here.market)
    shop.server.spoil('POST /v2/payments/captures', 'cut')
    shop.server.spoil('/transaction/refund', 'cut')
    await runAllJobs(here.market)
    here.clock.later = 8 * 60 * MINUTE
    await jobs()
    shop.settleRefunds(one.reference)
    await jobs()
    await jobs()
    expect(await here.statuses(one.key)).toEqual(['cancelled/refunded'])
    expect(shop.taken(one.reference)).toEqual({ times: 1, kept: 0 })
    expect((await balanceAt(code)) - before).toBe(0)
  })

  test('is kept once where the buyer paid at the other provider, too', async () => {
    const other = here.shops[code === 'paypal' ? 'przelewy24' : 'paypal']
    const one = await here.begun(shop)
    const second = other.referenceOf((await here.start(one.key, other.code)).json.redirectUrl)
    shop.pay(one.reference)
    other.pay(second)
    const told = [
      ...shop.tells(one.reference).map((sent) => here.tell(shop, sent)),
      ...other.tells(second).map((sent) => here.tell(other, sent)),
    ]
    for (const { status } of await Promise.all(told)) expect(status).toBe(200)
    await jobs()
    for (const [at, reference] of [
      [shop, one.reference],
      [other, second],
    ] as const)
      at.settleRefunds(reference)
    await jobs()
    expect(await here.statuses(one.key)).toEqual(['confirmed/paid'])
    const kept = [shop.taken(one.reference), other.taken(second)]
    expect(kept.map((one) => one.kept).sort((a, b) => a - b)).toEqual([0, one.dueOnline])
  })

  test('that cannot be started is answered in time with a way on, and starts once the provider is back', async () => {
    const { key } = await aPurchase(here.market, [{ versionId: here.versionId }])
    const path = code === 'paypal' ? 'POST /v2/checkout/orders' : 'POST /api/v1/transaction/register'
    for (const trouble of ['lost', { status: 503 }, { status: 429 }, 'garbage', { slow: 30_000 }] as const) {
      shop.server.spoil(path, trouble)
      const started = performance.now()
      const answer = await here.start(key, code)
      expect([answer.status, answer.json.code], JSON.stringify(trouble)).toEqual([503, 'provider_unavailable'])
      // Five seconds; on a busy machine all takes longer, but not half a minute.
      expect(performance.now() - started).toBeLessThan(15_000)
    }
    expect((await here.start(key, code)).status).toBe(201)
  }, 150_000)

  test('whose webhook is forged, cut or a megabyte long is refused without effect', async () => {
    const one = await here.begun(shop)
    shop.pay(one.reference)
    const [right] = shop.tells(one.reference)
    if (!right) throw new Error('nothing was told')
    const body = right.body
    const forgeries: [unknown, number][] = [
      [{ ...right, body: body.replace(/\d{5}/, '99999') }, 422],
      [{ ...right, body: body.slice(0, -40) }, 422],
      [{ ...right, body: body.replace('{', `{"pad":"${'x'.repeat(1_000_000)}",`) }, 413],
      [{ body: '{}', headers: {} }, 422],
      [{ body: '[]', headers: right.headers }, 422],
    ]
    const statuses = []
    for (const [sent] of forgeries) {
      const answer = await here.tell(shop, sent as typeof right)
      statuses.push(answer.status)
      expect(answer.text).not.toContain('x'.repeat(50))
    }
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
    expect(statuses[2]).toBe(413)
    expect(shop.taken(one.reference).times).toBe(0)
    expect(await here.statuses(one.key)).toEqual(['pending/unpaid'])
    expect((await here.tell(shop, right)).status).toBe(200)
    await paidOnce(shop, one)
  })

  test('whose webhook comes while the provider is down is told again later', async () => {
    const one = await here.begun(shop)
    shop.pay(one.reference)
    const [told] = shop.tells(one.reference)
    if (!told) throw new Error('nothing was told')
    shop.server.spoil('/', 'lost', 2)
    expect(await here.tell(shop, told)).toMatchObject({ status: 503, json: { code: 'provider_unavailable' } })
    expect(await here.statuses(one.key)).toEqual(['pending/unpaid'])
    await expect.poll(async () => (await here.tell(shop, told)).status).toBe(200)
    await paidOnce(shop, one)
  })
})

test.each(['paypal', 'przelewy24'] as const)('B10 the operator tries the keys of %s', async (code) => {
  const { server, keys } = here.shops[code]
  const path = `/api/admin/payment-providers/${code}`
  const secret = code === 'paypal' ? 'clientSecret' : 'apiKey'
  const tried = async () => {
    const { status, json } = await here.asOperator('POST', `${path}/test`)
    return [status, json.works ?? json.code]
  }
  expect(await tried()).toEqual([200, true])
  server.spoil('/', 'lost')
  expect((await tried())[0]).toBeGreaterThanOrEqual(500)
  await here.asOperator('PUT', path, { test: true, fields: { [secret]: 'of-somebody-else' } })
  expect(await tried()).toEqual([422, 'provider_refused_keys'])
  await here.asOperator('PUT', path, { test: true, fields: keys })
  expect(await tried()).toEqual([200, true])
})

test('E11 Przelewy24: what was paid short stays the customer’s, and is refused as often as it is told', async () => {
  const shop = here.shops.przelewy24
  shop.fake.shortBy = 1
  const one = await here.begun(shop)
  shop.pay(one.reference)
  for (const told of [...shop.tells(one.reference), ...shop.tells(one.reference)])
    expect(await here.tell(shop, told)).toMatchObject({ status: 409, json: { code: 'payment_amount_differs' } })
  expect(await here.outcome(one.key)).toBe('incomplete')
  expect(shop.taken(one.reference)).toEqual({ times: 0, kept: 0 })
})

test('E11 PayPal: another amount than was asked for never confirms; it goes back', async () => {
  const shop = here.shops.paypal
  const one = await here.begun(shop)
  const order = shop.fake.orders.get(one.reference)
  if (order) order.unit.amount = { currency_code: 'PLN', value: '1.00' }
  shop.pay(one.reference)
  expect(await here.outcome(one.key)).toBe('refunded')
  await jobs()
  expect(await here.statuses(one.key)).toEqual(['pending/unpaid'])
  expect(shop.taken(one.reference)).toEqual({ times: 1, kept: 0 })
})

test('T06 PayPal: a declined card lets the buyer pay again, another way', async () => {
  const { paypal, przelewy24 } = here.shops
  const one = await here.begun(paypal)
  paypal.fake.captureAs = 'INSTRUMENT_DECLINED'
  paypal.pay(one.reference)
  expect(await here.outcome(one.key)).toBe('cancelled')
  const second = przelewy24.referenceOf((await here.start(one.key, 'przelewy24')).json.redirectUrl)
  przelewy24.pay(second)
  expect(await here.outcome(one.key)).toBe('success')
  expect(paypal.taken(one.reference)).toEqual({ times: 0, kept: 0 })
})
