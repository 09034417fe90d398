// node bench/orders.ts: lists of orders of buyer, seller and operator with 250 000 orders, and what each of their statements touches.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { load } from './measure.ts'
import { databaseOf, openMarket, prepareTables } from './order-database.ts'
import { enter, fillWithOrders } from './order-market.ts'
import { questionsOf } from './order-questions.ts'
import { startServer } from './server.ts'
import { worstOf } from './worst-of.ts'

const DATA = join(import.meta.dirname, '../.data/bench')
/** Milliseconds within which 99 of 100 lists have to be answered. */
const BOUND = 60
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '250000' },
    seconds: { type: 'string', default: '4' },
    anew: { type: 'boolean', default: false },
  },
})
const orders = Number(values.orders)
const print = (text: string) => void process.stdout.write(`${text}\n`)

await mkdir(DATA, { recursive: true })
const cluster = await startEmbedded(DATA)
try {
  const { url, isNew } = await databaseOf(cluster, orders, values.anew)
  const { pool, db, close } = connect({ connectionString: url, max: 4 }, () => undefined, OF_A_JOB)
  try {
    await prepareTables(pool)
    const market = openMarket(url, DATA, db)
    if (isNew) {
      const began = performance.now()
      await fillWithOrders(market.deps, { pool }, orders)
      print(`${orders.toLocaleString('en')} orders written in ${Math.round((performance.now() - began) / 1000)} s`)
    }
    await measure(url, pool, market)
  } finally {
    await close()
  }
} finally {
  await cluster.stop()
}

async function measure(url: string, pool: pg.Pool, market: ReturnType<typeof openMarket>): Promise<void> {
  const entered = await enter(market.deps, { pool })
  const server = await startServer(url, false, undefined)
  try {
    const seconds = Number(values.seconds)
    print('list                               ways  median ms  p99 ms  most pages a statement reads')
    for (const { name, token, paths } of await questionsOf(pool, server.url, entered)) {
      const headers = { authorization: `Bearer ${token}` }
      const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
      await load(server.url, () => requests, 1, Math.min(1, seconds))
      const { median, p99 } = await load(server.url, () => requests, 1, seconds)
      const worst = await worstOf(pool, market, { paths, headers, many: orders / 10 })
      const late = p99 > BOUND ? '  OVER' : ''
      print(
        `${name.padEnd(34)} ${String(paths.length).padStart(4)} ${median.toFixed(1).padStart(10)} ${p99.toFixed(1).padStart(7)}  ${worst}${late}`,
      )
    }
  } finally {
    await server.stop()
  }
}
