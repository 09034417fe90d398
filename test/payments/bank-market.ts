import { anOperator } from '../factories/person.ts'
import { aProduct } from '../factories/product.ts'
import { aPurchase } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'

export const BANK_FIELDS = {
  accountHolder: 'Obieg sp. z o.o.',
  bankName: 'Bank Przykładowy',
  ibanPLN: 'PL27 1140 2004 0000 3002 0135 5387',
  transferDays: '5',
}

/** The operator enters the account of the market; answers how to ask as the operator. */
export async function openAccount(market: TestMarket) {
  const { auth, id } = await anOperator(market)
  await market.query('update sessions set confirmed_at = now()')
  const body = { test: false, fields: BANK_FIELDS }
  const saved = await market.api('PUT', '/api/admin/payment-providers/bank-transfer', body, auth)
  if (saved.status !== 200) throw new Error(saved.text)
  return {
    auth,
    userId: id,
    asOperator: (method: string, path: string, body?: unknown) => market.api(method, path, body, auth),
  }
}

/** A market whose buyers may pay by transfer, and a seller with goods. */
export async function marketOfTransfers() {
  const clock = { later: 0 }
  const now = () => new Date(Date.now() + clock.later)
  const market = await testMarket({ env: { LOG_LEVEL: 'silent', SANDBOX_PAYMENTS: 'true' }, now })
  const { auth, userId, asOperator } = await openAccount(market)
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 1000, price: 90_001 })
  /** A purchase whose buyer was told how to transfer. */
  const begun = async (version = versionId) => {
    const { key, dueOnline } = await aPurchase(market, [{ versionId: version }])
    const started = await market.api('POST', `/api/checkout/${key}/payments`, { provider: 'bank-transfer' })
    if (started.status !== 201) throw new Error(started.text)
    const told = (await market.api('GET', `/api/checkout/${key}/transfer`)).json
    return {
      key: key as string,
      due: dueOnline as number,
      title: told.title as string,
      told,
      page: started.json.redirectUrl,
    }
  }
  return {
    ...{ market, clock, companyId, versionId, auth, operatorId: userId, asOperator, begun },
    transfer: async (key: string) => (await market.api('GET', `/api/checkout/${key}/transfer`)).json,
    /** Sends a file as the operator does. */
    async upload(path: string, file: Buffer, query: Record<string, string> = {}) {
      const search = new URLSearchParams({ name: 'wyciag.sta', ...query })
      const headers = { ...auth, 'content-type': 'application/octet-stream' }
      const sent = await fetch(`${market.url}${path}?${search}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(file),
      })
      return { status: sent.status, json: JSON.parse(await sent.text()) }
    },
    /** Imports a statement and lets it be looked at. */
    async told(file: Buffer, query: Record<string, string> = {}) {
      const sent = await this.upload('/api/admin/bank-statements', file, query)
      await market.runJobs()
      return sent
    },
    async statuses(key: string) {
      const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
      return orders.map((one: { status: string; paymentStatus: string }) => `${one.status}/${one.paymentStatus}`)
    },
    lines: async (query = '') => (await asOperator('GET', `/api/admin/bank-lines${query}`)).json.lines,
    toReturn: async () => (await asOperator('GET', '/api/admin/hand-transfers')).json.transfers,
  }
}
export type MarketOfTransfers = Awaited<ReturnType<typeof marketOfTransfers>>
