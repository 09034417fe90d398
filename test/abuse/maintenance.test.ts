import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, aPerson } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, startedPayment } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

// The market is closed for maintenance while people, operators, providers and somebody hostile go on asking.
let market: TestMarket
let auth: Record<string, string>
let buyer: Record<string, string>
let email: string
let productId: number
let versionId: number
const until = new Date(Date.now() + 3_600_000).toISOString()
beforeAll(async () => {
  market = await testMarket({ env: { PAGE_CACHE: '100', LOG_LEVEL: 'fatal' } })
  const seller = await aSeller(market.deps)
  ;({ id: productId, versionId } = (await aProduct(market.deps, seller.companyId)) as { id: number; versionId: number })
  const operator = await anOperator(market)
  ;({ auth, email } = operator)
  buyer = (await aPerson(market)).auth
  await market.query('update sessions set confirmed_at = now()')
})
afterAll(() => market.close())

const turn = (on: boolean, over: object = {}) =>
  market.api(
    'PUT',
    '/api/admin/maintenance',
    { on, message: { 'pl-PL': 'Wracamy <b>wieczorem</b>' }, until, ...over },
    auth,
  )

describe('P01 maintenance', () => {
  test('visitors are told to come back, in their language, and nothing that was kept leaks', async () => {
    const path = `/api/products/${productId}`
    expect((await market.api('GET', path)).status).toBe(200)
    expect((await market.api('GET', path)).headers.get('cache-control')).toContain('s-maxage')
    expect((await turn(true)).status).toBe(200)
    const refused = await market.api('GET', path, undefined, { 'accept-language': 'de' })
    expect([refused.status, refused.json.code]).toEqual([503, 'market_in_maintenance'])
    expect(refused.json.title).toContain('gewartet')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    for (const [at, words] of [
      ['/', 'Przerwa techniczna'],
      ['/en/catalog', 'Closed for maintenance'],
      ['/de/cart', 'Wartungsarbeiten'],
    ] as const) {
      const page = await market.api('GET', at)
      expect([at, page.status, page.headers.get('cache-control')]).toEqual([at, 503, 'no-store'])
      expect(page.text).toContain(words)
      expect(page.text).toContain('Wracamy &lt;b&gt;wieczorem')
      expect(page.text).not.toContain('<script')
    }
    for (const who of [buyer, { authorization: `Bearer ${'x'.repeat(43)}` }])
      expect((await market.api('GET', '/api/account', undefined, who)).status).toBe(503)
    expect((await market.api('POST', '/api/carts')).status).toBe(503)
  })

  test('operators work, and log in; providers are heard; health answers', async () => {
    expect((await market.api('GET', '/api/admin/jobs', undefined, auth)).status).toBe(200)
    const login = await market.api('POST', '/api/users/login', { email, password: 'zupełnie-złe-hasło-1' })
    expect([login.status, login.json.code]).toEqual([401, 'Error_login_info'])
    expect((await market.api('POST', '/api/payments/webhooks/sandbox', { any: 'thing' })).status).toBe(422)
    expect((await market.api('GET', '/api/carriers/inpost/news/abc')).status).not.toBe(503)
    for (const path of ['/healthz', '/readyz']) expect((await market.api('GET', path)).status).toBe(200)
    // Pages are not built here: what is let through is not found, what is not says 503.
    for (const path of ['/auth', '/en/admin/jobs', '/de/payment/success', '/admin/maintenance.data'])
      expect([path, (await market.api('GET', path)).status]).toEqual([path, 404])
  })

  test('who began to pay comes back and reads what became of it', async () => {
    await turn(false)
    const purchase = await aPurchase(market, [{ versionId }])
    const page = await startedPayment(market, purchase.key)
    await turn(true)
    expect((await decide(market, page, { action: 'pay' })).status).toBe(303)
    const outcome = await market.api('GET', `/api/checkout/${purchase.key}/payment`)
    expect([outcome.status, outcome.json.outcome]).toEqual([200, 'success'])
    expect((await market.api('GET', `/api/purchases/${purchase.key}`)).json.orders[0].paymentStatus).toBe('paid')
    await market.runJobs()
  })

  test('a thousand requests ask the database nothing', async () => {
    const before = await statements()
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) => market.api('GET', `/catalog?page=${round}-${at}`)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    }
    // A look at the switch now and then, and what the market does by itself meanwhile.
    expect((await statements()) - before).toBeLessThan(200)
  })

  test('who did not prove the password just now turns nothing; all is on record; open again it is as before', async () => {
    await market.query(`update sessions set confirmed_at = now() - interval '1 hour'`)
    expect((await turn(false)).json.code).toBe('confirmation_required')
    expect((await market.api('GET', '/')).status).toBe(503)
    await market.query('update sessions set confirmed_at = now()')
    expect((await turn(false)).status).toBe(200)
    const path = `/api/products/${productId}`
    expect((await market.api('GET', path)).status).toBe(200)
    expect((await market.api('GET', path)).headers.get('cache-control')).toContain('s-maxage')
    const { rows } = await market.query(
      `select count(*)::int as count from audit_log where action = 'maintenanceSwitched'`,
    )
    expect(rows[0].count).toBe(4)
  })
})

/** Transactions of the database so far. */
async function statements(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1200))
  const { rows } = await market.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  )
  return rows[0].count
}
