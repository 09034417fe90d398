import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { buildMarket } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log/log.ts'
import { buyables } from './scenarios/buyables.ts'
import { orderBody } from './scenarios/order.ts'

export type Statements = { placing: number; whole: number }

/** SQL statements of one order of two sellers, begin and commit included: of placing it, and of all six requests. */
export async function countStatements(databaseUrl: string, benchPool: pg.Pool): Promise<Statements> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(import.meta.dirname, '../.data/bench'),
    DEMO: 'false',
    SANDBOX_PAYMENTS: 'true',
    PAGE_CACHE: '0',
  })
  const { db, pool, close } = connect({ connectionString: databaseUrl, max: 2 }, () => undefined, OF_A_JOB)
  let count = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      count += 1
      return query(...args)
    }) as typeof client.query
  })
  const { app } = buildMarket(config, db, createLog('warn'))
  const call = async (method: string, path: string, body: unknown) => {
    const once = path.startsWith('/api/checkout') ? { 'idempotency-key': randomUUID() } : {}
    const headers = { 'content-type': 'application/json', ...once }
    const answer = await app.request(path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string; total: number }
  }
  try {
    const goods = (await buyables(benchPool)).slice(0, 2)
    let cart = await call('POST', '/api/carts', {})
    for (const { versionId } of goods)
      cart = await call('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
    for (const { companyId } of goods) {
      const choice = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
      cart = await call('PUT', `/api/carts/${cart.id}/deliveries/${companyId}`, choice)
    }
    const before = count
    await call('POST', '/api/checkout/orders', orderBody(cart.id, cart.total))
    return { placing: count - before, whole: count }
  } finally {
    await close()
  }
}
