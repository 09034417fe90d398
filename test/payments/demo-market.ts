import { openStandInsIfPossible } from '../../demo/stand-ins/open.ts'
import { verifyLedger } from '../../src/domains/ledger/index.ts'
import { buildMarket } from '../../src/market.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { listen } from '../../src/platform/http/listen.ts'
import { anOperator, authOf } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase, runAllJobs } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

/** A demo before its first request, so that stand-ins can be opened in it; `prepare` brings an operator and a seller with goods. */
export async function demoMarket() {
  const market = await testMarket({ env: { LOG_LEVEL: 'silent', DEMO: 'true' } })
  let auth = {}
  let seller = { companyId: 0, auth: {} }
  let versionId = 0
  const answered = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const answer = await market.api(method, path, body, headers)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
    return answer.json
  }
  const start = (key: string, provider: string) =>
    answered('POST', `/api/checkout/${key}/payments`, { provider }, { 'accept-language': 'de-DE' })
  return {
    ...{ market, start },
    async prepare() {
      auth = (await anOperator(market)).auth
      const { companyId, ownerId } = await aSeller(market.deps)
      seller = { companyId, auth: await authOf(market, ownerId) }
      versionId = (await aProduct(market.deps, companyId, { quantity: 100, price: 90_001 })).versionId
      await market.query('update sessions set confirmed_at = now()')
    },
    asOperator: (method: string, path: string, body?: unknown) => answered(method, path, body, auth),
    asSeller: (method: string, path: string, body?: unknown) =>
      answered(method, `/api/companies/${seller.companyId}${path}`, body, seller.auth),
    /** A purchase whose buyer, a German, stands on the provider's page. */
    async begun(provider: string) {
      const { key, dueOnline, orders } = await aPurchase(market, [{ versionId }])
      const { redirectUrl: page } = await start(key, provider)
      return {
        key: key as string,
        dueOnline: dueOnline as number,
        number: orders[0].number as string,
        page: page as string,
      }
    },
    /** Presses a button of a page as a browser does; where it leads. */
    async press(page: string, action: string) {
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
      return answer.headers.get('location') ?? ''
    },
    async statuses(key: string) {
      const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
      return orders.map((one: { status: string; paymentStatus: string }) => `${one.status}/${one.paymentStatus}`)
    },
    /** As the page that a buyer comes back to looks at it, again and again: it asks the provider, too. */
    async lookedAt(key: string) {
      await market.api('GET', `/api/checkout/${key}/payment`)
      return this.statuses(key)
    },
    /** How what was begun for a purchase stands, the oldest first. */
    async begunOf(key: string): Promise<string[]> {
      const { rows } = await market.query(
        `select p.status from payments p join purchases u on u.id = p.purchase_id where u.key = $1 order by p.created_at`,
        [key],
      )
      return rows.map(({ status }) => status)
    },
    async chargebacksOf(key: string): Promise<string[]> {
      const { rows } = await market.query(
        `select c.state from chargebacks c join payments p on p.id = c.payment_id
        join purchases u on u.id = p.purchase_id where u.key = $1`,
        [key],
      )
      return rows.map(({ state }) => state)
    },
    async uploadStatement(file: Buffer) {
      const headers = { ...auth, 'content-type': 'application/octet-stream' }
      const sent = await fetch(`${market.url}/api/admin/bank-statements?name=wyciag.sta`, {
        ...{ method: 'POST', headers, body: new Uint8Array(file) },
      })
      if (!sent.ok) throw new Error(await sent.text())
    },
    jobs: () => runAllJobs(market),
    /** Answers what the books complain about. */
    async close() {
      const { problems } = await verifyLedger(market.deps)
      await market.close()
      return problems
    },
  }
}
export type DemoMarket = Awaited<ReturnType<typeof demoMarket>>

/** The same database and folder, started anew: as a demo, or open for business. */
export async function openedOn({ deps }: TestMarket, { demo }: { demo: boolean }) {
  const config = readConfig({
    ...{ NODE_ENV: 'test', DATA_DIR: deps.config.dataDir, DEMO: String(demo), PORT: '0', PAGE_CACHE: '0' },
    ...{ REQUESTS_PER_MINUTE: '0', WHITE_LIST_URL: 'off', VIES_URL: 'off' },
  })
  const market = buildMarket(config, deps.db, deps.log)
  const standIns = await openStandInsIfPossible(market)
  const listening = await listen(market.app, market.cache, 0, '127.0.0.1')
  config.port = listening.port
  const url = `http://127.0.0.1:${listening.port}`
  return {
    url,
    /** What stands there under the path of a page that another start gave out. */
    request: (page: string) => fetch(url + page.slice(new URL(page).origin.length)),
    async close() {
      await standIns?.close()
      listening.server.closeAllConnections()
      await listening.close()
    },
  }
}
